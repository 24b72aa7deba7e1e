import { beforeEach, describe, expect, it } from 'vitest';
import type { Fate } from '../engine/network.ts';
import { type Tab, World } from '../engine/world.ts';

/** Each value the user sees of a field, once each time it changes, looked at after every commit. */
function watchField(world: World, kind: 'order' | 'dock' | 'task', id: number, field: string): unknown[] {
  const shadow = world.shadow('1');
  const values: unknown[] = [];
  shadow.onCommit(() => {
    const over = shadow.of('overlay').find((row) => row.kind === kind && row.id === id)?.row;
    const row: Readonly<Record<string, unknown>> = { ...(over ?? shadow.row(kind, 9, id)?.row) };
    if (values.length === 0 || values.at(-1) !== row[field]) values.push(row[field]);
  });
  return values;
}

describe('what the server has agreed to', () => {
  let world: World;
  let tab: Tab;
  const begin = async (options: ConstructorParameters<typeof World>[0] = {}) => {
    world = new World(options);
    tab = await world.open();
    await world.pass(5_000, 1_000);
  };
  const setBags = async (fate: Fate = {}) => {
    world.network.fateOf = ({ method }) => (method === 'PATCH' ? fate : {});
    await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
    await world.settle();
  };
  const outbox = () => world.shadow('1').of('outbox');

  beforeEach(() => begin());

  it.each<[string, Fate]>([
    ['whole', {}],
    ['partial', { spoil: (answer) => ({ ...answer, body: { id: 1001, random_id: 'R1001' } }) }],
    ['empty', { spoil: (answer) => ({ ...answer, body: undefined }) }],
    ['malformed', { spoil: (answer) => ({ ...answer, body: { id: 1001, number_of_bags: 'cinq' } }) }],
  ])('never snaps back after an answer that is %s', async (_, fate) => {
    const values = watchField(world, 'order', 1001, 'number_of_bags');
    await setBags(fate);
    await world.pass(100_000, 5_000);
    expect(values).toEqual([2, 5].slice(values[0] === 5 ? 1 : 0));
    expect(outbox()).toEqual([]);
  });

  it('is shown until a poll that started after it is applied: an older one, still awaited, says what was', async () => {
    world.network.fateOf = ({ method }) => (method === 'GET' ? { workMs: 0, answerMs: 9_000 } : {});
    await world.pass(15_000, 1_000);
    const values = watchField(world, 'order', 1001, 'number_of_bags');
    await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
    await world.pass(12_000, 1_000);
    expect(outbox().map((row) => row.state)).toEqual(['settled']);
    await world.pass(60_000, 1_000);
    expect(new Set(values)).toEqual(new Set([5]));
    expect(outbox()).toEqual([]);
  });

  it('is shown up to a minute longer while polls tell what was before, from a server that reads behind its writes', async () => {
    await begin({ lagMs: 35_000 });
    const values = watchField(world, 'order', 1001, 'number_of_bags');
    await setBags({ spoil: (answer) => ({ ...answer, body: undefined }) });
    await world.pass(30_000, 5_000);
    expect(outbox().map((row) => row.state)).toEqual(['settled']);
    await world.pass(60_000, 5_000);
    expect(new Set(values)).toEqual(new Set([5]));
    expect(outbox()).toEqual([]);
  });

  it('is shown as long of a row that polls told only once it was asked for', async () => {
    await begin({ lagMs: 35_000 });
    world.server.edit(9, ({ tasks, docks }) => {
      Object.assign(tasks.get(5) ?? {}, { is_moving: true, dock: 52, from_dock_id: 51 });
      Object.assign(docks.get(51) ?? {}, { tasks: [6] });
      Object.assign(docks.get(52) ?? {}, { tasks: [5], hidden: true });
    });
    await world.pass(60_000, 5_000);
    world.server.edit(9, ({ docks }) => Object.assign(docks.get(52) ?? {}, { hidden: false }));
    await world.pass(20_000, 5_000);
    const values = watchField(world, 'dock', 52, 'tasks');
    world.network.fateOf = ({ method }) => (method === 'POST' ? { workMs: 20_000 } : {});
    await tab.engine.actions.issue('task.cancelMove', { taskId: 5, orderId: 1005, dockId: 52, fromDockId: 51 });
    await world.pass(90_000, 5_000);
    expect(outbox()).toEqual([]);
    expect(new Set(values.filter((it) => it !== undefined).map(String))).toEqual(new Set(['']));
  });

  it('is shown though the device slept with the answer to such a poll in the air: it tells of when it was asked', async () => {
    await begin({ lagMs: 35_000 });
    await setBags({ spoil: (answer) => ({ ...answer, body: undefined }) });
    const values = watchField(world, 'order', 1001, 'number_of_bags');
    let inTheAir = 0;
    world.network.fateOf = ({ path }) => (path === '/dispatch/loadstate/' ? { answerMs: 5_000 } : {});
    world.network.onSent = ({ request }) => {
      if (request.path === '/dispatch/loadstate/') inTheAir += 1;
    };
    for (let seconds = 0; seconds < 20 && inTheAir === 0; seconds++) await world.pass(1_000);
    await world.pass(1_200_000);
    expect(new Set(values)).toEqual(new Set([5]));
  });

  it('gives way after that minute to a server that goes on saying otherwise', async () => {
    await setBags({ spoil: (answer) => ({ ...answer, body: undefined }) });
    world.server.edit(9, ({ orders }) =>
      Object.assign(orders.get(1001) ?? {}, { number_of_bags: 2, number_of_bags_isotherm: 1, number_of_bags_dry: 1 }),
    );
    await world.pass(100_000, 5_000);
    expect(outbox()).toEqual([]);
    expect(world.shadow('1').row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 2 });
  });

  it('gives way at once to what a colleague did after it', async () => {
    await setBags({ spoil: (answer) => ({ ...answer, body: undefined }) });
    world.server.edit(9, ({ orders }) => Object.assign(orders.get(1001) ?? {}, { number_of_bags: 8 }));
    await world.pass(25_000, 5_000);
    expect(outbox()).toEqual([]);
  });

  it('is shown while the polls leave its row out', async () => {
    await tab.set({ sub: 'light_loading1' });
    await setBags({ spoil: (answer) => ({ ...answer, body: undefined }) });
    const values = watchField(world, 'order', 1001, 'number_of_bags');
    await world.pass(120_000, 5_000);
    expect(new Set(values)).toEqual(new Set([5]));
    await tab.set({ sub: '' });
    await world.pass(25_000, 5_000);
    expect(outbox()).toEqual([]);
    expect(new Set(values)).toEqual(new Set([5]));
  });

  it('DSP-491 is not overwritten by a poll that started before the action ended', async () => {
    world.network.fateOf = ({ path }) => (path === '/dispatch/loadstate/' ? { workMs: 0, answerMs: 9_000 } : {});
    await world.pass(16_000, 1_000);
    await tab.engine.actions.issue('order.bags', { orderId: 1001, dry: 3, isotherm: 2 });
    await world.pass(8_500, 500);
    expect(world.shadow('1').row('order', 9, 1001)?.row).toMatchObject({ number_of_bags: 5 });
  });
});
