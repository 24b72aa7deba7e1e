import * as z from 'zod/mini';
import { maybe } from '../../../src/domain/schema.ts';

const flag = maybe(z.enum(['0', '1']));

/**
 * The query of table FLT; a missing parameter counts as 1. Demands are read page by page, and are in no load (DSP-222).
 */
export const filterQuery = {
  with_dock_current_statuses: maybe(z.string()),
  with_extra_cost_demands: flag,
  with_driver_queue: flag,
  with_drivers: flag,
  with_normal_slot_among_deliveries_to_dispatch: flag,
  with_dqp_express_among_deliveries_to_dispatch: flag,
  with_dqp_express_prio_among_deliveries_to_dispatch: flag,
  with_dqp_courier_among_deliveries_to_dispatch: flag,
  with_driver_among_dispatched_deliveries: flag,
  with_not_loaded_dock_among_dispatched_deliveries: flag,
};
const FilterQuery = z.object(filterQuery);

/** The parts that a dispatch load leaves out. */
export interface LoadFilters {
  /** `current_status` of the docks in the list; null lists all. */
  readonly dockStatuses: readonly string[] | null;
  readonly driverQueue: boolean;
  readonly drivers: boolean;
  /** Filters on deliveries to dispatch: those without a dqp tag, and those with one of these tags. */
  readonly normalSlot: boolean;
  readonly withoutDqpTags: readonly string[];
  /** Filters on dispatched deliveries: those with a driver, and those whose dock is not loaded. */
  readonly withDriver: boolean;
  readonly notLoadedDock: boolean;
}

export const dqpTags = ['dqp_express', 'dqp_express_prio', 'dqp_courier'] as const;

export function filtersOf(query: z.infer<typeof FilterQuery>): LoadFilters {
  return {
    dockStatuses: listOf(query.with_dock_current_statuses),
    driverQueue: query.with_driver_queue !== '0',
    drivers: query.with_drivers !== '0',
    normalSlot: query.with_normal_slot_among_deliveries_to_dispatch !== '0',
    withoutDqpTags: dqpTags.filter((tag) => query[`with_${tag}_among_deliveries_to_dispatch`] === '0'),
    withDriver: query.with_driver_among_dispatched_deliveries !== '0',
    notLoadedDock: query.with_not_loaded_dock_among_dispatched_deliveries !== '0',
  };
}

const listOf = (value: string | null | undefined) => (value ? [...new Set(value.split(','))].sort() : null);
