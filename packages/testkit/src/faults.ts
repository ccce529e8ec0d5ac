/** A deliberate fault: one line of the rules, changed. */
export interface Fault {
  /** The rule it breaks, and how. */
  readonly breaks: string;
  /** The file below the rules' sources. */
  readonly file: string;
  /** What stands there; once in the file. */
  readonly from: string;
  readonly to: string;
  /** The game on which it must show. */
  readonly game: string;
}

const cells = 'layout/tree-cells.ts';
const doubles = 'placed/cover-doubles.ts';
const drawing = 'stuck/draw-once.ts';

/** Faults of every kind that a rule can have; each must be caught by the comparison with the model. */
export const faults: readonly Fault[] = [
  {
    breaks: 'D2: the lightest tile opens',
    file: 'start/opening-rule.ts',
    from: 'if (candidate > tile) {',
    to: 'if (candidate >= 0 && (tile < 0 || candidate < tile)) {',
    game: 'draw',
  },
  {
    breaks: 'D3: a tile on the left changes the right end',
    file: 'layout/line.ts',
    from: 'const end = tableAt + target - LEFT;',
    to: 'const end = tableAt + RIGHT - target;',
    game: 'draw',
  },
  {
    breaks: 'D4: the last tile of the boneyard is not drawn',
    file: 'games/draw.ts',
    from: 'reserve: 0',
    to: 'reserve: 1',
    game: 'draw',
  },
  {
    breaks: 'D6: blocked one pass too early',
    file: 'stuck/draw-until-playable.ts',
    from: 'get(position, register.passes) >= position.game.seats',
    to: 'get(position, register.passes) >= position.game.seats - 1',
    game: 'draw',
  },
  {
    breaks: 'D8: the own pips are not taken off',
    file: 'score/prizes.ts',
    from: 'pipsAgainst(position, side) - sidePips(position, side);',
    to: 'pipsAgainst(position, side);',
    game: 'draw',
  },
  {
    breaks: 'D8: of level hands the one with more tiles wins',
    file: 'score/ties.ts',
    from: 'handCount(position, side as number) - handCount(position, other as number);',
    to: 'handCount(position, other as number) - handCount(position, side as number);',
    game: 'draw',
  },
  {
    breaks: 'D9: the target must be passed',
    file: 'score/first-to.ts',
    from: 'if (score >= best) {',
    to: 'if (score > best) {',
    game: 'draw',
  },
  {
    breaks: 'B3: four doubles are kept',
    file: 'games/brazilian.ts',
    from: 'doublesInHand(4)',
    to: 'doublesInHand(5)',
    game: 'brazilian',
  },
  {
    breaks: 'B4: the first round’s opening is free',
    file: 'games/brazilian.ts',
    from: 'firstRound(highestDouble(), heaviest())',
    to: 'firstRound(heaviest())',
    game: 'brazilian',
  },
  {
    breaks: 'B5: the seat after the one that went out opens',
    file: 'start/rotate-opener.ts',
    from: 'previous.opener + 1',
    to: 'previous.closer + 1',
    game: 'brazilian',
  },
  {
    breaks: 'B8: a partner’s tiles are counted',
    file: 'score/side-pips.ts',
    from: 'seat < seats; seat += sideCount',
    to: 'seat < sideCount; seat += sideCount',
    game: 'brazilian',
  },
  {
    breaks: 'B10: of level hands the heavier tiles win',
    file: 'score/ties.ts',
    from: 'if (difference !== 0) return difference;',
    to: 'if (difference !== 0) return -difference;',
    game: 'brazilian',
  },
  {
    breaks: 'B12: a double counts as simple',
    file: 'score/kind-of-finish.ts',
    from: 'double ? 2 : 1',
    to: '1',
    game: 'brazilian',
  },
  {
    breaks: 'B12: both ends are judged after the tile',
    file: 'layout/line.ts',
    from: 'return other === joined || other === end;',
    to: 'return other === end;',
    game: 'brazilian',
  },
  {
    breaks: 'F4: a joined double has two free sides',
    file: cells,
    from: 'if (high === low) set(position, stateOf(game, own), sideTaken);',
    to: '',
    game: 'five-up',
  },
  {
    breaks: 'F4: a double has but one tip',
    file: cells,
    from: 'if (taken >> 2 === 1) toggle(position, number, host);',
    to: 'toggle(position, number, host);',
    game: 'five-up',
  },
  {
    breaks: 'F5: tips are counted',
    file: cells,
    from: 'if (sides === 1) addToCount(position, -2 * number);',
    to: '',
    game: 'five-up',
  },
  {
    breaks: 'F5: a double counts one half',
    file: cells,
    from: 'addToCount(position, high === low ? high + low : free);',
    to: 'addToCount(position, free);',
    game: 'five-up',
  },
  {
    breaks: 'F6: the whole count is scored',
    file: 'placed/count-ends.ts',
    from: 'count / rule.by;',
    to: 'count;',
    game: 'five-up',
  },
  {
    breaks: 'F7: pairs may draw the last tile but one',
    file: 'games/five-up.ts',
    from: 'reserveInPairs: 2',
    to: 'reserveInPairs: 1',
    game: 'five-up',
  },
  {
    breaks: 'F8: every rest is rounded down',
    file: 'score/prizes.ts',
    from: 'Math.floor((prize(position, side) + 2) / 5)',
    to: 'Math.floor(prize(position, side) / 5)',
    game: 'five-up',
  },
  {
    breaks: 'F10: the match is won only at the end of a round',
    file: 'placed/count-ends.ts',
    from: '? after.matchWon : after.nextSeat',
    to: '? after.nextSeat : after.nextSeat',
    game: 'five-up',
  },
  {
    breaks: 'F11: the last opener leads again',
    file: 'start/winner-leads.ts',
    from: 'seat: previous.closer',
    to: 'seat: previous.opener',
    game: 'five-up',
  },
  {
    breaks: 'M2: the engine goes down by two',
    file: 'start/engine.ts',
    from: 'tiles.top + 1 - round',
    to: 'tiles.top + 2 - 2 * round',
    game: 'mexican-train',
  },
  {
    breaks: 'M6: a seat need not start its own train',
    file: 'layout/train-cells.ts',
    from: 'if (!hasBegun(position, seat)) return true;',
    to: '',
    game: 'mexican-train',
  },
  {
    breaks: 'M8: another seat closes a train',
    file: doubles,
    from: 'if (train === seat) setOpen(position, seat, false);',
    to: 'if (train < position.game.seats) setOpen(position, train, false);',
    game: 'mexican-train',
  },
  {
    breaks: 'M9: a pass opens no train',
    file: drawing,
    from: 'setOpen(position, get(position, register.turn), true);',
    to: '',
    game: 'mexican-train',
  },
  {
    breaks: 'M9: a seat draws until something fits',
    file: drawing,
    from: 'drew: (position) => spendDraw(position),',
    to: '',
    game: 'mexican-train',
  },
  {
    breaks: 'M10: a double ends the turn',
    file: doubles,
    from: 'if (double) return after.sameSeat;',
    to: '',
    game: 'mexican-train',
  },
  {
    breaks: 'M10: the duty passes to the next seat',
    file: drawing,
    from: "if (position.game.options[duty] !== 'passes-on') setDuty(position, -1);",
    to: '',
    game: 'mexican-train',
  },
  {
    breaks: 'M11: a double gives the draw back',
    file: doubles,
    from: 'if (double) return after.sameSeat;',
    to: 'if (double) { position.game.rules.layout.turnBegins?.(position); return after.sameSeat; }',
    game: 'mexican-train',
  },
  {
    breaks: 'M13: a lap of passes is proof enough',
    file: drawing,
    from: 'for (let seat = 0; seat < seats; seat++) if (couldPlay(position, seat)) return false;',
    to: '',
    game: 'mexican-train',
  },
  {
    breaks: 'M14: the highest total wins',
    file: 'score/lowest-after.ts',
    from: 'if (score <= lowest) {',
    to: 'if (score >= lowest) {',
    game: 'mexican-train',
  },
  {
    breaks: 'M15: a first chain never ends',
    file: doubles,
    from: 'isChaining(position) && couldPlay(position, seat)',
    to: 'isChaining(position)',
    game: 'mexican-train',
  },
  {
    breaks: 'M15: every hand pays for the double blank',
    file: 'score/prizes.ts',
    from: 'if (holds(position, seat, 0))',
    to: 'if (!holds(position, seat, 0))',
    game: 'mexican-train',
  },
];
