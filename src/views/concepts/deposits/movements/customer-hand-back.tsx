import { Popover } from '@radix-ui/themes';
import { useState } from 'react';
import type { Basis } from '../../../../domain/basis.ts';
import { CenterId } from '../../../../domain/center/center-id.ts';
import type { CustomerId } from '../../../../domain/customer/customer.ts';
import { handBackOfCustomer } from '../../../../domain/deposit/commands/of-customer.ts';
import { mayHandBack } from '../../../../domain/deposit/customer-rules.ts';
import type { ClientDebt } from '../../../../domain/deposit/deposit.ts';
import { DriverId } from '../../../../domain/driver/driver.ts';
import { driverNames } from '../../../../domain/driver/driver-names.ts';
import { isRecord } from '../../../../domain/wire.ts';
import { AnswerNotice } from '../../../kit/actions/open/answer-notice.tsx';
import { useAnswered } from '../../../kit/actions/use-answered.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { depositTexts } from '../text.ts';
import { type Chosen, isChosen, ProductFields } from './product-fields.tsx';

/** The values: a driver, and what he takes. */
interface Filled extends Chosen {
  readonly driverId: number | null;
}

const nothing: Filled = { driverId: null, productId: null, typed: '', seen: null };

const isFilled = (stored: unknown): stored is Filled =>
  isChosen(stored) && isRecord(stored) && (stored.driverId === null || typeof stored.driverId === 'number');

interface CustomerHandBackProps {
  readonly userId: CustomerId;
  readonly debts: readonly ClientDebt[];
}

/** The popover of a hand-back (SUP-629 to SUP-633); it stays open, with its input, until it is saved. */
export function CustomerHandBack({ userId, debts }: CustomerHandBackProps) {
  const { user } = useSignedIn();
  const draft = useTypedDraft({
    key: `customer-hand-back-${userId}`,
    name: depositTexts.holdCustomerHandBack,
    start: nothing,
    isValue: isFilled,
    isOfPage: true,
  });
  const [isOpen, setOpen] = useState(false);
  if (!mayHandBack(user)) return null;
  const saved = () => {
    draft.end(nothing);
    setOpen(false);
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger>
        <Button variant="soft">{depositTexts.customerHandBack}</Button>
      </Popover.Trigger>
      <Popover.Content width="340px" aria-label={depositTexts.customerHandBack}>
        <Form userId={userId} debts={debts} filled={draft.value} onType={draft.type} onSaved={saved} />
      </Popover.Content>
    </Popover.Root>
  );
}

interface FormProps extends CustomerHandBackProps {
  readonly filled: Filled;
  readonly onType: (filled: Filled) => void;
  readonly onSaved: () => void;
}

function Form({ userId, debts, filled, onType, onSaved }: FormProps) {
  const { center } = useTab();
  const drivers = useDetail(driverNames, { center: CenterId.parse(center) });
  const { run, ...answered } = useAnswered(handBackOfCustomer, { about: { userId } });
  const driver = drivers?.value?.find(({ id }) => id === filled.driverId);
  const reason =
    answered.blocked ??
    (answered.isRunning ? depositTexts.saving : null) ??
    (driver ? null : depositTexts.noDriverChosen);
  const send = async ({ product_id, product }: ClientDebt, quantity: number, basis: Basis) => {
    if (!driver) return;
    const isSaved = await run({
      ...{ userId, productId: product_id, product: product.deposit_label, quantity, basis },
      ...{ driverId: DriverId.parse(driver.id), driverName: driver.name ?? String(driver.id) },
    });
    if (isSaved) onSaved();
  };
  return (
    <ProductFields
      debts={debts}
      chosen={filled}
      onChange={(chosen) => onType({ ...filled, ...chosen })}
      onReadAgain={answered.endProblem}
      reason={reason}
      submit={depositTexts.saveHandOver}
      isAllowed={(quantity, held) => quantity > 0 && quantity <= held}
      isRunning={answered.isRunning}
      onSubmit={(debt, quantity, basis) => void send(debt, quantity, basis)}
    >
      <AnswerNotice of={answered} />
      <Notice text={drivers?.error ?? null} color="red" />
      <SelectField
        label={depositTexts.driver}
        value={driver ? String(driver.id) : ''}
        choices={(drivers?.value ?? []).map(({ id, name }) => ({ value: String(id), label: name ?? String(id) }))}
        onChoose={(id) => onType({ ...filled, driverId: Number(id) })}
      />
    </ProductFields>
  );
}
