import { useState } from 'react';
import type { Basis } from '../../../../domain/basis.ts';
import { HandedBack, handBackDeposits } from '../../../../domain/deposit/commands/receive.ts';
import type { ClientDebt } from '../../../../domain/deposit/deposit.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { isEqual } from '../../../../domain/equal.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { useDriver } from '../../driver/use-driver.ts';
import styles from '../deposits.module.css';
import { depositTexts } from '../text.ts';
import { chosenOf, type InitialMovement, isChosen, ProductFields } from './product-fields.tsx';
import { useMovement } from './use-movement.ts';

/** A movement that is asked about first. */
interface Pending {
  readonly debt: ClientDebt;
  readonly quantity: number;
  readonly basis: Basis;
}

interface HandBackFormProps {
  readonly driverId: DriverId;
  readonly client: { readonly id: number; readonly name: string };
  readonly debts: readonly ClientDebt[];
  readonly replaces: string | null;
  /** The movement to be replaced; null for none. */
  readonly initial: InitialMovement | null;
}

/**
 * A client hands a product back to a driver; below 0 he gets it again, after a question (DSP-808 to DSP-810). Once
 * saved, the form is empty and closed.
 */
export function HandBackForm({ driverId, client, debts, replaces, initial }: HandBackFormProps) {
  const driver = useDriver(driverId);
  const center = useCenterId();
  const start = chosenOf(initial);
  const {
    value: chosen,
    type,
    end,
    drop,
  } = useTypedDraft({
    key: `deposit-hand-back-${driverId}-${client.id}`,
    name: depositTexts.holdHandBack(client.name),
    start,
    isValue: isChosen,
  });
  // Unsent input opens the form again.
  const [isOpen, setOpen] = useState(initial !== null || !isEqual(chosen, start));
  const [pending, setPending] = useState<Pending | null>(null);
  const { reason, doubt, isRunning, enter } = useMovement(handBackDeposits, driver, {
    about: { driverId, userId: client.id },
    replaces,
    onSaved: () => {
      end(chosenOf(null));
      setOpen(false);
    },
  });
  const send = ({ debt: { product_id, product }, quantity, basis }: Pending) => {
    setPending(null);
    drop();
    void enter({
      ...{ driverId, driverName: driver?.name ?? String(driverId), center, userId: client.id, userName: client.name },
      ...{ productId: product_id, product: product.deposit_label, quantity, basis },
    });
  };
  if (!isOpen) {
    return (
      <div className={styles.submit}>
        <Button variant="soft" aria-expanded={false} onClick={() => setOpen(true)}>
          {depositTexts.handBack}
        </Button>
      </div>
    );
  }
  return (
    <>
      <ProductFields
        debts={debts}
        chosen={chosen}
        onChange={type}
        reason={reason}
        submit={depositTexts.saveHandBack}
        isSigned
        refusal={depositTexts.positive}
        isAllowed={(quantity) => HandedBack.safeParse(quantity).success}
        isRunning={isRunning}
        onSubmit={(debt, quantity, basis) =>
          quantity < 0 ? setPending({ debt, quantity, basis }) : send({ debt, quantity, basis })
        }
      />
      {doubt ? <OpenNote stored={doubt} /> : null}
      {pending ? (
        <Confirm
          title={depositTexts.handBack}
          text={depositTexts.negative}
          onConfirm={() => send(pending)}
          onCancel={() => setPending(null)}
        />
      ) : null}
    </>
  );
}
