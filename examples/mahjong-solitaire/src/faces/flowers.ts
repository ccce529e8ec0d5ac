import type { Ctx2D } from '@pedra/renderer';
import { writeIndex } from './characters.ts';
import { around, disc, inks, petal } from './inks.ts';

function stem(c: Ctx2D, path: string, width: number, colour: string): void {
  c.lineWidth = width;
  c.lineCap = 'round';
  c.strokeStyle = colour;
  c.stroke(new Path2D(path));
}

function leaf(c: Ctx2D, x: number, y: number, degrees: number, length: number): void {
  c.save();
  c.translate(x, y);
  c.rotate((degrees * Math.PI) / 180);
  petal(c, length, length * 0.24, inks.leaf);
  c.restore();
}

function drawPlum(c: Ctx2D): void {
  stem(c, 'M22 122Q44 96 52 66M47 88Q66 84 78 96M40 104L24 92', 5, '#6B4630');
  for (const [x, y, r] of [
    [54, 50, 1],
    [78, 98, 0.58],
    [24, 88, 0.5],
  ] as const) {
    around(c, x, y, 5, () => disc(c, 0, -15 * r, 11.5 * r, inks.pink));
    around(c, x, y, 5, () => disc(c, 0, -6 * r, 5 * r, '#F6C3D2'));
    disc(c, x, y, 4.5 * r, inks.gold);
  }
}

function drawOrchid(c: Ctx2D): void {
  for (const degrees of [-48, -24, 26, 50]) leaf(c, 50, 124, degrees, 66);
  stem(c, 'M50 124Q48 92 52 60', 4, inks.green);
  around(c, 52, 50, 5, () => petal(c, 31, 9, inks.violet));
  around(c, 52, 50, 5, () => petal(c, 15, 3.5, '#CDB4E6', 4));
  disc(c, 52, 52, 6, inks.gold);
  disc(c, 52, 54, 3, inks.red);
}

function drawChrysanthemum(c: Ctx2D): void {
  stem(c, 'M50 124V66', 5, inks.green);
  leaf(c, 50, 116, -58, 32);
  leaf(c, 50, 108, 58, 32);
  around(c, 52, 54, 18, () => petal(c, 36, 5.4, inks.gold));
  around(c, 52, 54, 14, () => petal(c, 25, 4.4, '#EDB83F'));
  around(c, 52, 54, 10, () => petal(c, 14, 3.6, '#F8DC86'));
  disc(c, 52, 54, 4.5, '#A35E12');
}

function drawLotus(c: Ctx2D): void {
  stem(c, 'M50 122Q54 100 50 84', 5, inks.green);
  c.beginPath();
  c.ellipse(50, 116, 36, 9, 0, 0, 2 * Math.PI);
  c.fillStyle = inks.green;
  c.fill();
  for (const [degrees, colour] of [
    [-62, '#E88AA6'],
    [62, '#E88AA6'],
    [-34, inks.pink],
    [34, inks.pink],
    [0, '#F3A9BF'],
  ] as const) {
    c.save();
    c.translate(50, 88);
    c.rotate((degrees * Math.PI) / 180);
    petal(c, 50, 15, colour);
    petal(c, 34, 4, '#FBE3EA', 10);
    c.restore();
  }
}

const drawings: Readonly<Record<string, readonly [string, (c: Ctx2D) => void]>> = {
  plum: ['1', drawPlum],
  orchid: ['2', drawOrchid],
  chrysanthemum: ['3', drawChrysanthemum],
  lotus: ['4', drawLotus],
};

export function drawFlower(c: Ctx2D, name: string): void {
  const [index, draw] = drawings[name] ?? ['', () => {}];
  draw(c);
  writeIndex(c, index, inks.red);
}
