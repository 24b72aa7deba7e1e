import { useState } from 'react';
import { orderName } from '../../../../domain/order/name.ts';
import { crateLabel, orderLabel } from '../../../../domain/scan/labels.ts';
import { slotEndMs, slotStartMs } from '../../../../domain/task/slot.ts';
import { slotText } from '../../../../domain/task/slot-hours.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useOrder } from '../use-order.ts';
import { PrintedLabels } from './printed-labels.tsx';
import { labelTexts } from './text.ts';

interface OrderLabelsProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** The label of an order, with those of its crates, if any (OUR-032). */
export function OrderLabelsDialog({ orderId, onClose }: OrderLabelsProps) {
  const subject = useOrder(orderId);
  const nowMs = useServerNow();
  const [hasCrates, setHasCrates] = useState(true);
  if (subject === undefined) return null;
  if (!subject) {
    return (
      <Dialog title={labelTexts.titleOf(String(orderId))} onClose={onClose}>
        <EmptyState title={labelTexts.gone} />
      </Dialog>
    );
  }
  const { order } = subject;
  const crates = order.crates ?? [];
  const name = orderName(order);
  const labels = [
    orderLabel(order, slotText(slotStartMs(order), slotEndMs(order), nowMs)),
    ...(hasCrates ? crates.map(({ code }) => crateLabel(code, name)) : []),
  ];
  return (
    <Dialog title={labelTexts.titleOf(name)} width="540px" onClose={onClose}>
      {crates.length > 0 ? (
        <CheckField label={labelTexts.withCrates} isChecked={hasCrates} onCheck={() => setHasCrates(!hasCrates)} />
      ) : null}
      <PrintedLabels labels={labels} problem={null} isSheet={false} onClose={onClose} />
    </Dialog>
  );
}
