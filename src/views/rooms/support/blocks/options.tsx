import { orderOptions } from '../../../../domain/order/commands/option.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import { OptionSwitch } from '../../../concepts/order/option/option-switch.tsx';
import { useReadOnlyReason } from '../read-only.ts';

/** The client's choices, for editors to change (SUP-222, SUP-223, SUP-701). */
export function Options({ order }: { readonly order: OrderInFull }) {
  const reason = useReadOnlyReason();
  return (
    <>
      {orderOptions.map((option) => (
        <OptionSwitch key={option} order={order} option={option} reason={reason} />
      ))}
    </>
  );
}
