import { clientsOfDriver } from '../../../../db/queries/clients.ts';
import { receiveDeposits } from '../../../../domain/deposit/commands/receive.ts';
import type { ClientDebt } from '../../../../domain/deposit/deposit.ts';
import { clientDebts } from '../../../../domain/deposit/details.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useSignedIn } from '../../../kit/client/context.ts';
import { isText, useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useDriver } from '../../driver/use-driver.ts';
import styles from '../deposits.module.css';
import { useEndedMovement } from '../refresh.ts';
import { depositTexts } from '../text.ts';
import { chosenOf, type InitialMovement, isChosen, ProductFields } from './product-fields.tsx';
import { useMovement } from './use-movement.ts';

interface HandOverTabProps {
  readonly driverId: DriverId;
  readonly replaces: string | null;
  /** The movement to be replaced; null for none. */
  readonly initial: InitialMovement | null;
}

/** A client of one of his rounds hands deposits over to the driver (DSP-812). */
export function HandOverTab({ driverId, replaces, initial }: HandOverTabProps) {
  const { db } = useSignedIn();
  const center = useCenterId();
  const clients = useSeenQuery(() => clientsOfDriver(db, center, driverId), [db, center, driverId]);
  const { value: chosen, type: setChosen } = useTypedDraft({
    key: `deposit-client-${driverId}`,
    name: depositTexts.client,
    start: initial ? String(initial.userId) : '',
    isValue: isText,
    isQuiet: true,
  });
  const client = clients?.find(({ id }) => String(id) === chosen);
  const answer = useDetail(clientDebts, client ? { userId: client.id } : null, { endedAtMs: useEndedMovement() });
  if (!clients) return null;
  if (clients.length === 0) return <EmptyState title={depositTexts.noClient} />;
  return (
    <div className={styles.form}>
      <SelectField
        label={depositTexts.client}
        value={chosen}
        choices={clients.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={setChosen}
      />
      {client ? (
        <DetailAnswer answer={answer} loading={depositTexts.loading}>
          {(debts) =>
            debts.length === 0 ? (
              <EmptyState title={depositTexts.nothingHeld} />
            ) : (
              <HandOverForm
                key={client.id}
                driverId={driverId}
                {...(client.id === initial?.userId ? { replaces, initial } : { replaces: null, initial: null })}
                client={client}
                debts={debts}
              />
            )
          }
        </DetailAnswer>
      ) : null}
    </div>
  );
}

interface HandOverFormProps extends HandOverTabProps {
  readonly client: { readonly id: number; readonly name: string };
  readonly debts: readonly ClientDebt[];
}

function HandOverForm({ driverId, replaces, initial, client, debts }: HandOverFormProps) {
  const driver = useDriver(driverId);
  const center = useCenterId();
  const {
    value: chosen,
    type,
    end,
    drop,
  } = useTypedDraft({
    key: `deposit-hand-over-${driverId}-${client.id}`,
    name: depositTexts.holdHandBack(client.name),
    start: chosenOf(initial),
    isValue: isChosen,
  });
  const { reason, doubt, isRunning, enter } = useMovement(receiveDeposits, driver, {
    about: { driverId, userId: client.id },
    replaces,
    onSaved: () => end(chosenOf(null)),
  });
  const driverName = driver?.name ?? String(driverId);
  return (
    <>
      <ProductFields
        debts={debts}
        chosen={chosen}
        onChange={type}
        reason={reason}
        submit={depositTexts.saveHandOver}
        isAllowed={(quantity, debtCount) => quantity > 0 && quantity <= debtCount}
        isRunning={isRunning}
        onSubmit={({ product_id, product }, quantity, basis) => {
          drop();
          void enter({
            ...{ driverId, driverName, center, userId: client.id, userName: client.name },
            ...{ productId: product_id, product: product.deposit_label, quantity, basis },
          });
        }}
      />
      {doubt ? <OpenNote stored={doubt} /> : null}
    </>
  );
}
