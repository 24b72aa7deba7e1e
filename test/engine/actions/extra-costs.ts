import type { RequestSpec } from '../../../src/domain/command.ts';
import type { Truth } from '../server-rows.ts';
import { done, isRecord, notFound, type Outcome, refused } from './outcome.ts';

// A demand has the id of its driver here, and so has the extra cost it led to.

const decidedAlready = refused(409, { error: 'Cette demande a déjà été traitée' });

/** Calls about extra costs and drivers' demands; null for any other call. */
export function actOnExtraCosts(truth: Truth, { method, path, body }: RequestSpec): Outcome | null {
  if (path === '/driver-extra-costs/') return add(truth, isRecord(body) ? body : {});
  const [, reviewed] = /^\/extra-cost-demands\/(\d+)\/review\/$/.exec(path) ?? [];
  if (reviewed !== undefined) return decide(truth, Number(reviewed), 'refused');
  const [, deleted] = /^\/driver-extra-costs\/(\d+)\/$/.exec(path) ?? [];
  return deleted !== undefined && method === 'DELETE' ? take(truth, Number(deleted)) : null;
}

/** DSP-921: an answer of its own too. */
function add(truth: Truth, body: Readonly<Record<string, unknown>>): Outcome {
  if (!truth.drivers.has(Number(body.driver))) return notFound;
  const demand = body.driver_extra_cost_demand_id;
  if (demand !== undefined) return decide(truth, Number(demand), 'validated');
  return done({ id: truth.revision, type: 'driverextracost' });
}

/** One demand is decided on once (LOG-140, LOG-142). */
function decide(truth: Truth, demand: number, how: 'refused' | 'validated'): Outcome {
  if (!truth.drivers.has(demand)) return notFound;
  if (truth.demands.has(demand)) return decidedAlready;
  truth.demands.set(demand, how);
  return done({ id: demand });
}

/** The demand can be decided again (LOG-110). */
function take(truth: Truth, extraCost: number): Outcome {
  if (truth.demands.get(extraCost) !== 'validated') return notFound;
  truth.demands.delete(extraCost);
  return { status: 204, body: undefined, isDone: true };
}
