import type { ReactNode } from 'react';
import type { Basis } from '../../../../domain/basis.ts';
import { heldBasis } from '../../../../domain/deposit/basis.ts';
import type { ClientDebt } from '../../../../domain/deposit/deposit.ts';
import { wholeText } from '../../../../domain/typed/number.ts';
import { isRecord } from '../../../../domain/wire.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { movedTexts } from '../../../kit/actions/basis/moved-text.ts';
import { Button } from '../../../ui/button.tsx';
import { QuantityField } from '../../../ui/fields/quantity-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import styles from '../deposits.module.css';
import { depositMovedTexts } from '../moved-text.ts';
import { depositTexts } from '../text.ts';

/** The values: a product of the client, and how many. */
export interface Chosen {
  readonly productId: number | null;
  readonly typed: string;
  /** How many the client had when the quantity was typed; null while none is. */
  readonly seen: number | null;
}

/** The arguments of a movement of one product of a client. */
export interface InitialMovement {
  readonly userId: number;
  readonly productId: number;
  readonly quantity: number;
}

/** The initial values: the movement to replace, or none. */
export const chosenOf = (initial: InitialMovement | null): Chosen =>
  initial
    ? { productId: initial.productId, typed: String(initial.quantity), seen: null }
    : { productId: null, typed: '', seen: null };

export const isChosen = (stored: unknown): stored is Chosen =>
  isRecord(stored) &&
  typeof stored.typed === 'string' &&
  isNumberOrNull(stored.productId) &&
  isNumberOrNull(stored.seen);

const isNumberOrNull = (stored: unknown) => stored === null || typeof stored === 'number';

interface ProductFieldsProps {
  readonly debts: readonly ClientDebt[];
  readonly chosen: Chosen;
  readonly onChange: (chosen: Chosen) => void;
  /** What moved under the quantity was read again. */
  readonly onReadAgain?: () => void;
  /** Why nothing can be entered now. */
  readonly reason: string | null;
  readonly submit: string;
  /** Its own movement is under way. */
  readonly isRunning: boolean;
  readonly isAllowed: (quantity: number, debtCount: number) => boolean;
  /** Whether the quantity may be below 0. */
  readonly isSigned?: boolean;
  /** The text for a quantity that is not allowed; by default it asks for one from 1 to what the client has. */
  readonly refusal?: string;
  readonly onSubmit: (debt: ClientDebt, quantity: number, basis: Basis) => void;
  /** More fields, before the product. */
  readonly children?: ReactNode;
}

/** One product a client has, and a quantity of it: both are required (DSP-809, DSP-812). */
export function ProductFields(props: ProductFieldsProps) {
  const { debts, chosen, onChange, isAllowed, onSubmit } = props;
  const debt = debtOf(debts, chosen);
  const debtCount = debt?.quantity ?? 0;
  const seen = chosen.seen ?? debtCount;
  const isMoved = seen !== debtCount && chosen.typed !== '' && !props.isRunning;
  const typed = wholeText(chosen.typed);
  const quantity = /^[+-]?\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
  const readAgain = () => {
    onChange({ ...chosen, seen: debtCount });
    props.onReadAgain?.();
  };
  const isGood = debt !== undefined && isAllowed(quantity, debtCount);
  const isGone = chosen.productId !== null && !debt;
  const refusal = isGone ? depositMovedTexts.productGone : (props.refusal ?? depositTexts.wholeNumber(debtCount));
  const reason = props.reason ?? (isGood ? (isMoved ? movedTexts.first : null) : refusal);
  const error = typed !== '' && debt && !isGood ? refusal : undefined;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isGood && reason === null) onSubmit(debt, quantity, heldBasis(seen));
      }}
    >
      {props.children}
      {debt ? (
        <MovedNotice
          of={{ isMoved, readAgain }}
          text={depositMovedTexts.held(debt.product.deposit_label, seen, debtCount)}
        />
      ) : null}
      <SelectField
        label={depositTexts.product}
        value={debt ? String(debt.product_id) : ''}
        choices={debts.map(({ product_id, product, quantity: pieces }) => ({
          value: String(product_id),
          label: depositTexts.held(product.deposit_label, pieces),
        }))}
        onChoose={(id) => onChange(typedOf(debts, { ...chosen, productId: Number(id), seen: null }))}
      />
      <QuantityField
        least={props.isSigned ? -999 : 1}
        {...(props.isSigned || debtCount <= 0 ? {} : { most: debtCount })}
        label={depositTexts.quantity}
        name="quantity"
        value={chosen.typed}
        error={error}
        onChange={(event) => onChange(typedOf(debts, { ...chosen, typed: event.currentTarget.value }))}
      />
      <div className={styles.submit}>
        <Button type="submit" reason={reason}>
          {props.submit}
        </Button>
      </div>
    </form>
  );
}

/**
 * The product that is chosen, or the only one while none is. One that is chosen and gone is nobody's: another in its
 * place would be handed back unseen.
 */
const debtOf = (debts: readonly ClientDebt[], { productId }: Pick<Chosen, 'productId'>): ClientDebt | undefined =>
  productId === null && debts.length === 1 ? debts[0] : debts.find(({ product_id }) => product_id === productId);

/** A quantity is of the product that stands beside it as it is typed, and of what the client has of it then. */
function typedOf(debts: readonly ClientDebt[], chosen: Chosen): Chosen {
  const debt = debtOf(debts, chosen);
  if (chosen.typed === '') return { ...chosen, productId: debts.length === 1 ? null : chosen.productId, seen: null };
  return debt ? { ...chosen, productId: debt.product_id, seen: chosen.seen ?? debt.quantity } : chosen;
}
