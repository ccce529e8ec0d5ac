import type { SeatView } from '@pedra/rules';
import type { PlayedTable } from '../play/played-table.ts';
import { SettingsDialog } from '../screens/settings/settings-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { ScoresDialog } from './scores-dialog.tsx';

/** What can be opened over the table. */
export type TableDialog = 'scores' | 'settings' | 'keys' | 'leave';

interface TableDialogsProps {
  readonly open: TableDialog | null;
  readonly view: SeatView;
  readonly table: PlayedTable;
  readonly onLeave: () => void;
  readonly onClose: () => void;
}

/** The dialog that is open over the table, if one is. */
export function TableDialogs({ open, view, table, onLeave, onClose }: TableDialogsProps) {
  switch (open) {
    case 'scores':
      return <ScoresDialog view={view} setup={table.setup} onClose={onClose} />;
    case 'settings':
      return <SettingsDialog onClose={onClose} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
    case 'leave':
      return <LeaveDialog kept={table.kept} onLeave={onLeave} onStay={onClose} />;
    case null:
      return null;
  }
}
