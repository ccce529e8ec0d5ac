import { useWords } from '../app/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

interface LeaveDialogProps {
  /** Whether the match can be continued later. */
  readonly kept: boolean;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asks before the table is left. */
export function LeaveDialog({ kept, onLeave, onStay }: LeaveDialogProps) {
  const words = useWords();
  return (
    <Dialog className="sheet-dialog is-small" labelledBy="leave-title" onCancel={onStay}>
      <h2 id="leave-title" tabIndex={-1}>
        {words.text('table.leave.title')}
      </h2>
      <p>{words.text(kept ? 'table.leave.text' : 'app.storage')}</p>
      <div className="dialog-actions">
        <Button kind="primary" onClick={onLeave}>
          {words.text('table.leave.confirm')}
        </Button>
        <Button onClick={onStay}>{words.text('table.leave.stay')}</Button>
      </div>
    </Dialog>
  );
}
