import { Confirm } from '../../../ui/windows/confirm.tsx';
import type { OrderInStatus } from './orders-in-status.ts';
import { Refunded } from './refunded.tsx';
import { statusTexts } from './text.ts';
import { Undelivered } from './undelivered.tsx';

interface PaidConfirmProps {
  readonly rows: readonly OrderInStatus[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an order is `paid` again (DSP-328, DSP-907), with what becomes of a delivery, and what was refunded, beneath (SUP-247, OUR-178). */
export function PaidConfirm({ rows, onConfirm, onCancel }: PaidConfirmProps) {
  return (
    <Confirm
      kind="change"
      title={statusTexts.paidTitle}
      text={statusTexts.paid}
      content={
        <>
          <Undelivered rows={rows} to="paid" />
          <Refunded rows={rows} />
        </>
      }
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
