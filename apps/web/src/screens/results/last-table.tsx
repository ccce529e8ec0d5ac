import type { SeatView } from '@pedra/rules';
import { useRef } from 'react';
import { useWords } from '../../app/words.tsx';
import { useSize } from '../../table/use-size.ts';
import { TablePicture } from '../../ui/table-picture.tsx';

/** The finished table of the last round, small, and in words how it ended. */
export function LastTable({ view }: { readonly view: SeatView }) {
  const words = useWords();
  const frame = useRef<HTMLDivElement>(null);
  const width = useSize(frame)?.width || 352;
  const { table } = view;
  const last = table.laid.at(-1);
  const out = view.result?.kind === 'domino' && last !== undefined;
  return (
    <figure className="last-table">
      <div ref={frame} className="felt">
        <TablePicture table={table} width={width - 20} height={192} most={28} ring />
      </div>
      <figcaption>
        {out
          ? words.text('result.last-table.out', { tile: last.tile, place: last.place })
          : words.text('result.last-table.blocked')}
      </figcaption>
    </figure>
  );
}
