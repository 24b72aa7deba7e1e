import * as z from 'zod/mini';
import { owedBasis } from '../../../../src/domain/deposit/basis.ts';
import { Returned } from '../../../../src/domain/deposit/commands/return.ts';
import { depositMoved } from '../../../../src/domain/deposit/text.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { type DriverAccount, driverAccounts, lastMover, ofDriver } from '../../db/deposits/deposit-accounts.ts';
import { depositAction, type Moves } from './deposit-action.ts';
import { draw, hereFirst, total } from './move.ts';
import { depositTexts } from './text.ts';

/** Returns several products of a driver at once; all of it, or nothing (DSP-798, DSP-912, API-112). */
export const bulkReturn = depositAction({
  service: 'bulk_return_to',
  summary: 'Enregistre les consignes rendues par un livreur',
  body: z.strictObject({ driver_id: DriverId, returned_by_label: Returned }),
  accounts: (tx, { driver_id }) => driverAccounts(tx, driver_id),
  moves: ({ body, center, by, accounts }) => {
    const enters = [];
    for (const [label, quantity] of Object.entries(body.returned_by_label)) {
      const his = accounts.filter(({ deposit_label }) => deposit_label === label);
      const drawn = draw(hereFirst(his, center), quantity);
      if (!drawn) return { error: tooMany(label, his) };
      enters.push(...drawn.map(({ account, quantity: taken }) => returned(body.driver_id, by, account, taken)));
    }
    return { enters };
  },
  basis: ({ driver_id, returned_by_label }, accounts) => {
    const labels = Object.keys(returned_by_label);
    const owed = labels.map((label) => [label, total(accounts.filter(({ deposit_label }) => deposit_label === label))]);
    const values = owedBasis(Object.fromEntries(owed));
    return { values, moved: depositMoved.owed(values), author: (tx) => lastMover(tx, ofDriver(driver_id, labels)) };
  },
});

const returned = (
  driver_id: DriverId,
  done_by: string,
  { center_id, product_id }: DriverAccount,
  quantity: number,
): Extract<Moves, { enters: unknown }>['enters'][number] => ({
  ...{ center_id, driver_id, product_id, quantity, done_by },
  ...{ movement: 'return', cancels: null, deposit_user_id: null },
});

function tooMany(label: string, his: readonly DriverAccount[]): string {
  const held = total(his);
  return held === 0 ? depositTexts.driverHasNone(label) : depositTexts.driverHas(label, held);
}
