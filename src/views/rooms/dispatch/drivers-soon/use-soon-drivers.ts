import { readyToLeaveName } from '../../../../db/derived.ts';
import { derivedView } from '../../../../db/queries/derived.ts';
import { driversSoonList, type SoonRow } from '../../../../db/view-rows/drivers.ts';
import { keepsDriver, type SoonFilters } from '../../../../domain/driver/soon-filter.ts';
import { compareSoon, type SoonStack } from '../../../../domain/driver/soon-sort.ts';
import { isHiddenDriver } from '../../../../domain/driver/state.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useWholeList } from '../../../kit/queries/use-whole-list.ts';
import { useToggle } from '../toggles.ts';
import type { FilteredRows } from '../view-model.ts';

/** How many drivers are back or about to be (DSP-559). */
export function useReadyToLeaveCount(): number {
  const { db } = useSignedIn();
  const { center } = useTab();
  const ids = useSeenQuery(() => derivedView<readonly number[]>(db, center, readyToLeaveName), [db, center]);
  return ids?.length ?? 0;
}

/** The drivers the modal shows, filtered and sorted; undefined until read. Hidden ones as in the panel (DSP-552). */
export function useSoonDrivers(
  filters: SoonFilters,
  stack: SoonStack,
  nowMs: number,
): FilteredRows<SoonRow> | undefined {
  const [withHidden] = useToggle('showHiddenDrivers');
  const all = useWholeList<SoonRow>(driversSoonList)?.filter((driver) => withHidden || !isHiddenDriver(driver));
  if (!all) return undefined;
  const rows = all.filter(keepsDriver(filters, nowMs)).sort(compareSoon(stack));
  return { rows, count: rows.length, total: all.length };
}
