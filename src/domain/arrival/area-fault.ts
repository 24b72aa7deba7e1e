import { lineOf } from '../typed/line.ts';
import { areaLength, isOrderCode } from './new-area.ts';

/** Why a typed text is no zone; null where it is one, or none at all. */
export function areaFault(typed: string): 'tooLong' | 'orderCode' | null {
  const area = lineOf(typed);
  if (area.length > areaLength) return 'tooLong';
  return isOrderCode(area) ? 'orderCode' : null;
}
