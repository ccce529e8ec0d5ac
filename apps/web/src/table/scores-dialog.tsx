import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useWords } from '../app/words.tsx';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ScoreSheet } from './score-sheet.tsx';

/** The side sheet as a dialog, where the screen has no room for it. */
export function ScoresDialog(props: {
  readonly view: SeatView;
  readonly setup: TableSetup;
  readonly onClose: () => void;
}) {
  const words = useWords();
  return (
    <Dialog
      className="sheet-dialog is-small scores-dialog"
      labelledBy="sheet-round"
      onCancel={props.onClose}
    >
      <IconButton icon="close" label={words.text('settings.close')} onClick={props.onClose} />
      <ScoreSheet view={props.view} setup={props.setup} />
    </Dialog>
  );
}
