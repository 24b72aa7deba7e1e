import type { Dock } from '../../src/domain/dock/dock.ts';
import type { Answer, Client } from '../contract/client.ts';
import type { Scene } from './scene.ts';

export type Morning = Awaited<ReturnType<typeof aMorning>>;

/** A small board: A1 to A3 to dispatch, an open round with B1 and B2, an empty one, and C1's round ready for GO. */
export const aMorning = (scene: Scene) =>
  scene.together(async (rows) => {
    const driver = await rows.driver('Ali Dutour');
    const round = await rows.dock();
    const empty = await rows.dock();
    const ready = await rows.dock({ dock_type: 'DRIVER_SOFT', current_status: 'moving', target_driver: driver.id });
    const a1 = await rows.order('A1');
    const a2 = await rows.order('A2');
    const a3 = await rows.order('A3');
    const b1 = await rows.order('B1', { dock: round.id, dock_rank: 1 });
    const b2 = await rows.order('B2', { dock: round.id, dock_rank: 2 });
    const c1 = await rows.order('C1', { dock: ready.id, dock_rank: 1 });
    return { driver, round, empty, ready, a1, a2, a3, b1, b2, c1 };
  });

/**
 * Open rounds in one list, too many to show whole, each with one task: R1 in the first, R2 in the second. A1 to
 * dispatch.
 */
export const aLongMorning = (scene: Scene) =>
  scene.together(async (rows) => {
    await rows.order('A1');
    const rounds: Dock[] = [];
    while (rounds.length < 48) {
      const round = await rows.dock();
      rounds.push(round);
      await rows.order(`R${rounds.length}`, { dock: round.id, dock_rank: 1 });
    }
    const [first, second] = rounds;
    const last = rounds.at(-1);
    if (!first || !second || !last) throw new Error('Invariant: no rounds');
    return { rounds, first, second, last };
  });

interface WithId {
  readonly id: number;
}

/** A colleague moves a task; null stands for the to-dispatch list. */
export function colleagueMoves(api: Client, task: WithId, from: WithId | null, to: WithId | null): Promise<Answer> {
  const move = {
    id: task.id,
    from_dock_id: from?.id ?? null,
    dock_target_id: to?.id ?? null,
    dock_rank: to ? 1 : null,
  };
  return api.post('/dispatch/deliveries/move_task/', [move]);
}

export const colleagueSetsBags = (api: Client, { id }: WithId, dry: number, isotherm: number): Promise<Answer> =>
  api.patch(`/processing-orders/${id}/`, { number_of_bags: dry + isotherm, number_of_bags_isotherm: isotherm });
