import type { GameInfo } from '@pedra/rules';
import { useMemo } from 'react';
import { LinePicture } from '../../ui/line-picture.tsx';
import { sampleLine } from '../../ui/sample-line.ts';

/** TEMP */
export function HomeScene({ games }: { readonly games: readonly GameInfo[] }) {
  const line = useMemo(() => (games[0] ? sampleLine(games[0], 8) : null), [games]);
  return (
    <div className="home-scene felt">
      {line && (
        <div style={{ position: 'absolute', left: 540, top: 170 }}>
          <LinePicture table={line} u={40} width={500} />
        </div>
      )}
    </div>
  );
}
