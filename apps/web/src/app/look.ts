import type { FaceStyle, Lightness, Skin } from '@pedra/renderer';
import { listSkins, listTables, type NamedTable } from '@pedra/skins';
import type { SettingsChoice, SystemWishes } from './settings-choices.ts';

/** How pieces and tables look now. */
export interface Look {
  /** The set of pieces. */
  readonly skin: Skin;
  readonly table: NamedTable;
  /** Which of their colours are worn. */
  readonly lightness: Lightness;
  /** How faces are marked; `by-set` leaves it to the highest number of the set. */
  readonly marks: SettingsChoice['marks'];
  /** Whether figures stand in place of marks. */
  readonly numerals: boolean;
}

/** What is worn where the system asks for strong contrast and nothing was chosen. */
const strong = { skin: 'contrast', table: 'plain' } as const;
/** The highest number whose marks are told apart at a glance without colours. */
const plainlyMarked = 6;

function named<T extends { readonly id: string }>(list: readonly T[], id: string): T {
  const found = list.find((one) => one.id === id) ?? list[0];
  if (!found) throw new Error('an empty list of looks');
  return found;
}

/**
 * The look that follows from what was chosen and what the system wishes. Whatever was not chosen is as strong as the system asks; a
 * table that was chosen is seen in its own colours, and then the pieces on it are too.
 */
export function lookOf(
  choice: Pick<SettingsChoice, 'skin' | 'table' | 'marks' | 'numerals'>,
  { contrast }: Pick<SystemWishes, 'contrast'>,
  theme: 'light' | 'dark',
): Look {
  const worn = (kind: 'skin' | 'table') =>
    choice[kind] === 'system' && contrast ? strong[kind] : choice[kind];
  return {
    skin: named(listSkins(), worn('skin')),
    table: named(listTables(), worn('table')),
    lightness: contrast && choice.table === 'system' ? 'contrast' : theme,
    marks: choice.marks,
    numerals: choice.numerals,
  };
}

/** Whether the pieces of a look keep to marks of one colour, whatever is chosen. */
export function marksInOneColour({ skin, lightness }: Pick<Look, 'skin' | 'lightness'>): boolean {
  return skin.palette[lightness].marks.length === 0;
}

/** How faces of a set up to `highest` are marked: where nothing was chosen, larger sets than double-six are coloured. */
export function faceStyleOf(
  { marks, numerals }: Pick<Look, 'marks' | 'numerals'>,
  highest: number,
): FaceStyle {
  if (marks !== 'by-set') return { marks, numerals };
  return { marks: highest > plainlyMarked ? 'classic' : 'black', numerals };
}
