import { max } from 'drizzle-orm';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import { assert } from '../../../src/domain/result.ts';
import type { Context } from '../context.ts';
import { enterCall } from '../couriers/records.ts';
import { takeFloorIds } from '../db/center/floor.ts';
import type { Db } from '../db/connection/open.ts';
import { type MadeKind, madeKinds, takeIds } from '../db/new-ids.ts';
import { centers } from '../db/schema/center.ts';
import { drivers } from '../db/schema/day.ts';
import { insertRows, lockCenter, writePatches } from '../db/write.ts';
import { makeRandom, type Random } from '../world/random.ts';
import { withCalls } from './calls.ts';
import type { DayKind, DayView } from './change.ts';
import { dayParts } from './parts.ts';
import { playStep } from './simulator.ts';
import { viewOf } from './view.ts';

type Played = Pick<Context, 'db' | 'snapshots' | 'clock' | 'couriers'>;

/** Others that act in steps beside the centers' day: the couriers, who call back by themselves. */
export interface Others {
  step(): Promise<void>;
}

/**
 * Plays the day of every center on a database. A step is decided on the rows of one revision and written only if the
 * center still has it. If somebody acted meanwhile, his action goes first, and the step is decided again.
 */
export class Simulator {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();
  private lastIds: LastIds | null = null;
  /** Steps decided so far, of any center. */
  private decided = 0;
  private readonly newPlannings: number[] = [];
  private readonly newIds: Record<MadeKind, number[]> = { dock: [], order: [], task: [], alert: [] };

  constructor(
    private readonly played: Played,
    private readonly others: Others,
    private readonly seed: number,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Moves every center, or one alone, by `count` steps of five seconds, at the clock's time. */
  step(count = 1, alone: CenterId | null = null): Promise<void> {
    const steps = this.running.then(() => this.play(count, alone));
    // The caller gets a failure; the next steps start all the same.
    this.running = steps.catch(() => undefined);
    return steps;
  }

  /** One step every `everyMs`; a step that is still running is waited for. */
  start(everyMs: number): void {
    this.timer ??= setInterval(() => void this.step().catch(this.onError), everyMs);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running;
    // Another process may play on from here: its rows have ids too.
    this.lastIds = null;
  }

  private async play(count: number, alone: CenterId | null): Promise<void> {
    this.lastIds ??= await readLastIds(this.played.db);
    const known = await this.played.db.select({ id: centers.id }).from(centers).orderBy(centers.id);
    const played = known.filter(({ id }) => alone === null || id === alone);
    for (let done = 0; done < count; done++) {
      for (const { id } of played) {
        do await this.reserveIds();
        while (!(await this.stepCenter(id, this.lastIds)));
      }
      // Couriers called by the simulated day are requested like those a person calls.
      await this.played.couriers.catchUp();
      await this.others.step();
    }
  }

  /** Enough for any step: people take ids from the same sequence. */
  private async reserveIds(): Promise<void> {
    if (this.newPlannings.length < idsAStep)
      this.newPlannings.push(...(await takeFloorIds(this.played.db, 'planning', 4 * idsAStep)));
    for (const kind of madeKinds) {
      const ids = this.newIds[kind];
      if (ids.length < idsAStep) ids.push(...(await takeIds(this.played.db, kind, 4 * idsAStep)));
    }
  }

  private nextPlanning(): number {
    const id = this.newPlannings.shift();
    assert(id, 'a step plans fewer sessions than there are ids for');
    return id;
  }

  private nextId(lastIds: LastIds, random: Random): DayView['nextId'] {
    const count = countFrom(lastIds, random);
    return (kind) => {
      if (!isMade(kind)) return count(kind);
      const id = this.newIds[kind].shift();
      assert(id, 'a step makes fewer rows than there are ids for');
      return id;
    };
  }

  /** False when the center changed while the step was decided. */
  private async stepCenter(center: CenterId, lastIds: LastIds): Promise<boolean> {
    const { db, snapshots, clock } = this.played;
    const mirror = await snapshots.mirror(center);
    const found = mirror?.metas?.centers?.find(({ id }) => id === center);
    if (!mirror || !found) return true;
    const { revision } = mirror;
    // Other draws at each step: where nothing but chance moves a center, the same draws would stop its day for good.
    const random = makeRandom(this.seed).fork(`${center}/${this.decided++}`);
    const view = viewOf(mirror, found, this.nextId(lastIds, random), () => this.nextPlanning());
    const nowMs = clock();
    const { changes, floor, done, sent } = playStep(view, nowMs, random);
    if (changes.length === 0 && floor.length === 0) return true;
    return db.transaction(async (tx) => {
      if ((await lockCenter(tx, center)) !== revision) return false;
      const { made, calls } = await withCalls(tx, changes, center);
      await insertRows(tx, revision + 1, made);
      for (const call of calls) await enterCall(call)(tx);
      for (const { stores } of dayParts)
        await stores?.(tx, { center, nowMs, changes, floor, done, sent, revision: revision + 1 });
      const patches = changes.flatMap((change) => ('set' in change ? [change] : []));
      await writePatches(tx, center, revision + 1, patches);
      return true;
    });
  }
}

const idsAStep = 50;

const isMade = (kind: DayKind): kind is MadeKind => madeKinds.some((made) => made === kind);

type LastIds = Record<Exclude<DayKind, MadeKind>, number>;

/** Ids grow with gaps, as on a busy server. */
const countFrom = (lastIds: LastIds, random: Random) => (kind: keyof LastIds) => {
  lastIds[kind] += random.int(1, 6);
  return lastIds[kind];
};

async function readLastIds(db: Db): Promise<LastIds> {
  const [found] = await db.select({ id: max(drivers.id) }).from(drivers);
  return { driver: Number(found?.id ?? 0) };
}
