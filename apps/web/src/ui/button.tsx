import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

interface ButtonProps {
  /** `primary` once a screen, `second` beside it, `quiet` inside a row. Default `second`. */
  readonly kind?: 'primary' | 'second' | 'quiet';
  /** Taller, with larger type. Default false. */
  readonly big?: boolean;
  readonly icon?: IconName;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button with words on it. */
export function Button({ kind = 'second', big = false, icon, onClick, children }: ButtonProps) {
  return (
    <button type="button" className={`button is-${kind}${big ? ' is-big' : ''}`} onClick={onClick}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** A button with a drawing alone, 44 px wide; its label is spoken and shown on hover. */
export function IconButton({
  icon,
  label,
  off = false,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  /** Whether it does nothing now; its label says why. Default false. */
  readonly off?: boolean;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
