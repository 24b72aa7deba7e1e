import { centsOfEuros } from '../cents.ts';
import { isOpenPart, type Refund } from './refund.ts';

/**
 * Cents of the open parts of one payment, by their status. None where several payments are of its type: nothing says to
 * which of them a part belongs.
 */
export function openCentsOf(
  type: string | null | undefined,
  payments: readonly { readonly type?: string | null | undefined }[],
  refunds: readonly Refund[],
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  if (!type || payments.filter((it) => it.type === type).length !== 1) return sums;
  const parts = refunds.flatMap((refund) => refund.parts ?? []);
  for (const part of parts.filter((it) => it.type === type && isOpenPart(it))) {
    const status = part.status ?? '';
    sums.set(status, (sums.get(status) ?? 0) + centsOfEuros(part.amount));
  }
  return sums;
}
