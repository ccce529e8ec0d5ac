import { makeGenerator, nextBelow, shuffle, tileSet } from '@pedra/rules';
import internal from 'boardgame.io/dist/cjs/internal.js';

/*
 * Draw dominoes for two as a game of boardgame.io, written as its guide shows: what a framework of the same purpose takes
 * for each action. As the machine does, it keeps what happened and what the seat to act may do; it gives no view and
 * explains nothing.
 */

interface Table {
  readonly hands: (readonly [number, number])[][];
  readonly boneyard: (readonly [number, number])[];
  ends: [number, number] | null;
  passes: number;
  /** What happened, in order. */
  readonly log: { type: string; seat: number; tile?: string; ends: number[]; left: number }[];
  /** What the seat to act may do. */
  legal: [string, unknown[]][];
}

interface Context {
  readonly currentPlayer: string;
}

interface Events {
  endTurn(): void;
}

interface Move {
  readonly G: Table;
  readonly ctx: Context;
  readonly events: Events;
}

const numbers = tileSet(6).map((tile) => tile.split('-').map(Number) as [number, number]);

function deal(seed: number): Table {
  const { items } = shuffle(makeGenerator(`boardgame ${seed}`), numbers);
  return {
    hands: [items.slice(0, 7), items.slice(7, 14)].map((hand) => [...hand]),
    boneyard: [...items.slice(14)],
    ends: null,
    passes: 0,
    log: [],
    legal: items.slice(0, 7).map((_, index) => ['play', [index, 0]]),
  };
}

const invalid = 'INVALID_MOVE';

function play({ G, ctx, events }: Move, index: number, end: 0 | 1): typeof invalid | undefined {
  const hand = G.hands[Number(ctx.currentPlayer)];
  const tile = hand?.[index];
  if (!hand || !tile) return invalid;
  if (G.ends) {
    const open = G.ends[end];
    if (!tile.includes(open)) return invalid;
    G.ends[end] = tile[0] === open ? tile[1] : tile[0];
  } else {
    G.ends = [tile[0], tile[1]];
  }
  hand.splice(index, 1);
  G.passes = 0;
  note(G, ctx, 'played', tile.join('-'));
  G.legal = choices(G, 1 - Number(ctx.currentPlayer));
  events.endTurn();
  return undefined;
}

function draw({ G, ctx }: Move): typeof invalid | undefined {
  const tile = G.boneyard.shift();
  if (!tile) return invalid;
  G.hands[Number(ctx.currentPlayer)]?.push(tile);
  note(G, ctx, 'drawn', tile.join('-'));
  G.legal = choices(G, Number(ctx.currentPlayer));
  return undefined;
}

function pass({ G, ctx, events }: Move): void {
  G.passes += 1;
  note(G, ctx, 'passed');
  G.legal = choices(G, 1 - Number(ctx.currentPlayer));
  events.endTurn();
}

function note(G: Table, { currentPlayer }: Context, type: string, tile?: string): void {
  const seat = Number(currentPlayer);
  const ends = G.ends ? [...G.ends] : [];
  const left = G.hands[seat]?.length ?? 0;
  G.log.push({ type, seat, ...(tile !== undefined && { tile }), ends, left });
}

function isOver({ G }: Pick<Move, 'G'>): boolean {
  return G.passes > 1 || G.hands.some((hand) => hand.length === 0);
}

/** What the seat to act may do, as the move and what it is told. */
function choices({ hands, ends, boneyard }: Table, seat: number): [string, unknown[]][] {
  const plays = (hands[seat] ?? []).flatMap((tile, index): [string, unknown[]][] => {
    if (!ends) return [['play', [index, 0]]];
    const fitting = ([0, 1] as const).filter((end) => tile.includes(ends[end]));
    return fitting.map((end) => ['play', [index, end]]);
  });
  if (plays.length > 0) return plays;
  return [boneyard.length > 0 ? ['draw', []] : ['pass', []]];
}

/** Plays so many rounds by chance through the framework's reducer, and gives the number of actions. */
export function playByBoardgameIo(rounds: number): number {
  let actions = 0;
  let chance = makeGenerator('boardgame');
  for (let round = 0; round < rounds; round += 1) {
    const game = internal.ProcessGameConfig({
      setup: () => deal(round),
      moves: { play, draw, pass },
      endIf: ({ G }: Pick<Move, 'G'>) => (isOver({ G }) ? true : undefined),
    });
    const reducer = internal.CreateGameReducer({ game, isClient: false });
    let state = internal.InitializeGame({ game, numPlayers: 2 });
    while (state.ctx.gameover === undefined) {
      const player: string = state.ctx.currentPlayer;
      const may: Table['legal'] = state.G.legal;
      const { value, state: next } = nextBelow(chance, may.length);
      chance = next;
      const [type, args] = may[value] ?? ['pass', []];
      state = reducer(state, { type: 'MAKE_MOVE', payload: { type, args, playerID: player } });
      actions += 1;
    }
  }
  return actions;
}
