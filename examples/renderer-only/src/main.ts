import { mount } from '@pedra/renderer';
import { felt, ivory } from '@pedra/skins';
import { planOf } from './plans.ts';

/** What is to be seen: the shape that the address names. */
function config() {
  const shape = location.hash === '#line' ? 'line' : 'free';
  const plan = planOf(shape, { width: innerWidth, height: innerHeight });
  const pieceOf = (id: string) => ({ id, kind: 'long', faces: id.split('-'), up: true });
  return { plan, pieces: plan.placements.map(({ id }) => pieceOf(id)) };
}

const element = document.querySelector<HTMLElement>('#table') ?? document.body;
const insets = { top: 16, right: 16, bottom: 80, left: 16 };
const table = await mount(element, { ...config(), skin: ivory, table: felt, insets });
addEventListener('hashchange', () => table.set(config()));
