import './style.css';
import { mount } from '@pedra/renderer';
import { tableConfig } from './bridge.ts';
import { Mirror } from './mirror.ts';
import {
  deal,
  hint,
  openTiles,
  remaining,
  status,
  type TileId,
  take,
  tower,
  turtle,
  undo,
} from './rules.ts';
import { faceName, pairsLeft } from './words.ts';

const find = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`the page has no ${selector}`);
  return found;
};
const [bar, tools, news, over] = [
  find('.bar'),
  find('.tools'),
  find('#news'),
  find<HTMLDialogElement>('#over'),
];

const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '';
/** A deal for this screen: a tower where it is higher than wide. */
const dealt = (seed: string) => deal(seed, innerHeight > innerWidth ? tower : turtle);
let game = dealt(new URL(location.href).searchParams.get('deal') ?? freshSeed());
let picked: TileId | null = null;
let focused: TileId | null = null;
let hinted: readonly TileId[] = [];
let shade = false;

const prefers = (query: string) => matchMedia(`(prefers-${query})`).matches;

/** What title and tools leave to the table: a phone on its side has them beside it. */
function freeOfTools() {
  const beside = matchMedia('(height <= 480px)').matches;
  const [across, down] = beside ? [tools.offsetWidth, 4] : [8, tools.offsetHeight];
  return { top: beside ? 4 : bar.offsetHeight, right: across, bottom: down, left: across };
}

function config() {
  return tableConfig({
    game,
    picked,
    focused,
    hinted,
    shade,
    insets: freeOfTools(),
    motion: prefers('reduced-motion: reduce') ? 'reduced' : 'full',
    lightness: prefers('contrast: more')
      ? 'contrast'
      : prefers('color-scheme: dark')
        ? 'dark'
        : 'light',
  });
}

const mirror = new Mirror(find('#tiles'), {
  press,
  focus(id) {
    focused = id;
    api.set(config());
  },
});

const api = await mount(find('#table'), {
  ...config(),
  onIntent(intent) {
    if (intent.type === 'pick') press(intent.piece);
    else if (intent.type === 'refused') refuse(intent.piece);
    else if (intent.type === 'cancel') pick(null);
  },
  onGeometry: ({ pieces }) => mirror.arrange(pieces),
});

function say(words: string): void {
  news.textContent = words;
}

function pick(id: TileId | null): void {
  picked = id;
  show();
}

function refuse(id: TileId): void {
  api.refuse(id);
  say('This tile is blocked.');
}

/** A first tile is picked; a second one that makes a pair with it takes both, another one is picked instead. */
function press(id: TileId): void {
  hinted = [];
  const next = picked === null ? null : take(game, picked, id);
  if (!next) {
    pick(id === picked ? null : id);
    return;
  }
  const face = game.tiles.find((tile) => tile.id === id)?.face ?? 'dots-1';
  game = next;
  pick(null);
  say(`${faceName(face)}: a pair. ${pairsLeft(remaining(game).length / 2)}.`);
  finish();
}

/** Says so when the game is over. */
function finish(): void {
  const end = status(game);
  if (end === 'playing') return;
  find('#over h2').textContent = end === 'won' ? 'The table is clear' : 'No pair is open';
  find('#over p').textContent =
    end === 'won'
      ? 'All 72 pairs are found.'
      : `${pairsLeft(remaining(game).length / 2)}. Take a pair back, or begin again.`;
  find('#back').hidden = end === 'won';
  over.showModal();
}

function begin(seed: string): void {
  game = dealt(seed);
  hinted = [];
  history.replaceState(null, '', `?deal=${seed}`);
  say('A new deal.');
  pick(null);
}

function takeBack(): void {
  game = undo(game);
  hinted = [];
  say(`${pairsLeft(remaining(game).length / 2)}.`);
  pick(null);
}

function showHint(): void {
  const pair = hint(game);
  hinted = pair ?? [];
  const face = game.tiles.find(({ id }) => id === pair?.[0])?.face;
  say(face ? `${faceName(face)} makes a pair.` : 'No pair is open.');
  pick(null);
}

function show(): void {
  api.set(config());
  const tiles = remaining(game);
  const open = new Set(openTiles(game).map(({ id }) => id));
  find('#count').textContent = pairsLeft(tiles.length / 2);
  find<HTMLButtonElement>('#undo').disabled = game.taken.length === 0;
  mirror.show({ tiles, open, picked });
}

find('#undo').addEventListener('click', takeBack);
find('#hint').addEventListener('click', showHint);
find('#new').addEventListener('click', () => begin(freshSeed()));
find('#shade').addEventListener('click', ({ currentTarget }) => {
  shade = !shade;
  if (currentTarget instanceof Element) currentTarget.setAttribute('aria-pressed', String(shade));
  show();
});
over.addEventListener('close', () => {
  if (over.returnValue === 'back') takeBack();
  else begin(over.returnValue === 'again' ? game.seed : freshSeed());
});
addEventListener('resize', show);
show();
