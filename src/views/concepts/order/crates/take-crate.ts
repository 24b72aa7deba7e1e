import type { UseFormReturn } from 'react-hook-form';
import { ordersOfCode } from '../../../../db/queries/orders-of-code.ts';
import { hasCrate } from '../../../../domain/order/crates.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { Order } from '../../../../domain/order/order.ts';
import type { ScannedCode } from '../../../../domain/scan/code.ts';
import { isOfCode } from '../../../../domain/scan/printed.ts';
import { codeText } from '../../../../domain/typed/code.ts';
import { right, type ScanAnswer, type ScanHere, wrong } from '../../../kit/scan/scan-answer.ts';
import { focusOn } from '../../../ui/focus/focus-on.ts';
import { isInHand } from '../scan/open-scanned.ts';
import { crateTexts } from './text.ts';

interface Field {
  readonly order: Order;
  readonly form: UseFormReturn<{ code: string }>;
  readonly field: HTMLElement | null;
}

const { scanned } = crateTexts;

/** A scan fills the field of a code and never adds; for a code that cannot be added it only shows why (OUR-029). */
export async function takeCrate(code: ScannedCode, here: ScanHere, to: Field): Promise<ScanAnswer | null> {
  const { order, form, field } = to;
  if (code.kind === 'order' && isOfCode(code, order)) {
    focusOn(field);
    return right(scanned.forOrder(orderName(order)));
  }
  if (code.kind !== 'crate') return null;
  if (hasCrate(order, code.text)) return right(scanned.there(code.text));
  const others = await ordersOfCode(here.db, here.center, code);
  const owner = others.find((it) => it.order.id !== order.id && isInHand(it));
  if (owner) return wrong(scanned.ofOther(code.text, orderName(owner.order)));
  const typed = codeText(form.getValues('code'));
  if (typed === code.text) return right(scanned.filled(code.text));
  if (typed !== '') return wrong(scanned.notSent(code.text, typed));
  if (!here.isOnline) return wrong(scanned.offline(code.text));
  form.setValue('code', code.text, { shouldDirty: true });
  return right(scanned.filled(code.text));
}
