import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { useSignedIn } from '../../../app/context.ts';
import { useOrder } from '../../../shared/order/use-order.ts';
import { OptionSwitch } from '../../../shared/order-option/option-switch.tsx';
import { supportTexts as texts } from '../text.ts';

/** What the client chose, for editors to change (SUP-222, SUP-223, SUP-701). */
export function Options({ order }: { readonly order: OrderInFull }) {
  const { user } = useSignedIn();
  const held = useOrder(order.id);
  if (held === undefined) return null;
  const reason = may(user, 'edit') ? (held ? null : texts.notHere) : texts.editorsOnly;
  return (
    <>
      <OptionSwitch order={order} option="is_replace_allowed" reason={reason} />
      <OptionSwitch order={order} option="option_tranquility" reason={reason} />
    </>
  );
}
