import type { SpeechContext } from '@pedra/i18n';
import type { Api, Geometry } from '@pedra/renderer';
import type { Seat, TileText } from '@pedra/rules';
import type { Host, TableSetup } from '@pedra/session';
import { type RefObject, useCallback, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { BoneyardSlip } from './boneyard-slip.tsx';
import type { Frame } from './frame.ts';
import type { MirrorFocus } from './mirror-focus.ts';
import { ScorePops } from './score-pops.tsx';
import { TableCanvas } from './table-canvas.tsx';
import { TableMirror } from './table-mirror.tsx';
import { TableOverlays } from './table-overlays.tsx';
import { useTableConfig } from './use-table-config.ts';
import type { TableGame } from './use-table-game.ts';

interface TableStageProps {
  readonly game: TableGame;
  readonly context: SpeechContext;
  readonly host: Host;
  /** The seat of the player. */
  readonly own: Seat;
  readonly setup: TableSetup;
  readonly frame: Frame;
  readonly api: RefObject<Api | null>;
  readonly focus: RefObject<MirrorFocus | null>;
}

/** The drawn table and, over it, the same as real elements. */
export function TableStage({
  game,
  host,
  own,
  context,
  setup,
  frame,
  api,
  focus,
}: TableStageProps) {
  const words = useWords();
  const { view, waiting } = game.update;
  const acts = waiting.for === 'human' && waiting.seat === view.seat;
  const [geometry, setGeometry] = useState<Geometry | null>(null);
  const [focusedTile, setFocusedTile] = useState<TileText | null>(null);
  const [drawn, setDrawn] = useState(true);
  const onFailure = useCallback(() => setDrawn(false), []);
  const config = useTableConfig({ game, acts, frame, focusedTile, onGeometry: setGeometry });
  return (
    <div className={drawn ? 'table-stage' : 'table-stage is-plain'}>
      {!drawn && <p className="table-notice">{words.text('app.no-graphics.text')}</p>}
      {drawn && <TableCanvas config={config} round={view.round} api={api} onFailure={onFailure} />}
      {drawn && geometry && (
        <TableOverlays view={view} setup={setup} geometry={geometry} frame={frame} />
      )}
      {drawn && geometry && <ScorePops host={host} own={own} geometry={geometry} />}
      <TableMirror
        ref={focus}
        context={context}
        picking={game.picking}
        geometry={geometry}
        onWish={game.onWish}
        onFocusTile={setFocusedTile}
      >
        <BoneyardSlip rect={frame.slip} view={view} acts={acts} onWish={game.onWish} />
      </TableMirror>
    </div>
  );
}
