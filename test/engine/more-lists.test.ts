import { expect, it } from 'vitest';
import { viewList } from '../../src/db/view-list.ts';
import type { DockCard } from '../../src/db/view-rows/dispatch.ts';
import { lists } from '../../src/worker/projection.ts';
import { docks } from '../../src/worker/view-rows/docks.ts';
import { World } from './world.ts';

/** The lists of every room, with much to read for each: the load a transaction must bear. */
const more = Array.from({ length: 60 }, (_, nth) => ({ ...docks, list: viewList<DockCard>(`more${nth}`) }));
const isMore = ({ list }: { readonly list: string }) => list.startsWith('more');

it('a poll, an action and its answer write every list, however many there are', async () => {
  const world = new World();
  world.lists = [...lists, ...more];
  const tab = await world.open();
  const marks = () =>
    world
      .shadow('1')
      .of('views')
      .filter((view) => isMore(view) && view.id === 51)
      .map(({ row }) => (row as DockCard).marks.length);
  expect(marks()).toEqual(more.map(() => 0));
  world.network.isCut = true;
  await tab.engine.actions.issue('dock.mark', { dockId: 51, mark: 'optimized' });
  expect(marks()).toEqual(more.map(() => 1));
  world.network.isCut = false;
  await world.pass(60_000);
  expect(marks()).toEqual(more.map(() => 0));
});
