import { Container } from 'pixi.js';

/** Where the pieces of one level go, and their shadows. */
interface Level {
  readonly shadows: Container;
  readonly tops: Container;
}

/** Pieces that lie on pieces: each level's shadows and pieces over those of the level below, whose tops its shadows fall on. */
export class Levels {
  readonly container = new Container({ label: 'levels' });
  readonly #levels: Level[] = [];

  /** The containers of a level, 1 being the lowest; made, with those below it, when first asked for. */
  at(level: number): Level {
    for (let index = this.#levels.length; index < level; index += 1) {
      const shadows = new Container({ label: `level ${index + 1} shadows` });
      const tops = new Container({ label: `level ${index + 1}`, sortableChildren: true });
      this.container.addChild(shadows, tops);
      this.#levels.push({ shadows, tops });
    }
    const found = this.#levels[level - 1];
    if (!found) throw new Error(`no level ${level}`);
    return found;
  }
}
