import { markPlaces, markRadius } from './face-marks.ts';

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

const ivory = {
  side: '#b7a47c',
  high: '#ffffff',
  low: '#e2d6ba',
  body: '#fbf7ec',
  edge: '#cdbf9f',
  groove: '#9d8d69',
  pin: '#c79a45',
  pinLow: '#7a5718',
  mark: '#1c1a17',
  ring: '#f2c14e',
} as const;

function Body({ w, h, u }: { readonly w: number; readonly h: number; readonly u: number }) {
  const r = 0.15 * u;
  const bevel = Math.max(0.035 * u, 0.6);
  return (
    <>
      <rect width={w} height={h} rx={r} fill={ivory.side} />
      <rect width={w - 0.015 * u} height={h - 0.05 * u} rx={r} fill={ivory.high} />
      <rect
        x={bevel}
        y={bevel}
        width={w - bevel - 0.015 * u}
        height={h - bevel - 0.05 * u}
        rx={r * 0.92}
        fill={ivory.low}
      />
      <rect
        x={bevel}
        y={bevel}
        width={w - 2 * bevel}
        height={h - 2 * bevel - 0.03 * u}
        rx={r * 0.9}
        fill={ivory.body}
      />
      <rect
        x={0.4}
        y={0.4}
        width={w - 0.8}
        height={h - 0.8}
        rx={r * 0.97}
        fill="none"
        stroke={ivory.edge}
        strokeWidth={0.75}
      />
    </>
  );
}

/** The groove between the halves, with its pin. */
function Middle({
  w,
  h,
  u,
  lying,
}: {
  readonly w: number;
  readonly h: number;
  readonly u: number;
  readonly lying: boolean;
}) {
  const reach = 0.33 * u;
  const line = lying
    ? `M${w / 2} ${h / 2 - reach}v${2 * reach}`
    : `M${w / 2 - reach} ${h / 2}h${2 * reach}`;
  return (
    <>
      <path d={line} stroke={ivory.groove} strokeWidth={Math.max(0.032 * u, 0.7)} />
      <circle cx={w / 2} cy={h / 2} r={0.074 * u} fill={ivory.pinLow} />
      <circle cx={w / 2 - 0.01 * u} cy={h / 2 - 0.012 * u} r={0.06 * u} fill={ivory.pin} />
      <circle cx={w / 2 - 0.025 * u} cy={h / 2 - 0.03 * u} r={0.024 * u} fill="#f6dfa0" />
    </>
  );
}

function Marks({
  numbers,
  u,
  lying,
}: {
  readonly numbers: Numbers;
  readonly u: number;
  readonly lying: boolean;
}) {
  return numbers.map((number, half) => {
    const cx = lying ? (half + 0.5) * u : 0.5 * u;
    const cy = lying ? 0.5 * u : (half + 0.5) * u;
    const r = markRadius(number) * u;
    return markPlaces(number, lying).map(({ x, y }) => (
      <g key={`${half}:${x}:${y}`}>
        <circle
          cx={cx + x * u + 0.014 * u}
          cy={cy + y * u + 0.016 * u}
          r={r}
          fill="#ffffff"
          opacity={0.9}
        />
        <circle cx={cx + x * u} cy={cy + y * u} r={r} fill={ivory.mark} />
      </g>
    ));
  });
}

/** The star of a back: eight points round the middle of the piece. */
function Back({ w, h, u }: { readonly w: number; readonly h: number; readonly u: number }) {
  const points = Array.from({ length: 16 }, (_, i) => {
    const r = (i % 2 === 0 ? 0.27 : 0.2) * u;
    const angle = (i * Math.PI) / 8;
    return `${(w / 2 + r * Math.sin(angle)).toFixed(2)} ${(h / 2 - r * Math.cos(angle)).toFixed(2)}`;
  });
  return (
    <path
      d={`M${points.join('L')}z`}
      fill="none"
      stroke={ivory.edge}
      strokeWidth={Math.max(0.035 * u, 0.8)}
      strokeLinejoin="round"
    />
  );
}

/** One ivory piece inside an `<svg>`: 2 u × u lying, u × 2 u standing, lit from the top left. */
export function SmallPiece({
  numbers,
  u,
  x = 0,
  y = 0,
  lying = false,
  ring = false,
}: SmallPieceProps) {
  const w = lying ? 2 * u : u;
  const h = lying ? u : 2 * u;
  const gap = 0.07 * u;
  return (
    <g transform={`translate(${x} ${y})`}>
      <Body w={w} h={h} u={u} />
      {numbers ? (
        <>
          <Middle w={w} h={h} u={u} lying={lying} />
          <Marks numbers={numbers} u={u} lying={lying} />
        </>
      ) : (
        <Back w={w} h={h} u={u} />
      )}
      {ring && (
        <rect
          x={-gap}
          y={-gap}
          width={w + 2 * gap}
          height={h + 2 * gap}
          rx={0.2 * u}
          fill="none"
          stroke={ivory.ring}
          strokeWidth={Math.max(0.06 * u, 2)}
        />
      )}
    </g>
  );
}
