import type { Palette } from '@pedra/renderer';
import { classicMarks, colourBlindMarks, ivory, markPlaces, markRadius } from '@pedra/skins';
import { useSettings } from '../app/settings.ts';

/** The two numbers of a piece as it lies: left and right, or top and bottom. */
export type Numbers = readonly [number, number];

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
}

/** A box to be drawn in, its unit and its colours. */
interface Frame {
  readonly w: number;
  readonly h: number;
  readonly u: number;
  readonly palette: Palette;
}

/** Marks by number where they are coloured; index 0 is 1. */
const coloured = { black: [], classic: classicMarks, 'colour-blind': colourBlindMarks } as const;

/** One ivory piece inside an `<svg>`: 2 u × u lying, u × 2 u standing, lit from the top left, marked as the settings say. */
export function SmallPiece(props: SmallPieceProps) {
  const { numbers, u, x = 0, y = 0, lying = false, ring = false } = props;
  const { contrast } = useSettings();
  const palette = ivory.palette[contrast ? 'contrast' : 'light'];
  const frame = { w: lying ? 2 * u : u, h: lying ? u : 2 * u, u, palette };
  return (
    <g transform={`translate(${x} ${y})`}>
      <Body {...frame} fill={numbers ? palette.body : palette.back} />
      {numbers ? (
        <>
          <Middle {...frame} lying={lying} />
          <Marks {...frame} numbers={numbers} lying={lying} />
        </>
      ) : (
        <Star {...frame} />
      )}
      {ring && <Ring {...frame} />}
    </g>
  );
}

/** From below: the thickness at the lower right, the light and the dark of the bevel, the face, the edge. */
function Body({ w, h, u, palette, fill }: Frame & { readonly fill: string }) {
  const r = 0.15 * u;
  const bevel = Math.max(0.035 * u, 0.6);
  const inner = { x: bevel, y: bevel, rx: r * 0.9 };
  return (
    <>
      <rect width={w} height={h} rx={r} fill={palette.side} />
      <rect width={w - 0.015 * u} height={h - 0.05 * u} rx={r} fill={palette.bevelHigh} />
      <rect
        {...inner}
        width={w - bevel - 0.015 * u}
        height={h - bevel - 0.05 * u}
        fill={palette.bevelLow}
        fillOpacity={0.42}
      />
      <rect {...inner} width={w - 2 * bevel} height={h - 2 * bevel - 0.03 * u} fill={fill} />
      <rect
        x={0.4}
        y={0.4}
        width={w - 0.8}
        height={h - 0.8}
        rx={r * 0.97}
        fill="none"
        stroke={palette.edge}
        strokeWidth={0.75}
      />
    </>
  );
}

/** The groove between the halves, with its brass pin. */
function Middle({ w, h, u, palette, lying }: Frame & { readonly lying: boolean }) {
  const reach = 0.33 * u;
  const [cx, cy] = [w / 2, h / 2];
  const line = lying ? `M${cx} ${cy - reach}v${2 * reach}` : `M${cx - reach} ${cy}h${2 * reach}`;
  return (
    <>
      <path d={line} stroke={palette.groove} strokeWidth={Math.max(0.032 * u, 0.7)} />
      <circle cx={cx} cy={cy} r={0.074 * u} fill="#7a5718" />
      <circle cx={cx - 0.01 * u} cy={cy - 0.012 * u} r={0.06 * u} fill="#c79a45" />
      <circle cx={cx - 0.025 * u} cy={cy - 0.03 * u} r={0.024 * u} fill="#f6dfa0" />
    </>
  );
}

/** The marks of both faces, each with a light rim at its lower right. */
function Marks(props: Frame & { readonly numbers: Numbers; readonly lying: boolean }) {
  const { numbers, u, palette, lying } = props;
  const colours = coloured[useSettings().marks];
  return numbers.map((number, half) => {
    const cx = lying ? (half + 0.5) * u : 0.5 * u;
    const cy = lying ? 0.5 * u : (half + 0.5) * u;
    const r = markRadius(number) * u;
    return markPlaces(number, lying ? 0 : 90).map(([x, y]) => (
      <g key={`${half} ${x} ${y}`}>
        <circle cx={cx + (x + 0.014) * u} cy={cy + (y + 0.016) * u} r={r} fill="#fff" />
        <circle cx={cx + x * u} cy={cy + y * u} r={r} fill={colours[number - 1] ?? palette.mark} />
      </g>
    ));
  });
}

/** The star of a back: eight points round the middle of the piece. */
function Star({ w, h, u, palette }: Frame) {
  const points = Array.from({ length: 16 }, (_, point) => {
    const r = (point % 2 === 0 ? 0.27 : 0.2) * u;
    const angle = (point * Math.PI) / 8;
    return `${(w / 2 + r * Math.sin(angle)).toFixed(2)} ${(h / 2 - r * Math.cos(angle)).toFixed(2)}`;
  });
  return (
    <path
      d={`M${points.join('L')}z`}
      fill="none"
      stroke={palette.backMotif}
      strokeWidth={Math.max(0.035 * u, 0.8)}
      strokeLinejoin="round"
    />
  );
}

/** The ring of the last move, just outside the piece. */
function Ring({ w, h, u, palette }: Frame) {
  const gap = 0.07 * u;
  return (
    <rect
      x={-gap}
      y={-gap}
      width={w + 2 * gap}
      height={h + 2 * gap}
      rx={0.2 * u}
      fill="none"
      stroke={palette.highlight}
      strokeWidth={Math.max(0.06 * u, 2)}
    />
  );
}
