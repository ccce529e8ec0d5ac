import type { SeatView } from '@pedra/rules';
import { useSettings } from '../app/settings.ts';
import { useWords } from '../app/words.tsx';
import type { PlayedTable } from '../play/played-table.ts';
import { MatchResult } from '../screens/results/match-result.tsx';
import { RoundResult } from '../screens/results/round-result.tsx';
import { Button } from '../ui/button.tsx';
import type { Frame } from './frame.ts';
import { placeStyle } from './place-style.ts';
import { useAfterRound } from './use-after-round.ts';

interface AfterRoundProps {
  readonly table: PlayedTable;
  readonly view: SeatView;
  readonly frame: Frame;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** What comes after a round: its result over the table, after the last one the match's; or the bare table with a way back. */
export function AfterRound({ table, view, frame, onAgain, onHome }: AfterRoundProps) {
  const { host, setup, human } = table;
  const words = useWords();
  const { speed } = useSettings();
  const [after, setAfter] = useAfterRound(view.phase, view.round, speed);
  const last = view.phase === 'match-over';
  const onNext = () => (last ? setAfter('match') : host.ready(human));
  if (after === 'round') {
    return (
      <RoundResult
        view={view}
        setup={setup}
        onNext={onNext}
        onSeeTable={() => setAfter('put-aside')}
      />
    );
  }
  if (after === 'match') {
    return <MatchResult view={view} setup={setup} onAgain={onAgain} onHome={onHome} />;
  }
  if (after === 'nothing') return null;
  return (
    <div className="after-round" style={placeStyle(frame.board)}>
      <Button kind="primary" onClick={() => setAfter('round')}>
        {words.text('result.back')}
      </Button>
    </div>
  );
}
