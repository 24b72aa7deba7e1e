import { CenterId } from '../../../../domain/center/center-id.ts';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { cancelHandBack } from '../../../../domain/deposit/commands/of-customer.ts';
import type { ClientDeposit } from '../../../../domain/deposit/deposit.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { AskedButton } from '../../../ui/windows/asked-button.tsx';
import styles from '../deposits.module.css';
import { depositTexts } from '../text.ts';

interface CancelHandBackProps {
  readonly userId: CustomerId;
  readonly deposit: ClientDeposit;
  readonly detail: ClientDeposit['details'][number];
}

/** Cancels the part of a hand-back that the driver still has (SUP-634, SUP-635); a correction has none. */
export function CancelHandBack({ userId, deposit, detail }: CancelHandBackProps) {
  const { user } = useSignedIn();
  const { center } = useTab();
  const { quantity, deposit_driver, center_id, status } = detail;
  const { blocked, doubt, isRunning, run } = useAnswered(cancelHandBack, { about: { movementId: deposit_driver } });
  if (quantity <= 0 || status?.cancel_status === 'total' || !may(user, 'flow')) return null;
  const product = deposit.product_infos.deposit_label;
  const isGivenBack = status?.quantity_can_cancel_receive === 0;
  return (
    <>
      <AskedButton
        label={depositTexts.cancel}
        name={depositTexts.cancelOf(depositTexts.cancelReceipt, product, deposit.formated_created_at ?? '')}
        className={styles.press}
        title={depositTexts.cancelReceipt}
        reason={isGivenBack ? depositTexts.givenBack : (blocked ?? (isRunning ? depositTexts.saving : null))}
        question={depositTexts.sureOfReceipt}
        onConfirm={() =>
          void run({
            ...{ userId, depositUserId: deposit.id, movementId: deposit_driver, product },
            movementCenter: CenterId.parse(center_id ?? center),
          })
        }
      />
      {doubt ? <OpenNote stored={doubt} /> : null}
    </>
  );
}
