import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { agrees } from '../../../../src/domain/equal.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import { insertPackerTasks, packingsFollow, readFloorFigures, writeFloor } from '../../db/center/floor.ts';
import type { Tx } from '../../db/connection/open.ts';
import { docks, tasks } from '../../db/schema/day.ts';
import { packerTasks } from '../../db/schema/preparation.ts';
import { noteSendings } from '../../db/sendings.ts';
import { dayMs, iso } from '../../world/clock.ts';
import { futureLoad } from '../../world/goods/floor.ts';
import { figuresAt, longestWindowMs } from '../../world/goods/floor-figures.ts';
import { makeRandom } from '../../world/random.ts';
import type { Change, Step } from '../change.ts';

/** Stores a step's changes on the floor: packings follow their orders, then come people and their finished tasks. */
export async function floorIsStored(tx: Tx, step: Step): Promise<void> {
  const { center, nowMs, revision, floor, done, sent } = step;
  await packingsFollow(tx, center, revision, step.changes.map(followed), nowMs);
  await writeFloor(tx, center, revision, floor);
  await insertPackerTasks(tx, center, done);
  await noteSendings(tx, center, sent, nowMs);
  await tellFigures(tx, step);
}

const followed = (change: Change) =>
  'insert' in change
    ? { kind: change.kind, row: change.insert }
    : { kind: change.kind, id: change.id, set: change.set };

/** Updates the figures once a minute, and when somebody has finished a task. */
async function tellFigures(tx: Tx, { center, nowMs, revision, done }: Step): Promise<void> {
  if (done.length === 0 && nowMs % 60_000 >= 5_000) return;
  const [before] = await readFloorFigures(tx, { center, since: 0 });
  if (!before) return;
  const since = iso(nowMs - longestWindowMs);
  const lately = await tx
    .select()
    .from(packerTasks)
    .where(and(eq(packerTasks.center_id, center), gt(packerTasks.ended_at, since)));
  const left = await tx
    .select({ at: docks.gone_at })
    .from(tasks)
    .innerJoin(docks, sql`${docks.id} = ${tasks.dock}`)
    .where(and(eq(docks.center_id, center), isNotNull(docks.gone_at), gt(docks.gone_at, since)));
  const figures = figuresAt(
    nowMs,
    lately.map(({ items, started_at, picked_from, ended_at }) => ({
      items,
      startedMs: Date.parse(started_at),
      pickedFromMs: picked_from === null ? null : Date.parse(picked_from),
      endedMs: Date.parse(ended_at),
    })),
    left.flatMap(({ at }) => (at === null ? [] : [Date.parse(at)])),
  );
  const data = { ...figures, loads_future: loadsAt(nowMs, before.data.loads_future ?? [], center) };
  if (!agrees({ ...before.data }, data))
    await writeFloor(tx, center, revision, [{ kind: 'floorFigures', id: center, set: { data } }]);
}

type Loads = NonNullable<NonNullable<Awaited<ReturnType<typeof readFloorFigures>>[number]>['data']['loads_future']>;

/** The load of days to come: a day that has begun is dropped, and another one is added at the end. */
function loadsAt(nowMs: number, before: Loads, center: number): Loads {
  const known = new Map(before.map((load) => [load.day, load]));
  return [1, 2, 3, 4, 5].map((ahead) => {
    const day = parisDay(nowMs + ahead * dayMs);
    return known.get(day) ?? futureLoad(day, 12, makeRandom(center).fork(day));
  });
}
