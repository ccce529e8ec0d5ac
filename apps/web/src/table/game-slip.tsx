import type { PxRect } from '@pedra/renderer';
import { type ReactNode, useId } from 'react';
import { useWords } from '../app/words.tsx';
import { Icon, type IconName } from '../ui/icon.tsx';
import { fitStyle, placeStyle } from './place-style.ts';

/** One line of the menu. */
export interface MenuItem {
  readonly icon: IconName;
  readonly label: string;
  readonly onChoose: () => void;
}

interface GameSlipProps {
  readonly rect: PxRect;
  /** Whether it takes its whole rectangle, for what else stands on it. */
  readonly whole: boolean;
  /** The game's name. */
  readonly name: string;
  /** Beside it; null where the sheet says it. */
  readonly note: string | null;
  readonly items: readonly MenuItem[];
  /** What else stands on the slip. */
  readonly children?: ReactNode;
}

/** The slip at the upper left: the menu and the name of the game. */
export function GameSlip({ rect, whole, name, note, items, children }: GameSlipProps) {
  const words = useWords();
  const menu = useId();
  return (
    <header className="table-slip game-slip" style={whole ? placeStyle(rect) : fitStyle(rect)}>
      <button
        type="button"
        className="icon-button"
        popoverTarget={menu}
        aria-haspopup="true"
        aria-label={words.text('table.menu')}
        title={words.text('table.menu')}
      >
        <Icon name="menu" />
      </button>
      <div className="game-title">
        <h1>{name}</h1>
        {note !== null && <span className="muted numbers">{note}</span>}
      </div>
      {children}
      <div
        id={menu}
        popover="auto"
        className="table-menu"
        style={{ left: rect.x, top: rect.y + rect.h + 8 }}
      >
        <ul>
          {items.map(({ icon, label, onChoose }) => (
            <li key={label}>
              <button
                type="button"
                popoverTarget={menu}
                popoverTargetAction="hide"
                onClick={onChoose}
              >
                <Icon name={icon} />
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </header>
  );
}
