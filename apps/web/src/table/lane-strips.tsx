import type { Geometry, LaneRects, PxRect } from '@pedra/renderer';
import type { SeatView, TrainTable, TrainView } from '@pedra/rules';
import type { TableSetup } from '@pedra/session';
import { useId, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { faceOf, playerName } from '../ui/game-words.ts';
import { Icon } from '../ui/icon.tsx';
import { Portrait } from '../ui/portrait.tsx';
import { SeatShape, seatColour } from '../ui/seat-shape.tsx';
import type { Frame } from './frame.ts';
import { LaneSheet } from './lane-sheet.tsx';
import { placeStyle } from './place-style.ts';
import { engineOf } from './table-plan.ts';

interface LaneStripsProps {
  readonly view: SeatView & { readonly table: TrainTable };
  readonly setup: TableSetup;
  readonly geometry: Geometry;
  readonly frame: Frame;
}

/** Everybody's lane round the drawn tiles: whose it is, whether it is open, and a chip for what is folded. */
export function LaneStrips({ view, setup, geometry, frame }: LaneStripsProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const trains = new Map(view.table.trains.map((train) => [train.place, train]));
  const shown = trains.get(opened ?? '');
  const engine = engineOf(view.table) ?? '';
  return (
    <>
      <Rails hub={geometry.pieces[engine]} lanes={geometry.lanes} />
      {geometry.lanes.map((lane) => {
        const train = trains.get(lane.end);
        if (!train) return null;
        return (
          <LaneStrip
            key={lane.end}
            lane={lane}
            train={train}
            view={view}
            setup={setup}
            head={frame.laneHead}
            onOpen={() => setOpened(lane.end)}
          />
        );
      })}
      {shown && (
        <LaneSheet view={view} setup={setup} train={shown} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

interface LaneStripProps extends Pick<LaneStripsProps, 'view' | 'setup'> {
  readonly lane: LaneRects;
  readonly train: TrainView;
  readonly head: Frame['laneHead'];
  readonly onOpen: () => void;
}

function LaneStrip({ lane, train, view, setup, head, onOpen }: LaneStripProps) {
  const words = useWords();
  const { owner } = train;
  const marked = owner !== null && train.open;
  const looks = [
    'lane',
    owner === null ? 'is-common' : seatColour(owner, 'felt'),
    marked && 'is-open',
    owner !== null && view.turn === owner && 'is-turn',
    view.table.duty === train.place && 'is-duty',
  ].filter(Boolean);
  const beside = head.width > 0;
  const size = beside ? { width: head.width } : { height: head.height };
  return (
    <>
      <div className={looks.join(' ')} style={placeStyle(lane.rect)} aria-hidden="true">
        <span className={beside ? 'lane-head is-beside' : 'lane-head'} style={size}>
          {beside && head.width > 130 && owner !== null && (
            <Portrait name={faceOf(setup, owner)} size={40} />
          )}
          {beside && head.width > 130 && owner === null && (
            <span className="lane-train">
              <Icon name="train" />
            </span>
          )}
          <span className="lane-words">
            <b>
              <span className="lane-name">
                {owner === null
                  ? words.text('table.train.mexican')
                  : trainName(words, view, setup, owner)}
              </span>
              {owner === null ? (
                beside ? null : (
                  <Icon name="train" />
                )
              ) : (
                <SeatShape seat={owner} on="felt" />
              )}
            </b>
            {marked ? (
              <span className="lane-open">
                <Icon name="train" />
                {words.text('table.train.open')}
              </span>
            ) : (
              <span className="numbers">
                {owner === null
                  ? words.text('table.train.all')
                  : words.text('table.tiles', { count: view.counts[owner] ?? 0 })}
              </span>
            )}
          </span>
        </span>
      </div>
      {lane.folded > 0 && (
        <button
          type="button"
          className="lane-chip numbers"
          style={placeStyle(chipIn(lane.chip))}
          onClick={onOpen}
        >
          <span aria-hidden="true">+{lane.folded}</span>
          <span className="aside-text">
            {words.text('table.train.unfold', {
              count: train.laid.length,
              train:
                owner === null
                  ? words.text('table.train.mexican')
                  : trainName(words, view, setup, owner),
            })}
          </span>
        </button>
      )}
    </>
  );
}

/** What a train is called: the own one, or its owner's name. */
function trainName(
  words: ReturnType<typeof useWords>,
  view: SeatView,
  setup: TableSetup,
  owner: number,
): string {
  return owner === view.seat ? words.text('table.train.own') : playerName(words, setup, owner);
}

/** The chip in its lane: as wide as folded pieces, a little lower than they are high. */
function chipIn({ x, y, w, h }: PxRect): PxRect {
  const high = Math.max(Math.min(h, 44), h * 0.72);
  return { x: x + 2, y: y + (h - high) / 2, w: w - 2, h: high };
}

/** The rails from the hub to every lane. */
function Rails({
  hub,
  lanes,
}: {
  readonly hub: PxRect | undefined;
  readonly lanes: readonly LaneRects[];
}) {
  const id = useId();
  if (!hub || lanes.length === 0) return null;
  const x = hub.x + hub.w / 2;
  const middles = lanes.map(({ rect }) => rect.y + rect.h / 2);
  const first = Math.min(...lanes.map(({ rect }) => rect.x));
  const columns = lanes.filter(({ rect }) => rect.x < first + 1);
  const top = Math.min(...middles);
  const bottom = Math.max(...middles);
  return (
    <svg className="lane-rails" aria-hidden="true">
      <path
        key={id}
        d={[
          `M${x} ${top}V${hub.y - 3}M${x} ${hub.y + hub.h + 3}V${bottom}`,
          ...columns.flatMap(({ rect }) => {
            const y = rect.y + rect.h / 2;
            const beside = y > hub.y - 3 && y < hub.y + hub.h + 3;
            return rect.x > x ? [`M${beside ? hub.x + hub.w + 3 : x} ${y}H${rect.x - 5}`] : [];
          }),
        ].join('')}
      />
    </svg>
  );
}
