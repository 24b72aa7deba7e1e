import type { RequestSpec } from '../../../src/domain/command.ts';
import type { Truth } from '../server-rows.ts';
import { conflictOfDriver, done, isRecord, notFound, type Outcome, refused } from './outcome.ts';

type Body = Readonly<Record<string, unknown>>;

/** How many more the driver has once it is done; below 0 he gives some away. */
const moved: Readonly<Record<string, (body: Body) => number>> = {
  bulk_return_to: ({ returned_by_label: returned }) =>
    -Object.values(isRecord(returned) ? returned : {}).reduce<number>((sum, quantity) => sum + Number(quantity), 0),
  receive_from: ({ quantity }) => Number(quantity),
  return_to: ({ quantity }) => Number(quantity),
  return_order_to: () => 1,
};

/** Calls about deposits (section 21 of dispatch.md); null for any other call. */
export function actOnDeposits(truth: Truth, { path, body }: RequestSpec): Outcome | null {
  const [, service = ''] = /^\/depositdriver\/(\w+)\/$/.exec(path) ?? [];
  if (!isRecord(body)) return null;
  if (service === 'cancel_returned' || service === 'cancel_received') return done([{ id: truth.revision }]);
  const more = moved[service]?.(body);
  if (more === undefined) return null;
  const driver = truth.drivers.get(Number(body.driver_id));
  if (!driver) return notFound;
  return driver.processing ? conflictOfDriver(truth, driver.id) : move(truth, driver.id, more);
}

/** He never has less than nothing (DSP-912). */
function move(truth: Truth, driver: number, more: number): Outcome {
  const deposits = (truth.deposits.get(driver) ?? 0) + more;
  if (deposits < 0) return refused(400, { error: "Le livreur n'en a pas autant" });
  truth.deposits.set(driver, deposits);
  return done([{ id: truth.revision }]);
}
