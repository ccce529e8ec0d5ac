import type { Geometry } from '@pedra/renderer';
import type { SeatView, TrainTable } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { EndChips, endChips } from './end-chips.tsx';
import type { Frame } from './frame.ts';
import { LaneStrips } from './lane-strips.tsx';
import { LastMoveMark } from './last-move-mark.tsx';
import { fitStyle } from './place-style.ts';
import { Rich } from './rich.tsx';

interface TableOverlaysProps {
  readonly view: SeatView;
  readonly setup: TableSetup;
  readonly geometry: Geometry;
  readonly frame: Frame;
}

function hasTrains(view: SeatView): view is SeatView & { readonly table: TrainTable } {
  return view.table.kind === 'trains';
}

/** What lies on the drawn table but is no tile: the mark of the last move, counted ends, lanes. */
export function TableOverlays({ view, setup, geometry, frame }: TableOverlaysProps) {
  const { table } = view;
  const chips = endChips(table, geometry);
  return (
    <>
      {hasTrains(view) && (
        <LaneStrips view={view} setup={setup} geometry={geometry} frame={frame} />
      )}
      <EndChips chips={chips} />
      {frame.count && table.kind === 'tree' && table.laid.length > 0 && (
        <p className="table-slip count-slip numbers" style={fitStyle(frame.count)}>
          <Rich text="table.count" values={{ count: table.count }} />
        </p>
      )}
      <LastMoveMark view={view} geometry={geometry} avoid={chips.map(({ rect }) => rect)} />
    </>
  );
}
