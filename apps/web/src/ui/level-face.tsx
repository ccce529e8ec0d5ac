import { markPlaces } from '@pedra/skins';
import { castLevels } from './cast/cast.ts';

/** A level as marks on a small ivory face, one for the weakest; the word stands beside it. */
export function LevelFace({ level }: { readonly level: string }) {
  const number = castLevels.indexOf(level) + 1;
  return (
    <svg className="level-face" viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
      <rect x=".5" y=".5" width="19" height="19" rx="4" fill="#fbf7ec" stroke="#b7a681" />
      {markPlaces(number, 90).map(([x, y]) => (
        <circle key={`${x}:${y}`} cx={10 + x * 20} cy={10 + y * 20} r="2.2" fill="#1c1a17" />
      ))}
    </svg>
  );
}
