import { useWords } from '../../app/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks before a new match takes the place of the one that is kept. */
export function ReplaceDialog({
  onReplace,
  onContinue,
  onClose,
}: {
  readonly onReplace: () => void;
  readonly onContinue: () => void;
  readonly onClose: () => void;
}) {
  const words = useWords();
  return (
    <Dialog className="sheet-dialog is-small" labelledBy="replace-title" onCancel={onClose}>
      <h2 id="replace-title" tabIndex={-1}>
        {words.text('home.replace.title')}
      </h2>
      <p className="muted">{words.text('home.replace.text')}</p>
      <div className="dialog-actions">
        <Button kind="primary" onClick={onContinue}>
          {words.text('home.replace.continue')}
        </Button>
        <Button onClick={onReplace}>{words.text('home.replace.anew')}</Button>
      </div>
    </Dialog>
  );
}
