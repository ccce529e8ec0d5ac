import type { Seat } from '@pedra/rules';
import { characterNamed } from './cast/cast.ts';
import { SeatShape } from './seat-shape.tsx';

interface PortraitProps {
  /** A character's name; any other gives a plain bust. */
  readonly name: string;
  /** Across, in px; without it the style sheet says. */
  readonly size?: number;
  /** The seat whose shape sits at the lower right; none without it. */
  readonly seat?: Seat;
}

/** A round face. The name always stands beside it, so that it is silent to a screen reader. */
export function Portrait({ name, size, seat }: PortraitProps) {
  const character = characterNamed(name);
  return (
    <span className="portrait" {...(size ? { style: { width: size, height: size } } : {})}>
      {character ? (
        <img src={character.face} alt="" draggable={false} />
      ) : (
        <svg viewBox="0 0 48 48" aria-hidden="true">
          <circle cx="24" cy="24" r="24" fill="#eadbc2" />
          <circle cx="24" cy="19" r="8.5" fill="#6b4a2f" />
          <path
            d="M7.5 42.5c1.5-9 8-12.5 16.5-12.5s15 3.5 16.5 12.5a24 24 0 0 1-33 0z"
            fill="#6b4a2f"
          />
        </svg>
      )}
      {seat !== undefined && <SeatShape seat={seat} />}
    </span>
  );
}
