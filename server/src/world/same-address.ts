import type { Task, TaskId } from '../../../src/domain/task/task.ts';
import { hourMs, msOf } from './clock.ts';
import { groupBy } from './group-by.ts';

export const sameAddressDegrees = 0.002; // DSP-247
// Degrees are decimal fractions: without it a difference of exactly 0.002 would count or not by chance.
const roundingDegrees = 1e-9;

type Placed = Pick<Task, 'id' | 'status' | 'address' | 'shipping_time' | 'max_shipping_time'>;

const near = (one: number | null | undefined, other: number | null | undefined) =>
  typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= sameAddressDegrees + roundingDegrees;

export const isSameAddress = (one: Placed, other: Placed) =>
  near(one.address?.latitude, other.address?.latitude) && near(one.address?.longitude, other.address?.longitude);

/** Slots with at least one hour in common (DSP-248). */
export function slotsOverlap(one: Placed, other: Placed): boolean {
  const startMs = Math.max(msOf(one.shipping_time, Infinity), msOf(other.shipping_time, Infinity));
  const endMs = Math.min(msOf(one.max_shipping_time, -Infinity), msOf(other.max_shipping_time, -Infinity));
  return endMs - startMs >= hourMs;
}

/** Only deliveries still to be made are worth grouping. */
export const isOpen = (task: Pick<Task, 'status'>) => task.status !== 'received';

const cellOf = (degrees: number) => Math.floor(degrees / (2 * sameAddressDegrees));

/** Tasks by squares of 0.004 degrees, so that only the nine squares around a task are looked at. */
function squares(tasks: readonly Placed[]): Map<string, Placed[]> {
  return groupBy(tasks, ({ address }) =>
    typeof address?.latitude === 'number' && typeof address.longitude === 'number'
      ? `${cellOf(address.latitude)}:${cellOf(address.longitude)}`
      : 'nowhere',
  );
}

function* around(task: Placed, bySquare: ReadonlyMap<string, readonly Placed[]>): Generator<Placed> {
  const { latitude, longitude } = task.address ?? {};
  if (typeof latitude !== 'number' || typeof longitude !== 'number') return;
  for (const row of [-1, 0, 1])
    for (const column of [-1, 0, 1])
      yield* bySquare.get(`${cellOf(latitude) + row}:${cellOf(longitude) + column}`) ?? [];
}

const byId = (one: TaskId, other: TaskId) => one - other;

/** The two lists of neighbours of `task` among `others`. */
export function neighbours(task: Placed, others: Iterable<Placed>) {
  const same: TaskId[] = [];
  const intersecting: TaskId[] = [];
  for (const other of others) {
    if (other.id === task.id || !isSameAddress(task, other)) continue;
    same.push(other.id);
    if (slotsOverlap(task, other)) intersecting.push(other.id);
  }
  return {
    tasks_with_same_address: same.sort(byId),
    tasks_with_same_address_and_intersecting_slot: intersecting.sort(byId),
  };
}

/** Fills in the neighbours of every task that is still to be delivered. */
export function joinNeighbours(tasks: readonly Task[]): Task[] {
  const bySquare = squares(tasks.filter(isOpen));
  return tasks.map((task) => (isOpen(task) ? { ...task, ...neighbours(task, around(task, bySquare)) } : task));
}
