import { Confirm } from '../../../ui/windows/confirm.tsx';
import { statusTexts } from './text.ts';

interface PaidConfirmProps {
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before an order is `paid` again (DSP-328, DSP-907). */
export function PaidConfirm({ onConfirm, onCancel }: PaidConfirmProps) {
  return (
    <Confirm
      kind="change"
      title={statusTexts.paidTitle}
      text={statusTexts.paid}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
