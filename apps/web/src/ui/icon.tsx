/** Line drawings in a box of 24 × 24, drawn with the text's colour. */
const drawings = {
  play: 'M8 5.5v13l10.5-6.5z',
  next: 'M9.5 5.5l6.5 6.5-6.5 6.5',
  back: 'M14.5 5.5L8 12l6.5 6.5',
  close: 'M6 6l12 12M18 6L6 18',
  settings: 'M4 7.5h9.5M18 7.5h2M4 16.5h2.5M11 16.5h9M15.75 5.25v4.5M8.75 14.25v4.5',
  menu: 'M4 7h16M4 12h16M4 17h11',
  help: 'M9 9.2a3.1 3.1 0 1 1 4.6 2.7c-1 .6-1.6 1.2-1.6 2.3M12 17.6v.1',
  scores: 'M6 4.5h12v15H6zM9.5 9h5M9.5 12.5h5M9.5 16h3',
  leave: 'M13.5 5H6v14h7.5M10.5 12H20M16.5 8.5L20 12l-3.5 3.5',
  undo: 'M8.5 6.5L5 10l3.5 3.5M5 10h8.5a5 5 0 0 1 0 10H9',
  train:
    'M5 15.5V6.5h6v5h5.5a2.5 2.5 0 0 1 2.5 2.5v1.5zM13.5 11.5v-4M8 15.5a2 2 0 1 0 .01 0M16 15.5a2 2 0 1 0 .01 0',
} as const;

/** The name of a drawing. */
export type IconName = keyof typeof drawings;

/** A drawing beside a word or inside a labelled button; nothing to a screen reader. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={`icon is-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={drawings[name]} />
    </svg>
  );
}
