import { msOf } from '../time/instant.ts';
import { parisDay } from '../time/paris-time.ts';
import type { Demand } from './demand.ts';

interface Prefilled {
  readonly driver: string;
  readonly day: string;
  readonly type: string;
  readonly minutes: string;
  readonly comment: string;
}

/** What the form of a demand starts from, as it is typed; the type only where it is one of an extra cost's (LOG-104). */
export function prefilledCost(
  { driver, created_at, extra_cost_demand_type, minutes, comment }: Demand,
  types: readonly { readonly id: number }[],
): Prefilled {
  const createdMs = msOf(created_at);
  const type = types.find(({ id }) => id === extra_cost_demand_type);
  return {
    driver: String(driver.id),
    day: createdMs === null ? '' : parisDay(createdMs),
    type: type ? String(type.id) : '',
    minutes: minutes == null ? '' : String(minutes),
    comment: comment ?? '',
  };
}
