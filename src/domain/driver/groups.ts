import type { Driver } from './driver.ts';
import { driverWeight } from './weight.ts';

/** Drivers that stand under one heading of the driver list (OUR-225). */
export interface DriverGroup<Row> {
  /** The state that its heading names; rows of another state say theirs. */
  readonly state: GroupState;
  readonly drivers: readonly Row[];
}

export type GroupState = 'noplan' | 'wait' | 'run' | 'plan' | 'hidden';

/** A heading for each weight of DSP-550: states of one weight stand together, and their drivers keep their order. */
const states = new Map<number, GroupState>([
  [12, 'noplan'],
  [9, 'wait'],
  [7, 'run'],
  [5, 'plan'],
  [0, 'hidden'],
]);

/** The list in its order, divided by state; no group is empty. */
export function driverGroups<Row extends Pick<Driver, 'state'>>(ordered: readonly Row[]): readonly DriverGroup<Row>[] {
  const groups = new Map<GroupState, Row[]>();
  for (const driver of ordered) {
    const state = states.get(driverWeight(driver)) ?? 'plan';
    groups.set(state, [...(groups.get(state) ?? []), driver]);
  }
  return [...groups].map(([state, drivers]) => ({ state, drivers }));
}
