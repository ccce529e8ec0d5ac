import { lineFromLeft, placeText, readLineTile, type SpeechContext } from '@pedra/i18n';
import type { Geometry } from '@pedra/renderer';
import type { LaidTile, TrainTable } from '@pedra/rules';
import type { CSSProperties } from 'react';
import { useWords } from '../app/words.tsx';
import { placeStyle } from './place-style.ts';
import { engineOf } from './table-plan.ts';

interface LaidMirrorProps {
  readonly context: SpeechContext;
  readonly geometry: Geometry | null;
}

/** The tiles on the table as lists: a line from left to right, a tree as it grew, a list for each train. */
export function LaidMirror(props: LaidMirrorProps) {
  const { table } = props.context.view;
  if (table.kind === 'trains') return <TrainsMirror {...props} table={table} />;
  return table.kind === 'tree' ? <TreeMirror {...props} /> : <LineMirror {...props} />;
}

function overDrawn(geometry: Geometry | null, tile: string): CSSProperties {
  const rect = geometry?.pieces[tile];
  return rect ? placeStyle(rect) : {};
}

function LineMirror({ context, geometry }: LaidMirrorProps) {
  const words = useWords();
  const line = lineFromLeft(context.view.table);
  return (
    <ol
      className="mirror-line"
      aria-label={words.text(line.length ? 'table.line' : 'table.line.empty')}
    >
      {line.map(({ tile }, index) => (
        <li key={tile} tabIndex={-1} data-laid={tile} style={overDrawn(geometry, tile)}>
          <span className="aside-text">{readLineTile(words, context, index)}</span>
        </li>
      ))}
    </ol>
  );
}

function TreeMirror({ context, geometry }: LaidMirrorProps) {
  const words = useWords();
  const { laid } = context.view.table;
  return (
    <ol
      className="mirror-line"
      aria-label={words.text(laid.length ? 'table.tree' : 'table.line.empty')}
    >
      {laid.map(({ tile, lies, place }) => (
        <li key={tile} tabIndex={-1} data-laid={tile} style={overDrawn(geometry, tile)}>
          <span className="aside-text">
            {place === 'start'
              ? tile
              : words.text('table.tile-at', { tile: lies, at: placeText(words, context, place) })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function TrainsMirror({
  context,
  geometry,
  table,
}: LaidMirrorProps & { readonly table: TrainTable }) {
  const words = useWords();
  const { seat: own } = context.view;
  const inOrder = [...table.trains].sort(
    (a, b) => Number(b.owner === own) - Number(a.owner === own),
  );
  return (
    <>
      <p className="aside-text">{words.text('say.engine', { tile: engineOf(table) ?? '' })}</p>
      {inOrder.map(({ place, owner, laid, open }) => {
        const name = owner === null ? '' : (context.names[owner] ?? '');
        const label =
          owner === null
            ? words.text('table.train.mexican')
            : owner === own
              ? words.text('table.train.own')
              : words.text('table.train.of', { name });
        return (
          <ol
            key={place}
            className="mirror-line"
            aria-label={words.text('table.train.label', {
              train: label,
              open: open ? 'yes' : 'no',
              count: laid.length,
            })}
          >
            {laid.map((tile: LaidTile) => (
              <li
                key={tile.tile}
                tabIndex={-1}
                data-laid={tile.tile}
                style={overDrawn(geometry, tile.tile)}
              >
                <span className="aside-text">{tile.lies}</span>
              </li>
            ))}
          </ol>
        );
      })}
    </>
  );
}
