import type { SeatView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useWords } from '../app/words.tsx';
import { IconButton } from '../ui/button.tsx';
import { gameName } from '../ui/game-words.ts';
import type { Frame } from './frame.ts';
import { GameSlip, type MenuItem } from './game-slip.tsx';
import { fitStyle, placeStyle } from './place-style.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { ScoreSlip } from './score-slip.tsx';
import type { TableDialog } from './table-dialogs.tsx';

interface TableSlipsProps {
  readonly frame: Frame;
  readonly view: SeatView;
  readonly setup: TableSetup;
  /** Takes the last decision back; null where there is none that may be. */
  readonly onUndo: (() => void) | null;
  readonly onOpen: (dialog: TableDialog) => void;
}

/** The paper round the table: menu, game, scores; the side sheet where there is room for it. */
export function TableSlips({ frame, view, setup, onUndo, onOpen }: TableSlipsProps) {
  const words = useWords();
  const strip = frame.scheme === 'strip';
  const scores = <ScoreSlip view={view} setup={setup} onOpen={() => onOpen('scores')} />;
  return (
    <>
      <GameSlip
        rect={frame.game}
        whole={strip}
        name={gameName(words, view.game)}
        note={
          frame.sheet || frame.game.w < 170
            ? null
            : words.text('table.round', { round: view.round })
        }
        items={menuItems(words.text, frame, onUndo, onOpen)}
      >
        {strip && scores}
      </GameSlip>
      {frame.tools && (
        <div className="table-slip tools-slip" style={fitStyle(frame.tools, frame.width)}>
          {frame.sheet ? <Tools onUndo={onUndo} onOpen={onOpen} /> : scores}
        </div>
      )}
      {frame.sheet && (
        <aside
          className="side-sheet"
          style={placeStyle(frame.sheet)}
          aria-label={words.text('table.panel')}
        >
          <ScoreSheet view={view} setup={setup} />
        </aside>
      )}
    </>
  );
}

function Tools({ onUndo, onOpen }: Pick<TableSlipsProps, 'onUndo' | 'onOpen'>) {
  const words = useWords();
  return (
    <>
      <IconButton
        icon="undo"
        label={words.text(onUndo ? 'table.undo' : 'table.undo.none')}
        off={onUndo === null}
        onClick={() => onUndo?.()}
      />
      <IconButton icon="help" label={words.text('table.help')} onClick={() => onOpen('keys')} />
      <IconButton
        icon="settings"
        label={words.text('table.settings')}
        onClick={() => onOpen('settings')}
      />
    </>
  );
}

function menuItems(
  text: ReturnType<typeof useWords>['text'],
  frame: Frame,
  onUndo: TableSlipsProps['onUndo'],
  onOpen: (dialog: TableDialog) => void,
): readonly MenuItem[] {
  const item = (icon: MenuItem['icon'], label: string, dialog: TableDialog): MenuItem => ({
    icon,
    label,
    onChoose: () => onOpen(dialog),
  });
  return [
    ...(onUndo ? [{ icon: 'undo', label: text('table.undo'), onChoose: onUndo } as const] : []),
    ...(frame.sheet ? [] : [item('scores', text('table.panel'), 'scores')]),
    item('settings', text('table.settings'), 'settings'),
    item('help', text('table.help'), 'keys'),
    item('leave', text('table.leave'), 'leave'),
  ];
}
