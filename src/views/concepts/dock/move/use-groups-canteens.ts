import { useCenters } from '../../../kit/scope/centers.ts';

/** Whether the orders of a canteen stay together in the current center. */
export const useGroupsCanteens = (): boolean => useCenters()?.current?.group_canteen_orders_in_docks === true;
