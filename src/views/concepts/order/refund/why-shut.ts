import { refundOrder, whyNotReason } from '../../../../domain/money/commands/refund.ts';
import { whyNotCents, whyNotRefunded } from '../../../../domain/money/refund/rules.ts';
import { unconnectedEdenred } from '../../../../domain/money/refund/split.ts';
import type { OrderSheet } from '../../../../domain/order/sheet/sheet.ts';
import { refuse } from '../../../../domain/result.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { creditTexts } from '../credit/text.ts';

interface Typed {
  readonly cents: number;
  /** What has to be typed or chosen first; null for nothing. */
  readonly missing: string | null;
  /** Absent where no reason is asked. */
  readonly why?: { readonly subtype: string; readonly notes: string; readonly isOffered: boolean };
}

/** Why a refund is not sent as it is typed (SUP-363, SUP-369, SUP-371); null where it may be. */
export function whyShut(sheet: OrderSheet, { cents, missing, why }: Typed): string | null {
  const edenred = unconnectedEdenred(sheet.payment_details ?? []) ? refuse('edenred') : null;
  const first = whyNotRefunded(sheet) ?? edenred;
  if (first) return refusalText(refundOrder, first);
  if (missing !== null) return missing;
  const uncovered = whyNotCents(cents, sheet);
  if (uncovered) return refusalText(refundOrder, uncovered);
  if (!why) return null;
  if (!why.isOffered) return creditTexts.wanted.reason;
  const wordless = whyNotReason(why);
  return wordless && refusalText(refundOrder, wordless);
}
