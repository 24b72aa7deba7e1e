import { bagStatement } from '../../../../src/domain/driver/statement.ts';
import { turn } from '../rounds/delivery-plan.ts';
import type { World } from '../world.ts';

/** Isothermal bags that today's drivers took when they came; some returned all already, some never took any. */
export const bagsTaken = ({ drivers }: Pick<World, 'drivers'>) =>
  drivers.flatMap((driver, at) => {
    const created_at = driver.current_presence_start;
    if (!created_at || turn(at, 4, 3)) return [];
    const taken = { driver: driver.id, statement_type: bagStatement, amount: 2 + (at % 5), created_at } as const;
    return turn(at, 5, 4) ? [taken, { ...taken, amount: -taken.amount }] : [taken];
  });
