/** What each figure is to be at least; the bytes at most. */
export const goals = {
  'draw2.kernel_vs_loop': 0.45,
  'mexican4.kernel_vs_loop': 0.8,
  'draw2.kernel_vs_naive': 25,
  fiveup4_vs_draw4: 0.3,
  do_undo_per_s: 15_000_000,
  api_vs_naive: 1,
  machine_events_per_s: 30_000,
  machine_vs_boardgameio: 8,
  alloc_bytes_per_action: 0.064,
  'draw2.rounds_per_s': 200_000,
  'mexican4.rounds_per_s': 40_000,
} as const;

export type FigureName = keyof typeof goals;
export type Figures = Readonly<Record<FigureName, number>>;

/** The names of all figures, in the order they are told. */
export const figureNames = Object.keys(goals) as readonly FigureName[];

/** What a figure is told with: its bound, and whether that was missed. */
export function verdict(name: FigureName, figure: number): string {
  const most = name === 'alloc_bytes_per_action';
  const met = most ? figure <= goals[name] : figure >= goals[name];
  return `(at ${most ? 'most' : 'least'} ${goals[name]}${met ? '' : ', missed'})`;
}

/** A number short enough to read: whole from a thousand up, else three digits. */
export function short(figure: number): string {
  return figure >= 1000 ? Math.round(figure).toString() : Number(figure.toPrecision(3)).toString();
}
