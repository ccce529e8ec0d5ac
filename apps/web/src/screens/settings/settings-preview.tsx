import { useSettings } from '../../app/settings.ts';
import { FeltPieces } from '../../ui/felt-pieces.tsx';
import { type Numbers, SmallPiece } from '../../ui/small-piece.tsx';
import { TableSurface } from '../../ui/table-surface.tsx';

const sizes = { usual: 30, large: 40 };
const line: readonly Numbers[] = [
  [4, 2],
  [2, 6],
  [6, 5],
  [5, 3],
  [3, 1],
];

/** A line of pieces that carry every mark, drawn by the settings in force. */
export function SettingsPreview() {
  const u = useSettings().large ? sizes.large : sizes.usual;
  const step = 2 * u + 3;
  return (
    <div className="settings-preview felt">
      <TableSurface distance={2} />
      <FeltPieces width={5 * step + 5} height={u + 8}>
        {line.map((numbers, index) => (
          <SmallPiece
            key={numbers.join()}
            numbers={numbers}
            u={u}
            x={4 + index * step}
            y={4}
            lying
          />
        ))}
      </FeltPieces>
    </div>
  );
}
