import type { Task } from '../../../../src/domain/task/task.ts';
import { freshZone } from '../goods/pseudo-zones.ts';
import { drawName, shortName, staffEmail } from '../people/names.ts';
import type { Random } from '../random.ts';
import { type DeliveryPlan, turn } from '../rounds/delivery-plan.ts';
import { isPacked, isUntouched } from '../rounds/task-status.ts';

/** The fields of a task about the progress of its packing. */
export function preparationOf(
  center: number,
  { number, status }: Pick<DeliveryPlan, 'number' | 'status'>,
  random: Random,
): Partial<Task> {
  const total = random.int(6, 64);
  const begun = !isUntouched(status);
  const packed = isPacked(status);
  const isMissing = status === 'waiting-products';
  return {
    prep_progress: packed ? total : begun ? random.int(1, total - 1) : 0,
    prep_total: total,
    packer: begun ? packerOf(number, random) : null,
    checker_email: packed && !turn(number, 3, 1) ? staffEmail(drawName(random)) : null,
    missing_checked_state: isMissing ? 'doing' : packed && turn(number, 8, 5) ? 'done' : null,
    missing_products_flow_active: isMissing,
    missing_products_flow_user: isMissing ? shortName(drawName(random)) : null,
    logstock_pz: packed ? [{ pseudozone_id: freshZone(center), quantity: random.int(1, 20) }] : [],
  };
}

export const packerOf = (number: number, random: Random) => ({
  name: shortName(drawName(random)),
  is_without_prep_check: turn(number, 7, 2),
});
