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

/** The initial values of a demand's form, as typed texts; the type only if it is one of the extra costs (LOG-104). */
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
