import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useWords } from '../../app/words.tsx';
import { Button } from '../../ui/button.tsx';
import { faceOf, gameName, playerName } from '../../ui/game-words.ts';
import { OpenHandRow } from './open-hand.tsx';
import { ResultPaper } from './result-paper.tsx';
import { isCounted, type RoundTally, tallyOf } from './round-tally.ts';
import { handNote, roundTitle, ruleText, sumText } from './round-words.ts';
import { RoundsTable } from './rounds-table.tsx';
import { ScoreChart } from './score-chart.tsx';
import { ScoreHeads } from './score-panel.tsx';

interface RoundResultProps {
  /** A view whose round is over. */
  readonly view: SeatView;
  readonly setup: TableSetup;
  /** On to the next round, or to the match's result after the last. */
  readonly onNext: () => void;
  /** Puts the paper aside to look at the finished line; Esc does the same. */
  readonly onSeeTable: () => void;
}

/** The end of a round: every hand laid open and counted, the scores and how they came about. */
export function RoundResult({ view, setup, onNext, onSeeTable }: RoundResultProps) {
  const words = useWords();
  const tally = tallyOf(view);
  if (!tally) return null;
  const next = view.phase === 'match-over' ? 'result.to-match' : 'result.next-round';
  return (
    <ResultPaper
      above="table"
      over={words.text('result.round', { game: gameName(words, view.game), round: view.round })}
      title={roundTitle(words, view, setup, tally)}
      onCancel={onSeeTable}
      side={
        <>
          <ScoreHeads view={view} setup={setup} />
          <ScoreChart view={view} setup={setup} height={220} />
          <RoundsTable view={view} setup={setup} />
        </>
      }
      actions={
        <>
          <Button kind="primary" onClick={onNext}>
            {words.text(next)}
          </Button>
          <Button onClick={onSeeTable}>{words.text('result.see-table')}</Button>
        </>
      }
    >
      <ul className="open-hands">
        {tally.hands.map((hand) => (
          <OpenHandRow
            key={hand.seat}
            hand={hand}
            name={playerName(words, setup, hand.seat)}
            face={faceOf(setup, hand.seat)}
            note={handNote(words, view, tally, hand)}
            counted={isCounted(view, tally, hand)}
            wanted={unitFor(tally)}
          />
        ))}
      </ul>
      <HowItCame tally={tally} view={view} setup={setup} />
    </ResultPaper>
  );
}

/** The rule that counted, and the sum of the hands where it takes more than one. */
function HowItCame(props: {
  readonly tally: RoundTally;
  readonly view: SeatView;
  readonly setup: TableSetup;
}) {
  const words = useWords();
  const sum = sumText(words, props.tally);
  const rule = ruleText(words, props.view, props.setup, props.tally);
  return (
    <p className="how-it-came">
      {sum && <b className="serif numbers">{sum}</b>}
      {rule}
    </p>
  );
}

/** The side of a face in px: the fewer hands there are to count, the larger they lie. */
function unitFor(tally: RoundTally): number {
  const counted = tally.hands.filter(({ tiles }) => tiles.length > 0).length;
  if (counted < 2) return 48;
  return counted === 2 ? 34 : 26;
}
