import { PlanningId } from '../../../src/domain/preparation/planning.ts';
import { floorOf, grant } from '../../hands/people.ts';
import type { Scene } from '../../hands/scene.ts';
import { test as base, type WorkerFixtures } from '../fixtures.ts';
import { Dispatcher, type Named } from '../hands/dispatcher.ts';
import { mouse } from '../hands/hands.ts';
import { Lead } from '../hands/lead.ts';
import { passing, StillClock } from '../hands/still-clock.ts';

/** Seven in the morning, in Paris. */
const startMs = Date.parse('2026-11-20T06:00:00Z');

interface Worker {
  readonly time: StillClock;
}

interface Fixtures {
  /** The morning of a small center. */
  readonly morning: PreparationMorning;
  /** Whoever leads the preparation in `page`, and makes its rounds. */
  readonly lead: Lead;
  readonly dispatcher: Dispatcher;
}

export const test = base.extend<Fixtures, Worker>({
  world: [{ seed: 3, size: 4 }, { scope: 'worker' }],
  time: [async ({ world: _ }, use) => use(new StillClock(startMs)), { scope: 'worker' }],
  clock: [async ({ time }, use) => use(time.now), { scope: 'worker' }],
  account: 'superadmin',
  actionTimeout: 30_000,
  morning: async ({ scene, server, time }, use) =>
    use({ ...(await beginning(scene, server)), pass: passing(time, server, scene) }),
  lead: async ({ board, page }, use) => use(new Lead(board, mouse(page))),
  dispatcher: async ({ board, page }, use) => use(new Dispatcher(board, mouse(page))),
});

/** An order, and what packs it. */
interface ToPack extends Named {
  readonly packing: number;
}

export interface PreparationMorning extends Awaited<ReturnType<typeof beginning>> {
  /** So many minutes of the day go by on the server. */
  pass(minutes: number): Promise<void>;
}

/**
 * The lead's start: six orders to be packed, a packer who may not pick yet, one whose session is to begin, four types
 * of task.
 */
async function beginning(scene: Scene, server: WorkerFixtures['server']) {
  const floor = floorOf(server, scene);
  const type = async (rank: number, number: number, name: string): Promise<Named> => ({
    id: (await floor.config(rank, number, name, { max_staff: 4 })).id,
    name,
  });
  const types = {
    check: await type(1, 54, 'Contrôle'),
    picking: await type(2, 21, 'Picking'),
    inventory: await type(3, 73, 'Inventaire tournant'),
    trolleys: await type(4, 57, 'Rangement chariots'),
  };

  const karim = await floor.packer('Karim Lavandier', { grants: [grant(21, 'Picking', false)] });
  const lina = await floor.packer('Lina Morvan', {
    ...{ is_working: false, has_planning: true },
    grants: [grant(21, 'Picking', true), grant(54, 'Contrôle', true)],
  });
  const session = PlanningId.parse(lina.id + 50);
  await floor.change({
    kind: 'planning',
    insert: { id: session, next_id: lina.id, has_begun: false, started_at: scene.at(90), ends_at: scene.at(390) },
  });

  const order = async (name: string): Promise<ToPack> => {
    const made = await scene.order(name, { status: 'waiting', prep_total: 4, prep_progress: 0 }, { status: 'paid' });
    const packing = await scene.packing(made.order);
    return { id: made.order.id, name, packing: packing.id };
  };
  const bread = [await order('PAIN'), await order('LAIT'), await order('OEUFS')] as const;
  const dry = [await order('RIZ'), await order('THE'), await order('CAFE')] as const;
  const named = (next: typeof karim) => ({ id: next.id, name: next.name ?? '', user: next.user_id });
  return {
    ...{ toPack: [...bread, ...dry] as const, types, session: { id: session } },
    packers: { karim: named(karim), lina: named(lina) },
  };
}
