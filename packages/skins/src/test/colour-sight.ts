import { linearParts } from '../check/colour-contrast.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** What each kind of sight makes of a colour in linear light (Machado, Oliveira and Fernandes 2009, severity 1). */
const sights: Readonly<Record<Sight, Matrix>> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** From linear light to the cones, and from their cube roots to OKLab (Ottosson 2020). */
const cones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const lab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];

/** With all three kinds of cones, or with one of them missing. */
export type Sight = 'normal' | 'protan' | 'deutan' | 'tritan';

function apply(matrix: Matrix, [a, b, c]: Triple): Triple {
  const row = ([x, y, z]: Triple) => x * a + y * b + z * c;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
}

/** How far apart two `#rrggbb` colours look in OKLab, 0 … about 1. */
export function seenDistance(one: string, other: string, sight: Sight): number {
  const seen = (colour: string): Triple => {
    const [r, g, b] = apply(sights[sight], linearParts(colour)).map((part) =>
      Math.min(1, Math.max(0, part)),
    );
    const [l, m, s] = apply(cones, [r ?? 0, g ?? 0, b ?? 0]);
    return apply(lab, [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)]);
  };
  const [a, b] = [seen(one), seen(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
