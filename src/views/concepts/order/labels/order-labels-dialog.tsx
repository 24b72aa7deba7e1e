import { useState } from 'react';
import { crateLabel, orderLabel } from '../../../../domain/scan/labels.ts';
import { slotEndMs, slotStartMs } from '../../../../domain/task/slot.ts';
import { slotText } from '../../../../domain/task/slot-hours.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { CheckField } from '../../../ui/fields/check-field.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { type OrderWindowProps, ofOrder } from '../of-order.tsx';
import { PrintedLabels } from './printed-labels.tsx';
import { labelTexts } from './text.ts';

/** The label of an order, with those of its crates, if any (OUR-032). */
export const OrderLabelsDialog = ofOrder({ title: labelTexts.titleOf, gone: labelTexts.gone }, LabelsOfOrder);

function LabelsOfOrder({ subject: { order }, name, onClose }: OrderWindowProps) {
  const nowMs = useServerNow();
  const [hasCrates, setHasCrates] = useState(true);
  const crates = order.crates ?? [];
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
