import type { ReactNode } from 'react';
import type { ClientDebt } from '../../../domain/deposit/deposit.ts';
import { wholeText } from '../../../domain/typed/number.ts';
import { isRecord } from '../../../domain/wire.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityField } from '../../ui/fields/quantity-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import styles from './deposits.module.css';
import { depositTexts } from './text.ts';

/** The values: a product of the client, and how many. */
export interface Chosen {
  readonly productId: number | null;
  readonly typed: string;
}

/** The arguments of a movement of one product of a client. */
export interface InitialMovement {
  readonly userId: number;
  readonly productId: number;
  readonly quantity: number;
}

/** The initial values: the movement to replace, or none. */
export const chosenOf = (initial: InitialMovement | null): Chosen =>
  initial ? { productId: initial.productId, typed: String(initial.quantity) } : { productId: null, typed: '' };

export const isChosen = (stored: unknown): stored is Chosen =>
  isRecord(stored) &&
  typeof stored.typed === 'string' &&
  (stored.productId === null || typeof stored.productId === 'number');

interface ProductFieldsProps {
  readonly debts: readonly ClientDebt[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  /** Why nothing can be entered now. */
  readonly reason: string | null;
  readonly submit: string;
  readonly isAllowed: (quantity: number, debtCount: number) => boolean;
  /** Whether the quantity may be below 0. */
  readonly isSigned?: boolean;
  /** The text for a quantity that is not allowed; by default it asks for one from 1 to what the client has. */
  readonly refusal?: string;
  readonly onSubmit: (debt: ClientDebt, quantity: number) => void;
  /** More fields, before the product. */
  readonly children?: ReactNode;
}

/** One product a client has, and a quantity of it: both are required (DSP-809, DSP-812). */
export function ProductFields(props: ProductFieldsProps) {
  const { debts, chosen, onChange, isAllowed, onSubmit } = props;
  const debt =
    debts.find(({ product_id }) => product_id === chosen.productId) ?? (debts.length === 1 ? debts[0] : undefined);
  const debtCount = debt?.quantity ?? 0;
  const typed = wholeText(chosen.typed);
  const quantity = /^[+-]?\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
  const isGood = debt !== undefined && isAllowed(quantity, debtCount);
  const refusal = props.refusal ?? depositTexts.wholeNumber(debtCount);
  const error = typed !== '' && debt && !isGood ? refusal : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood && props.reason === null) onSubmit(debt, quantity);
      }}
    >
      {props.children}
      <SelectField
        label={depositTexts.product}
        value={debt ? String(debt.product_id) : ''}
        choices={debts.map(({ product_id, product, quantity: pieces }) => ({
          value: String(product_id),
          label: depositTexts.held(product.deposit_label, pieces),
        }))}
        onChoose={(id) => onChange({ ...chosen, productId: Number(id) })}
      />
      <QuantityField
        least={props.isSigned ? -999 : 1}
        {...(props.isSigned || debtCount <= 0 ? {} : { most: debtCount })}
        label={depositTexts.quantity}
        name="quantity"
        value={chosen.typed}
        error={error}
        onChange={(event) => onChange({ ...chosen, typed: event.currentTarget.value })}
      />
      <div className={styles.submit}>
        <Button type="submit" reason={props.reason ?? (isGood ? null : refusal)}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}
