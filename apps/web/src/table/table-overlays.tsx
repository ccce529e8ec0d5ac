import type { Geometry } from '@pedra/renderer';
import type { SeatView, TrainTable } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import type { Picking } from './decide.ts';
import { EndChips } from './end-chips.tsx';
import type { Frame } from './frame.ts';
import { LaneStrips } from './lane-strips.tsx';
import { LastMoveMark } from './last-move-mark.tsx';

interface TableOverlaysProps {
  readonly view: SeatView;
  readonly setup: TableSetup;
  readonly picking: Picking;
  readonly geometry: Geometry;
  readonly frame: Frame;
}

function hasTrains(view: SeatView): view is SeatView & { readonly table: TrainTable } {
  return view.table.kind === 'trains';
}

/** What lies on the drawn table but is no tile: the mark of the last move, counted ends, lanes. */
export function TableOverlays({ view, setup, picking, geometry, frame }: TableOverlaysProps) {
  const { table } = view;
  const counts = table.kind === 'tree' && picking.picked === null;
  return (
    <>
      {hasTrains(view) && (
        <LaneStrips view={view} setup={setup} geometry={geometry} frame={frame} />
      )}
      {counts && <EndChips table={table} geometry={geometry} />}
      <LastMoveMark view={view} geometry={geometry} />
    </>
  );
}
