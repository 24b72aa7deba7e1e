import { expect, it } from 'vitest';
import { dispatchLoad } from '../../src/sync/api/dispatch-load.ts';
import { tasksState } from '../../src/sync/api/tasks-state.ts';
import type { Endpoint } from '../../src/sync/polling/endpoint.ts';

const lists = { deliveries: [], docks: [] };
const zones = [{ id: 4, name: 'Frais' }];
const settingsIn = async (endpoint: Endpoint, body: object) =>
  (await endpoint.parts({ ...lists, ...body }, 9))?.flatMap(({ kind, rows }) => (kind === 'metas' ? rows : []));

it('PRP-480 the zones a board lists are kept with the settings of its center', async () => {
  const metas = { extra_delay: 5 };
  expect(await settingsIn(tasksState, { metas, pseudo_zones: zones })).toEqual([
    { id: 9, ...metas, pseudo_zones: zones },
  ]);
  expect(await settingsIn(dispatchLoad, { metas: { ...metas, pseudo_zones: zones } })).toEqual([
    { id: 9, ...metas, pseudo_zones: zones },
  ]);
});

it('what is no list of zones says nothing of them, and neither does a delta whose settings are as they were', async () => {
  expect(await settingsIn(tasksState, { metas: {}, pseudo_zones: null })).toEqual([{ id: 9 }]);
  expect(await settingsIn(tasksState, { metas: null, pseudo_zones: zones })).toEqual([]);
});
