import {
  placesOf,
  placeText,
  playableTiles,
  readCounts,
  readHandTile,
  readLastMove,
  readLine,
  readScore,
  readTurn,
  refusalText,
  type SpeechContext,
  type Words,
} from '@pedra/i18n';
import { type Action, explain, type Match, type SeatView } from '@pedra/rules';

/** What is needed to ask a player. */
export interface Question {
  readonly words: Words;
  readonly names: readonly string[];
  readonly view: SeatView;
  readonly match: Match;
  say(text: string): Promise<void>;
  ask(text: string): Promise<string | null>;
}

/** What an answer comes to: an action, something to read out, or leaving. */
type Answer = { readonly action: Action } | { readonly text: string } | { readonly leave: true };

const contextOf = ({ view, names }: Question): SpeechContext => ({ view, names });

/** What a single key reads out, or does. */
function readKey(question: Question, key: string): Answer | null {
  const { words, view } = question;
  const named = words.keys;
  const context = contextOf(question);
  switch (key) {
    case named.draw:
      return tryAction(question, 'draw');
    case named.pass:
      return tryAction(question, 'pass');
    case named.ends:
      return { text: readLine(words, context) };
    case named.counts:
      return { text: readCounts(words, context) };
    case named.score:
      return { text: readScore(words, context) };
    case named['last-move']:
      return { text: readLastMove(words, context) };
    case named.turn:
    case named.playable:
      return { text: [readTurn(words, context), ...handLines(question)].join('\n') };
    case named.help:
      return { text: helpText(words) };
    case 'q':
      return { leave: true };
    default:
      return view.hand.length > 0 ? null : { text: helpText(words) };
  }
}

/** The action if it is legal, else why not. */
function tryAction(question: Question, action: Action): Answer {
  if (question.view.legal.includes(action)) return { action };
  const seat = question.view.seat === 'public' ? 0 : question.view.seat;
  const reason = explain(question.match, action, seat) ?? 'not-an-action';
  return { text: refusalText(question.words, reason, action, contextOf(question)) };
}

/** The places where a tile fits, numbered, or the two ends of a line by their letters. */
function whichPlace(question: Question, tile: string, places: readonly string[]): string {
  const { words, view } = question;
  if (view.table.kind === 'line') {
    const { left, right } = words.keys;
    const letters = { left: left.toUpperCase(), right: right.toUpperCase() };
    return words.text('cli.which-end', { tile, ...letters });
  }
  const numbered = places.map(
    (place, index) => `${index + 1} ${placeText(words, contextOf(question), place)}`,
  );
  return words.text('cli.which-place', { tile, places: words.list(numbered, ',') });
}

/** The place that a player means: an end by its letter, one of the places by its number, or its name. */
function placeMeant({ words }: Question, answer: string, places: readonly string[]): string {
  if (answer.startsWith(words.keys.left) && places.includes('left')) return 'left';
  if (answer.startsWith(words.keys.right) && places.includes('right')) return 'right';
  return places[Number(answer) - 1] ?? answer;
}

/** `3`, `3 l`, `6-4` or `6-4 right`: a tile of the hand by number or name, and a place where there is a choice. */
function readTile(question: Question, answer: string): Answer {
  const { words, view } = question;
  const [which = '', where] = answer.split(/\s+/);
  const tile = /^\d{1,2}$/.test(which) ? view.hand[Number(which) - 1] : which;
  if (tile === undefined || !/^\d+-\d+$/.test(tile)) return { text: helpText(words) };
  const places = placesOf(view, tile);
  if (where !== undefined) {
    return tryAction(question, `${tile}@${placeMeant(question, where, places)}`);
  }
  const [place, other] = places;
  if (other !== undefined) return { text: whichPlace(question, tile, places) };
  return tryAction(question, `${tile}@${place ?? view.table.ends[0]?.place ?? 'start'}`);
}

/** The own hand, numbered, a tile a line, with where each fits. */
function handLines(question: Question): readonly string[] {
  return question.view.hand.map(
    (tile, index) => `${index + 1}: ${readHandTile(question.words, contextOf(question), tile)}`,
  );
}

/** The keys of the terminal in one sentence each. */
export function helpText(words: Words): string {
  const { left, right, draw, pass, ends, counts, score, turn, 'last-move': last } = words.keys;
  const letters = Object.entries({ left, right, draw, pass, ends, counts, score, turn, last });
  return words.text(
    'cli.help',
    Object.fromEntries(letters.map(([name, key]) => [name, key.toUpperCase()])),
  );
}

/** Asks until the player names a legal action; null where the player leaves. */
export async function askAction(question: Question): Promise<Action | null> {
  const { words, view } = question;
  await question.say(readTurn(words, contextOf(question)));
  if (playableTiles(view).length > 0)
    for (const line of handLines(question)) await question.say(line);
  for (;;) {
    const given = await question.ask('>');
    if (given === null) return null;
    const text = given.trim().toLowerCase();
    if (text === '') continue;
    const answer = (text.length === 1 ? readKey(question, text) : null) ?? readTile(question, text);
    if ('leave' in answer) return null;
    if ('action' in answer) return answer.action;
    await question.say(answer.text);
  }
}
