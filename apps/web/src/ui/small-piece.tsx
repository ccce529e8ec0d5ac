import type { FaceStyle, Skin } from '@pedra/renderer';
import { createContext, useContext } from 'react';
import { faceStyleOf } from '../app/look.ts';
import { useSettings } from '../app/settings.ts';
import { piecePicture } from './piece-picture.ts';

/** The two numbers of a piece as it lies: left and right, or top and bottom. */
export type Numbers = readonly [number, number];

/** The highest number of the set that the pieces below belong to. */
export const HighestNumber = createContext(6);

interface SmallPieceProps {
  /** Null for a piece face down. */
  readonly numbers: Numbers | null;
  /** The side of one face in the units of the drawing around it. */
  readonly u: number;
  /** The corner of its box. Default 0, 0. */
  readonly x?: number;
  readonly y?: number;
  /** Whether it lies along x. Default false: it stands. */
  readonly lying?: boolean;
  /** Whether it carries the ring of the last move. Default false. */
  readonly ring?: boolean;
  /** Default: as the settings say. */
  readonly skin?: Skin;
  readonly style?: FaceStyle;
}

/** Drawn at least twice as fine as shown, and in steps, so that pieces of nearly one size share a picture. */
const fineness = { least: 2, step: 8 };

/** One piece inside an `<svg>`, drawn by its skin: 2 u × u lying, u × 2 u standing. */
export function SmallPiece(props: SmallPieceProps) {
  const { numbers, u, x = 0, y = 0, lying = false, ring = false } = props;
  const settings = useSettings();
  const highest = useContext(HighestNumber);
  const { skin = settings.skin, style = faceStyleOf(settings, highest) } = props;
  const { lightness } = settings;
  const wanted = u * Math.max(fineness.least, window.devicePixelRatio);
  const fine = Math.ceil(wanted / fineness.step) * fineness.step;
  const box = { width: lying ? 2 * u : u, height: lying ? u : 2 * u };
  return (
    <g transform={`translate(${x} ${y})`}>
      <image {...box} href={piecePicture({ skin, lightness, style, numbers, lying, u: fine })} />
      {ring && <Ring {...box} u={u} colour={skin.palette[lightness].highlight} />}
    </g>
  );
}

interface RingProps {
  readonly width: number;
  readonly height: number;
  readonly u: number;
  readonly colour: string;
}

/** The ring of the last move, just outside the piece. */
function Ring({ width, height, u, colour }: RingProps) {
  const gap = 0.07 * u;
  return (
    <rect
      x={-gap}
      y={-gap}
      width={width + 2 * gap}
      height={height + 2 * gap}
      rx={0.2 * u}
      fill="none"
      stroke={colour}
      strokeWidth={Math.max(0.06 * u, 2)}
    />
  );
}
