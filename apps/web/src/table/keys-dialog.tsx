import { type KeyCommand, keyCommands } from '@pedra/i18n';
import { useWords } from '../app/words.tsx';
import { IconButton } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** The keys that do something at this table. */
const offered: readonly KeyCommand[] = keyCommands.filter((command) => command !== 'hint');
const general = ['key.hand', 'key.pick', 'key.choose-end', 'key.nth', 'key.read-line'] as const;

/** The keys of the table in the language in force. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords();
  return (
    <Dialog className="sheet-dialog" labelledBy="keys-title" onCancel={onClose}>
      <header className="dialog-head">
        <h2 id="keys-title" tabIndex={-1}>
          {words.text('key.title')}
        </h2>
        <IconButton icon="close" label={words.text('key.close')} onClick={onClose} />
      </header>
      <ul className="key-list">
        {general.map((key) => (
          <li key={key}>{words.text(key)}</li>
        ))}
      </ul>
      <dl className="key-list">
        {offered.map((command) => (
          <div key={command}>
            <dt>
              <kbd>{words.keys[command].toUpperCase()}</kbd>
            </dt>
            <dd>{words.text(`key.${command}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
