import { insertDeposits, type NewDeposits } from '../../server/src/db/deposits/write-deposits.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import type { Scene } from './scene.ts';

/** Products of the seeded catalogue. */
export const bottle = { id: 4_011, label: 'Bouteille en verre 1 L' };
export const bag = { id: 4_023, label: 'Sac isotherme' };

type Movement = Pick<NewDeposits['driverDeposits'][number], 'driver_id' | 'product_id' | 'movement' | 'quantity'> & {
  readonly cancels?: number;
};

/**
 * Clients' paid deposits, each of an order of its own by default, then drivers' movements, a minute after the other; returns
 * the ids.
 */
export async function someDeposits(
  { db }: RunningServer,
  scene: Scene,
  sold: readonly number[],
  moves: readonly Movement[],
  orderOf: (at: number) => number = (at) => at,
) {
  const firstId = scene.center * 1_000 + 500;
  const userDeposits = sold.map((product_id, at) => ({
    ...{ id: firstId + at, center_id: scene.center, product_id },
    ...{ user_id: scene.center, user_name: 'Léa Roux', quantity: 40, created_at: scene.at(-10_000) },
    ...{ order_id: firstId + orderOf(at), order_random_id: `PASSEE${orderOf(at)}` },
  }));
  const driverDeposits = moves.map((move, at) => ({
    ...move,
    cancels: move.cancels ?? null,
    ...{ id: firstId + at, center_id: scene.center, created_at: scene.at(at - 60), done_by: 'Camille B.' },
    deposit_user_id:
      move.movement === 'receipt'
        ? (userDeposits.find(({ product_id }) => product_id === move.product_id)?.id ?? null)
        : null,
  }));
  await db.transaction((tx) => insertDeposits(tx, { depositProducts: [], userDeposits, driverDeposits }));
  return firstId;
}

export const receipt = (driver_id: Movement['driver_id'], product_id: number, quantity: number): Movement => ({
  ...{ driver_id, product_id, quantity, movement: 'receipt' },
});
export const handBack = (driver_id: Movement['driver_id'], product_id: number, quantity: number): Movement => ({
  ...{ driver_id, product_id, quantity, movement: 'return' },
});
