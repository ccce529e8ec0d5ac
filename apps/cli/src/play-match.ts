import { choose } from '@pedra/bots';
import {
  explainRound,
  type Locale,
  loadWords,
  readOpenHands,
  readScore,
  type SpeechContext,
  sentences,
  type Words,
} from '@pedra/i18n';
import {
  act,
  begin,
  gameInfo,
  type Match,
  type MatchConfig,
  type MatchEvent,
  nextRound,
  redact,
  view,
} from '@pedra/rules';
import { askAction, helpText } from './ask-action.ts';
import { BadArguments } from './terminal.ts';

/** Whom the match is played against, in the order of play. */
const opponents = ['Nina', 'Bruno', 'Laura', 'Samuel', 'Dora', 'Hugo', 'Bento'];

/** The player sits here. */
const own = 0;

/** A match in a terminal. */
export interface TerminalMatch {
  readonly config: MatchConfig;
  readonly seed: string;
  /** Of the bots. */
  readonly level: string;
  readonly locale: Locale;
  /** Writes a line. */
  say(text: string): Promise<void>;
  /** Asks for a line; null at the end of the input. */
  ask(text: string): Promise<string | null>;
}

/** What goes on while a match is played. */
interface Table extends TerminalMatch {
  readonly words: Words;
  readonly names: readonly string[];
}

const contextOf = (table: Table, match: Match): SpeechContext => ({
  view: view(match, own),
  names: table.names,
});

async function tell(table: Table, match: Match, events: readonly MatchEvent[]): Promise<void> {
  const known = events.map((event) => redact(event, own));
  for (const text of sentences(table.words, known, contextOf(table, match))) await table.say(text);
}

/** The next action, by whoever has the turn; null where the player has left. */
async function nextAction(table: Table, match: Match): Promise<string | null> {
  const seat = match.turn ?? own;
  const seen = view(match, seat);
  const [only] = seen.legal;
  const forced = only === 'draw' || only === 'pass';
  if (seat !== own) {
    if (only !== undefined && seen.legal.length === 1) return only;
    return choose(seen, { level: table.level, seed: `${table.seed} ${seat}` }).action;
  }
  if (forced && gameInfo(seen.game)?.forced === 'auto') return only;
  return askAction({ ...table, view: seen, match });
}

async function playRound(table: Table, start: Match): Promise<Match | null> {
  let match = start;
  while (match.phase === 'playing') {
    const action = await nextAction(table, match);
    if (action === null) return null;
    const taken = act(match, action);
    if (!taken.ok) throw new Error(taken.error.message);
    match = taken.match;
    await tell(table, match, taken.events);
  }
  return match;
}

async function tellResult(table: Table, match: Match): Promise<void> {
  const context = contextOf(table, match);
  for (const text of readOpenHands(table.words, context)) await table.say(text);
  for (const text of explainRound(table.words, context)) await table.say(text);
  await table.say(readScore(table.words, context));
}

/** Plays a whole match; ends early where the player leaves. Throws BadArguments where the rules refuse the config. */
export async function playMatch(given: TerminalMatch): Promise<void> {
  const words = await loadWords(given.locale);
  const names = [words.text('player.you'), ...opponents].slice(0, given.config.seats);
  const table: Table = { ...given, words, names };
  let dealt = begin(given.config, { seed: given.seed });
  if (!dealt.ok) throw new BadArguments(dealt.error.message);
  await table.say(helpText(words));
  for (;;) {
    await tell(table, dealt.match, dealt.events);
    const match = await playRound(table, dealt.match);
    if (!match) return table.say(words.text('cli.left'));
    await tellResult(table, match);
    if (match.phase === 'match-over') return;
    if ((await table.ask(words.text('cli.next-round'))) === null)
      return table.say(words.text('cli.left'));
    const next = nextRound(match);
    if (!next.ok) throw new Error(next.error.message);
    dealt = next;
  }
}
