import { placeText, readHandTile, readTurn, type SpeechContext, type Words } from '@pedra/i18n';
import type { Geometry, PxRect } from '@pedra/renderer';
import type { Place, TileText } from '@pedra/rules';
import { type CSSProperties, type ReactNode, type Ref, useImperativeHandle, useRef } from 'react';
import { useWords } from '../app/words.tsx';
import type { Picking, Wish } from './decide.ts';
import { LaidMirror } from './laid-mirror.tsx';
import { type MirrorFocus, useMirrorFocus } from './mirror-focus.ts';
import { placeStyle } from './place-style.ts';
import { placesByTile } from './places-by-tile.ts';
import { placeAt } from './table-plan.ts';

interface TableMirrorProps {
  /** What is known, and what everybody is called. */
  readonly context: SpeechContext;
  readonly picking: Picking;
  readonly geometry: Geometry | null;
  readonly onWish: (wish: Wish) => void;
  /** The tile of the hand that the keyboard is on, for the ring on the canvas. */
  readonly onFocusTile: (tile: TileText | null) => void;
  readonly ref: Ref<MirrorFocus>;
  /** Further things to act on, after the hand. */
  readonly children?: ReactNode;
}

/**
 * The table as real elements that lie over the drawn ones: the line as a list, the hand as buttons with one tab stop, a button per
 * end while a tile is picked. Keyboard and readers act here, the pointer on the canvas below; both make the same wishes.
 */
export function TableMirror({
  context,
  picking,
  geometry,
  onWish,
  onFocusTile,
  ref,
  children,
}: TableMirrorProps) {
  const { view } = context;
  const words = useWords();
  const section = useRef<HTMLElement>(null);
  const focus = useMirrorFocus(section, view.hand, picking);
  useImperativeHandle(ref, () => focus.handle);
  const slots = picking.picked === null ? [] : (placesByTile(view).get(picking.picked) ?? []);
  return (
    <section
      ref={section}
      className="table-mirror"
      aria-label={words.text('table.label')}
      onFocus={(event) => focus.entered(event.target, onFocusTile)}
      onBlur={(event) => focus.left(event, onFocusTile)}
    >
      <p tabIndex={-1} data-turn className="aside-text">
        {readTurn(words, context)}
      </p>
      <LaidMirror context={context} geometry={geometry} />
      {picking.picked !== null && (
        <fieldset className="mirror-group">
          <legend className="aside-text">{words.text('table.ends')}</legend>
          {slots.map((place) => (
            <button
              key={place}
              type="button"
              data-place={place}
              style={overDrawn(slotAt(geometry, place))}
              onClick={() =>
                onWish({ type: 'drop', piece: picking.picked ?? '', end: place, via: 'keyboard' })
              }
            >
              <span className="aside-text">
                {endText(words, context, picking.picked ?? '', place)}
              </span>
            </button>
          ))}
        </fieldset>
      )}
      <HandMirror
        context={context}
        picking={picking}
        geometry={geometry}
        stop={focus.stop}
        onWish={onWish}
      />
      {children}
    </section>
  );
}

/** Where something is drawn; an element of which nothing is drawn lies where the page puts it. */
function overDrawn(rect: PxRect | undefined): CSSProperties {
  return rect ? placeStyle(rect) : {};
}

/** Where the picked piece would lie at a place of the table, as it is drawn. */
function slotAt(geometry: Geometry | null, place: Place): PxRect | undefined {
  return Object.entries(geometry?.slots ?? {}).find(([end]) => placeAt(end) === place)?.[1];
}

function endText(words: Words, context: SpeechContext, tile: TileText, place: Place): string {
  const { table } = context.view;
  if (table.kind !== 'line' && place !== 'start') {
    return words.text('table.end.at', { tile, at: placeText(words, context, place) });
  }
  const number = table.ends.find((end) => end.place === place)?.number ?? 0;
  const known = place === 'left' || place === 'right' ? place : 'start';
  return words.text(`table.end.${known}`, { tile, number });
}

function HandMirror(
  props: Pick<TableMirrorProps, 'context' | 'picking' | 'geometry' | 'onWish'> & {
    readonly stop: TileText | null;
  },
) {
  const { context, picking, geometry, onWish, stop } = props;
  const { view } = context;
  const words = useWords();
  const places = placesByTile(view);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a toolbar of tiles, not a form's fields
    <div
      role="group"
      className="mirror-group"
      tabIndex={-1}
      data-hand
      aria-label={words.text('table.hand')}
    >
      {view.hand.map((tile) => (
        <button
          key={tile}
          type="button"
          data-tile={tile}
          tabIndex={tile === stop ? 0 : -1}
          aria-pressed={picking.picked === tile}
          aria-disabled={!places.has(tile)}
          style={overDrawn(geometry?.pieces[tile])}
          onClick={() => onWish({ type: 'pick', piece: tile, via: 'keyboard' })}
        >
          <span className="aside-text">{readHandTile(words, context, tile)}</span>
        </button>
      ))}
    </div>
  );
}
