import type { PresenceRow } from '../../../db/view-rows/drivers.ts';
import { hiddenProducts, toReturnText } from '../../../domain/driver/hidden-products.ts';
import { useDetail } from '../../app/use-detail.ts';

/** What a driver gives back before he goes, in words; null while nobody has told (DSP-636). */
export function useToReturn(driver: PresenceRow): string | null {
  const told = useDetail(hiddenProducts, { driverId: driver.id });
  if (told?.value) return toReturnText(driver.name ?? String(driver.id), told.value);
  return told?.error ?? null;
}
