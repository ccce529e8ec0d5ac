import type { ChartPart, ChartWay } from './chart.ts';

function label({ event, guard, actions }: ChartWay): string {
  const asked = guard ? `${event} [${guard}]` : event;
  return actions.length > 0 ? `${asked} / ${actions.join(', ')}` : asked;
}

/** A name that a diagram takes as it is. */
function safe(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '_');
}

/** One part of a chart as a state diagram in Mermaid's words. */
export function mermaid({ initial, states, ways }: ChartPart): string {
  return [
    'stateDiagram-v2',
    `  [*] --> ${safe(initial)}`,
    ...ways.map((way) => `  ${safe(way.from)} --> ${safe(way.to)}: ${label(way)}`),
    ...states.filter(({ final }) => final).map(({ name }) => `  ${safe(name)} --> [*]`),
    '',
  ].join('\n');
}
