import { useState } from 'react';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { cancelReceipt, cancelReturn } from '../../../../domain/deposit/commands/correct.ts';
import type { DriverDeposit } from '../../../../domain/deposit/deposit.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { dayTimeText } from '../../../../domain/time/paris-time.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { RadioField } from '../../../ui/fields/radio-field.tsx';
import { AskedButton } from '../../../ui/windows/asked-button.tsx';
import { useDriver } from '../../driver/use-driver.ts';
import styles from '../deposits.module.css';
import { depositTexts } from '../text.ts';
import { useMovement } from './use-movement.ts';

interface CorrectionProps {
  readonly driverId: DriverId;
  readonly deposit: DriverDeposit;
}

/** Cancels a line of the history: a return, or a receipt; corrections and cancelled lines have no button. */
export function Correction(props: CorrectionProps) {
  const { is_returned, is_received, status } = props.deposit;
  if (status?.cancel_status === 'total') return null;
  if (is_returned) return <ReturnCorrection {...props} />;
  return is_received ? <ReceiptCorrection {...props} /> : null;
}

/** DSP-805. */
function ReturnCorrection({ driverId, deposit }: CorrectionProps) {
  const driver = useDriver(driverId);
  const which = useWhich(driverId, deposit);
  const { reason, doubt, enter } = useMovement(cancelReturn, driver, { about: { movementId: which.movementId } });
  return (
    <>
      <AskedButton
        {...saidOf(deposit, depositTexts.cancelReturn)}
        reason={reason}
        question={depositTexts.sureOfReturn}
        onConfirm={() => void enter(which)}
      />
      {doubt ? <OpenNote stored={doubt} /> : null}
    </>
  );
}

/** DSP-806, DSP-807. For a receipt from several deposits, one of them at a time. */
function ReceiptCorrection({ driverId, deposit }: CorrectionProps) {
  const driver = useDriver(driverId);
  const details = (deposit.details ?? []).filter(({ quantity }) => quantity > 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const which = useWhich(driverId, deposit);
  const { reason, doubt, enter } = useMovement(cancelReceipt, driver, { about: { movementId: which.movementId } });
  const depositUserId = chosen ?? details[0]?.deposit_user ?? deposit.deposit_user_id;
  const isGivenBack = deposit.status?.quantity_can_cancel_receive === 0;
  return (
    <>
      <AskedButton
        {...saidOf(deposit, depositTexts.cancelReceipt)}
        reason={isGivenBack ? depositTexts.givenBack : reason}
        question={depositTexts.sureOfReceipt}
        content={<Breakdown details={details} chosen={depositUserId} onChoose={setChosen} />}
        onConfirm={() => depositUserId != null && void enter({ ...which, depositUserId })}
      />
      {doubt ? <OpenNote stored={doubt} /> : null}
    </>
  );
}

const saidOf = ({ product, created_at }: DriverDeposit, title: string) => ({
  label: depositTexts.cancel,
  name: depositTexts.cancelOf(title, product.deposit_label, dayTimeText(created_at)),
  className: styles.press,
  title,
});

interface BreakdownProps {
  readonly details: NonNullable<DriverDeposit['details']>;
  readonly chosen: number | null | undefined;
  readonly onChoose: (deposit: number) => void;
}

/** A line per deposit: count and owner. */
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

function useWhich(driverId: DriverId, { id, deposit_driver_id, center_id, product }: DriverDeposit) {
  const driver = useDriver(driverId);
  const center = useCenterId();
  return {
    ...{ driverId, driverName: driver?.name ?? String(driverId), center },
    ...{ movementId: deposit_driver_id ?? id, product: product.deposit_label },
    movementCenter: center_id == null ? center : CenterId.parse(center_id),
  };
}
