import bruno from './bruno.svg';
import dora from './dora.svg';
import hugo from './hugo.svg';
import laura from './laura.svg';
import nina from './nina.svg';
import samuel from './samuel.svg';

/** A character who can sit at a seat. */
export interface Character {
  readonly id: string;
  /** The same in every language. */
  readonly name: string;
  /** How strong this character wants to be; what it plays at is decided by the levels on offer. */
  readonly level: string;
  /** Address of the portrait, a square picture. */
  readonly face: string;
}

/** The levels that characters are written for, weakest first. */
export const castLevels: readonly string[] = ['easy', 'medium', 'hard', 'master'];

/** Everybody who can be asked to the table, weakest first. */
export const cast: readonly Character[] = [
  { id: 'hugo', name: 'Hugo', level: 'easy', face: hugo },
  { id: 'nina', name: 'Nina', level: 'medium', face: nina },
  { id: 'bruno', name: 'Bruno', level: 'medium', face: bruno },
  { id: 'laura', name: 'Laura', level: 'hard', face: laura },
  { id: 'samuel', name: 'Samuel', level: 'hard', face: samuel },
  { id: 'dora', name: 'Dora', level: 'master', face: dora },
];

/** The character of that name; undefined for people and for names of other times. */
export function characterNamed(name: string): Character | undefined {
  return cast.find((character) => character.name === name);
}

/** The level that a character plays at: the strongest on offer that is not above its own, else the weakest on offer. */
export function levelOf(character: Character, offered: readonly string[]): string {
  const reach = castLevels.indexOf(character.level);
  const within = castLevels.slice(0, reach + 1).filter((level) => offered.includes(level));
  return within.at(-1) ?? offered[0] ?? character.level;
}
