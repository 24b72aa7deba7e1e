import { useState } from 'react';
import { CenterId } from '../../../../domain/center/center.ts';
import { cancelReceipt, cancelReturn } from '../../../../domain/deposit/commands/correct.ts';
import type { DriverDeposit } from '../../../../domain/deposit/deposit.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { dayTimeText } from '../../../../domain/paris-time.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Confirm } from '../../../shared/ui/confirm.tsx';
import { RadioField } from '../../../shared/ui/radio-field.tsx';
import { useCenterId, useDriver } from '../lookups.ts';
import styles from './deposits.module.css';
import { depositTexts } from './text.ts';
import { useMovement } from './use-movement.ts';

interface CorrectionProps {
  readonly driverId: DriverId;
  readonly deposit: DriverDeposit;
}

/** What a line of the history can have cancelled: a return, or a receipt; a correction, and what is cancelled, nothing. */
export function Correction(props: CorrectionProps) {
  const { is_returned, is_received, status } = props.deposit;
  if (status?.cancel_status === 'total') return null;
  if (is_returned) return <ReturnCorrection {...props} />;
  return is_received ? <ReceiptCorrection {...props} /> : null;
}

/** DSP-805. */
function ReturnCorrection({ driverId, deposit }: CorrectionProps) {
  const driver = useDriver(driverId);
  const [isAsked, setAsked] = useState(false);
  const which = useWhich(driverId, deposit);
  const { reason, enter } = useMovement(cancelReturn, driver, null, () => undefined);
  const cancel = () => {
    setAsked(false);
    void enter(which);
  };
  return (
    <>
      <CancelButton label={depositTexts.cancelReturn} deposit={deposit} reason={reason} onAsk={() => setAsked(true)} />
      {isAsked ? (
        <Confirm
          title={depositTexts.cancelReturn}
          text={depositTexts.sureOfReturn}
          onConfirm={cancel}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

/** DSP-806, DSP-807. A receipt from several deposits has them cancelled one at a time. */
function ReceiptCorrection({ driverId, deposit }: CorrectionProps) {
  const driver = useDriver(driverId);
  const [isAsked, setAsked] = useState(false);
  const details = (deposit.details ?? []).filter(({ quantity }) => quantity > 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const which = useWhich(driverId, deposit);
  const { reason, enter } = useMovement(cancelReceipt, driver, null, () => undefined);
  const depositUserId = chosen ?? details[0]?.deposit_user ?? deposit.deposit_user_id;
  const cancel = () => {
    setAsked(false);
    if (depositUserId != null) void enter({ ...which, depositUserId });
  };
  const isGivenBack = deposit.status?.quantity_can_cancel_receive === 0;
  return (
    <>
      <CancelButton
        label={depositTexts.cancelReceipt}
        deposit={deposit}
        reason={isGivenBack ? depositTexts.givenBack : reason}
        onAsk={() => setAsked(true)}
      />
      {isAsked ? (
        <Confirm
          title={depositTexts.cancelReceipt}
          text={depositTexts.sureOfReceipt}
          content={<Breakdown details={details} chosen={depositUserId} onChoose={setChosen} />}
          onConfirm={cancel}
          onCancel={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}

interface BreakdownProps {
  readonly details: NonNullable<DriverDeposit['details']>;
  readonly chosen: number | null | undefined;
  readonly onChoose: (deposit: number) => void;
}

/** One line a deposit: how many, and whose. */
function Breakdown({ details, chosen, onChoose }: BreakdownProps) {
  const lines = details.map(({ quantity, deposit_user }) => ({
    value: String(deposit_user),
    label: depositTexts.breakdown(quantity, deposit_user),
  }));
  if (lines.length > 1) {
    return (
      <RadioField
        label={depositTexts.whichDeposit}
        value={String(chosen)}
        choices={lines}
        onChoose={(value) => onChoose(Number(value))}
      />
    );
  }
  return (
    <ul className={styles.breakdown}>
      {lines.map(({ value, label }) => (
        <li key={value}>{label}</li>
      ))}
    </ul>
  );
}

interface CancelButtonProps {
  readonly label: string;
  readonly deposit: DriverDeposit;
  readonly reason: string | null;
  readonly onAsk: () => void;
}

function CancelButton({ label, deposit, reason, onAsk }: CancelButtonProps) {
  return (
    <Button
      size="1"
      variant="soft"
      color="gray"
      className={styles.press}
      reason={reason}
      aria-label={depositTexts.cancelOf(label, deposit.product.deposit_label, dayTimeText(deposit.created_at))}
      onClick={onAsk}
    >
      {depositTexts.cancel}
    </Button>
  );
}

function useWhich(driverId: DriverId, { id, deposit_driver_id, center_id, product }: DriverDeposit) {
  const driver = useDriver(driverId);
  const center = useCenterId();
  return {
    ...{ driverId, driverName: driver?.name ?? String(driverId), center },
    ...{ movementId: deposit_driver_id ?? id, product: product.deposit_label },
    movementCenter: center_id == null ? center : CenterId.parse(center_id),
  };
}
