import type { PresenceRow } from '../../../../db/view-rows/drivers.ts';
import { hiddenProducts, toReturnText } from '../../../../domain/driver/hidden-products.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';

/** A driver's products to return, in words; null while unknown (DSP-636). */
export function useToReturn(driver: PresenceRow): string | null {
  const answer = useDetail(hiddenProducts, { driverId: driver.id });
  if (answer?.value) return toReturnText(driver.name ?? String(driver.id), answer.value);
  return answer?.error ?? null;
}
