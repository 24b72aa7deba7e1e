import { expect, it } from 'vitest';
import { isRecord } from '../../src/domain/wire.ts';
import { World } from './world.ts';

// A session ends amid a queue of moves: what the server has done before and after its return never goes back.

const ids = [2, 3, 4];

/** Orders of the list are given to a round, one after the other, while there is no network. */
const moves = ids.map((taskId, at) => ({
  ...{ taskId, orderId: 1_000 + taskId, from: null, to: 53, rankBefore: null },
  ranks: [{ taskId, rank: at + 1 }],
  left: [],
}));

/** The round that the user sees a task in. */
function seenIn(world: World, id: number): unknown {
  const shadow = world.shadow('1');
  const over = shadow.of('overlay').find((it) => it.kind === 'task' && it.id === id && it.row !== null);
  const row: unknown = over?.row ?? shadow.row('task', 9, id)?.row;
  return isRecord(row) ? (row.dock ?? null) : undefined;
}

/** Tasks whose move the server has done, and that the user sees elsewhere although nothing of his is open. */
function goneBack(world: World): readonly number[] {
  const open = world
    .shadow('1')
    .of('outbox')
    .filter(({ state }) => state !== 'settled');
  return ids.filter(
    (id) =>
      world.server.truth(9).tasks.get(id)?.dock === 53 &&
      seenIn(world, id) !== 53 &&
      !open.some(({ lanes }) => lanes.includes(`task:${id}`)),
  );
}

type Wrong = readonly [atMs: number, ids: readonly number[]];

/** Looks each second, until a minute after the return; -1 is the end, by when all must be done unless they still wait. */
async function endedAmid(seed: number): Promise<readonly Wrong[]> {
  const world = new World({ seed, retentionS: seed % 3 === 0 ? null : 3_600 });
  const { random } = world;
  world.delta = seed % 2 === 0;
  const tab = await world.open();
  await world.pass(random.int(1_000, 21_000), 500);
  world.network.isCut = true;
  for (const move of moves) await tab.engine.actions.issue('task.move', { ...move, atMs: world.clock.now() });
  await world.settle();
  const wrong: Wrong[] = [];
  const look = () => {
    const back = goneBack(world);
    if (back.length > 0) wrong.push([world.clock.now(), back]);
  };
  let sent = 0;
  world.network.fateOf = ({ method }) => {
    if (method !== 'GET' && ++sent === 1 + (seed % 2)) world.token = 'token-expired';
    return { reachMs: random.int(0, 2_500), workMs: random.int(0, 1_500), answerMs: random.int(0, 2_500) };
  };
  world.network.isCut = false;
  tab.engine.setOnline(true);
  for (let at = 0; at < random.int(5, 40); at += 1) {
    await world.pass(1_000, 250);
    look();
  }
  if (random.chance(0.6)) tab.kill();
  world.token = 'token-1';
  await world.open();
  for (let at = 0; at < 60; at += 1) {
    await world.pass(1_000, 250);
    look();
  }
  const left = world
    .shadow('1')
    .of('outbox')
    .filter(({ state }) => state !== 'settled');
  const done = ids.filter((id) => world.server.truth(9).tasks.get(id)?.dock === 53);
  if (left.length === 0 && done.length < 3) wrong.push([-1, done]);
  return wrong;
}

const seeds = Array.from({ length: 12 }, (_, at) => at + 1);

it.each(seeds)('three moves that a 401 parts stay where the server put them (seed %i)', async (seed) => {
  expect(await endedAmid(seed)).toEqual([]);
});
