import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useSettings } from '../../app/settings.ts';
import { useWords } from '../../app/words.tsx';
import { Button } from '../../ui/button.tsx';
import { characterNamed } from '../../ui/cast/cast.ts';
import { faceOf, gameName, playerName } from '../../ui/game-words.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { seatColour } from '../../ui/seat-shape.tsx';
import { Confetti } from './confetti.tsx';
import { LastTable } from './last-table.tsx';
import { ResultPaper } from './result-paper.tsx';
import { allResults } from './round-tally.ts';
import { RoundsTable } from './rounds-table.tsx';
import { ScoreChart } from './score-chart.tsx';
import { ownSide, sideName, targetOf } from './sides.ts';

interface MatchResultProps {
  /** A view whose match is over. */
  readonly view: SeatView;
  readonly setup: TableSetup;
  /** The same table once more. */
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** The end of a match: who won, a word from the other side, the last table and the way there. */
export function MatchResult({ view, setup, onAgain, onHome }: MatchResultProps) {
  const words = useWords();
  const { motion } = useSettings();
  const target = targetOf(view);
  const game = gameName(words, view.game);
  const side = ownSide(view);
  const won = side !== null && view.winners.includes(side);
  return (
    <ResultPaper
      above="felt"
      over={target === null ? game : words.text('result.match', { game, target })}
      title={matchTitle()}
      decoration={won && motion === 'full' && <Confetti />}
      onCancel={onHome}
      side={
        <>
          <LastTable view={view} />
          <ScoreChart view={view} setup={setup} height={190} />
        </>
      }
      actions={
        <>
          <Button kind="primary" onClick={onAgain}>
            {words.text('result.play-again')}
          </Button>
          <Button onClick={onHome}>{words.text('result.home')}</Button>
        </>
      }
    >
      <FinalScores view={view} setup={setup} />
      <LastWord view={view} setup={setup} won={won} />
      {side !== null && <OwnFigures view={view} side={side} />}
      <RoundsTable view={view} setup={setup} />
    </ResultPaper>
  );

  function matchTitle(): string {
    const winners = view.winners.flatMap((winner) => view.sides[winner] ?? []);
    if (won && winners.length === 1) return words.text('result.match.won');
    const partner = winners.find((seat) => seat !== view.seat);
    if (won && winners.length === 2 && view.winners.length === 1 && partner !== undefined)
      return words.text('result.match.won.pair', { partner: playerName(words, setup, partner) });
    const names = words.list(winners.map((seat) => playerName(words, setup, seat)));
    return words.text('result.match.lost', { names, count: winners.length });
  }
}

/** The faces of each side beside its score. */
function FinalScores({ view, setup }: { readonly view: SeatView; readonly setup: TableSetup }) {
  const words = useWords();
  return (
    <ul className="final-scores">
      {view.scores.map((score, side) => (
        <li key={view.sides[side]?.join() ?? side}>
          <span className="final-faces">
            {(view.sides[side] ?? []).map((seat) => (
              <Portrait key={seat} name={faceOf(setup, seat)} seat={seat} />
            ))}
          </span>
          <span>
            <b className="serif numbers">{score}</b>
            <small>{sideName(words, view, setup, side)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A word from an opponent: the winner among them, else the first. */
function LastWord({
  view,
  setup,
  won,
}: {
  readonly view: SeatView;
  readonly setup: TableSetup;
  readonly won: boolean;
}) {
  const words = useWords();
  const side = ownSide(view);
  const others = view.sides.map((_, index) => index).filter((index) => index !== side);
  const speaks = others.find((index) => view.winners.includes(index)) ?? others[0] ?? 0;
  const seat = view.sides[speaks]?.[0] ?? 0;
  const character = characterNamed(setup.players[seat]?.name ?? '');
  if (!character) return null;
  return (
    <figure className={`last-word ${seatColour(seat)}`}>
      <blockquote className="serif">
        {words.text(`cast.${character.id}.${won ? 'lost' : 'won'}`)}
      </blockquote>
      <figcaption>{character.name}</figcaption>
    </figure>
  );
}

/** What one side did in the match, in three figures. */
function OwnFigures({ view, side }: { readonly view: SeatView; readonly side: number }) {
  const words = useWords();
  const results = allResults(view);
  const own = results.filter(({ winners }) => winners.includes(side));
  const out = own.filter(({ kind }) => kind === 'domino').length;
  const best = Math.max(0, ...results.map(({ points }) => points[side] ?? 0));
  const figures = [
    [
      'result.stats.rounds',
      words.text('result.stats.rounds.value', { won: own.length, total: results.length }),
    ],
    ['result.stats.out', words.text('result.stats.out.value', { count: out })],
    ['result.stats.best', `${best}`],
  ] as const;
  return (
    <dl className="own-figures">
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>{words.text(label)}</dt>
          <dd className="serif numbers">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
