import type { LaidTile, TableView, TrainTable, TreeTable } from '@pedra/rules';

/** The table in plain characters, a line of text each; the same table gives the same lines. */
export function drawTable(table: TableView): readonly string[] {
  if (table.kind === 'trains') return drawTrains(table);
  if (table.laid.length === 0) return ['(empty)'];
  return table.kind === 'tree' ? drawTree(table) : [drawLine(table.laid)];
}

/** `[4|6][6|6][6|1]`, from left to right. */
function drawLine(laid: readonly LaidTile[]): string {
  const line: string[] = [];
  for (const { lies, place } of laid) {
    if (place === 'left') line.unshift(boxed(lies));
    else line.push(boxed(lies));
  }
  return line.join('');
}

function boxed(lies: string): string {
  return `[${lies.replace('-', '|')}]`;
}

/** Every host with what is joined to it set in below; a tile that alone follows another stands behind it. */
function drawTree({ laid, count }: TreeTable): readonly string[] {
  const [middle] = laid;
  const joined = (host: LaidTile) => laid.filter(({ place }) => place === host.tile);
  const lines: string[] = [];
  const draw = (tile: LaidTile, margin: string, own: string, below: string): void => {
    let text = boxed(tile.lies);
    let last = tile;
    for (let next = joined(last); next.length === 1 && last !== middle; next = joined(last)) {
      last = next[0] ?? last;
      text += boxed(last.lies);
    }
    lines.push(margin + own + text);
    const arms = joined(last);
    arms.forEach((arm, index) => {
      const more = index < arms.length - 1;
      draw(arm, margin + below, '+--', more ? '|  ' : '   ');
    });
  };
  if (middle) draw(middle, '', '', '');
  return [...lines, `count ${count}`];
}

function drawTrains({ engine, trains, duty }: TrainTable): readonly string[] {
  const rows = trains.map(({ place, owner, open, laid }) => {
    const marker = open && owner !== null ? '*' : ' ';
    const cover = place === duty ? ' !' : '';
    return `${marker}${place.padEnd(8)} ${laid.map(({ lies }) => boxed(lies)).join('')}${cover}`;
  });
  return [` engine   ${boxed(`${engine}-${engine}`)}`, ...rows];
}
