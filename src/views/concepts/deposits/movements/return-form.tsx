import { useId } from 'react';
import { askedReturn } from '../../../../domain/deposit/asked-return.ts';
import { owedBasis } from '../../../../domain/deposit/basis.ts';
import { type Returned, returnDeposits } from '../../../../domain/deposit/commands/return.ts';
import type { DepositProduct } from '../../../../domain/deposit/deposit.ts';
import type { DriverId } from '../../../../domain/driver/driver.ts';
import { isRecord } from '../../../../domain/wire.ts';
import { MovedNotice } from '../../../kit/actions/basis/moved-notice.tsx';
import { movedTexts } from '../../../kit/actions/basis/moved-text.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { isText, useTypedDraft } from '../../../kit/drafts/use-typed-draft.ts';
import { useCenterId } from '../../../kit/scope/use-center-id.ts';
import { Button } from '../../../ui/button.tsx';
import { Quantity } from '../../../ui/fields/quantity.tsx';
import table from '../../../ui/tables/table.module.css';
import { useDriver } from '../../driver/use-driver.ts';
import styles from '../deposits.module.css';
import { FigureTable } from '../figure-table.tsx';
import { depositMovedTexts } from '../moved-text.ts';
import { ProductLabel } from '../product-label.tsx';
import { depositTexts, owedColumns } from '../text.ts';
import { useMovement } from './use-movement.ts';

interface ReturnFormProps {
  readonly driverId: DriverId;
  readonly replaces: string | null;
  /** The quantities of the return to be replaced; null for none. */
  readonly initial: Returned | null;
  readonly products: readonly DepositProduct[];
}

/** One quantity per product, from 0 to the driver's debt (DSP-796 to DSP-799, DSP-912). */
export function ReturnForm({ driverId, replaces, initial, products }: ReturnFormProps) {
  const driver = useDriver(driverId);
  const center = useCenterId();
  const driverName = driver?.name ?? String(driverId);
  const {
    value: typed,
    type,
    end,
    drop,
  } = useTypedDraft({
    key: `deposit-return-${driverId}`,
    name: depositTexts.holdReturn(driverName),
    start: typedOf(initial),
    isValue: areTyped,
  });
  const texts = Object.fromEntries(Object.entries(typed).map(([label, { text }]) => [label, text]));
  const { returned, invalid } = askedReturn(texts, products);
  const isNothing = invalid.length === 0 && Object.keys(returned).length === 0;
  const movement = useMovement(returnDeposits, driver, {
    about: { driverId },
    replaces,
    onSaved: () => end(typedOf(null)),
  });

  const owed = new Map(products.map((it) => [it.deposit_label, it.quantity_debt ?? 0]));
  const moved = movement.isRunning ? [] : movedUnder(typed, owed);
  const reason =
    movement.reason ??
    (moved.length > 0 ? movedTexts.first : null) ??
    (invalid.length > 0 ? depositTexts.invalidReturn : null) ??
    (isNothing ? depositTexts.nothingReturned : null);
  const save = () => {
    if (reason !== null) return;
    drop();
    const seen = Object.keys(returned).map((label) => [label, typed[label]?.seen ?? owed.get(label) ?? 0]);
    void movement.enter({ driverId, driverName, center, returned, basis: owedBasis(Object.fromEntries(seen)) });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <MovedNotice
        of={{ isMoved: moved.length > 0, readAgain: () => type(readAgain(typed, owed)) }}
        text={moved.map(({ label, was, now }) => depositMovedTexts.owed(label, was, now)).join(' ')}
      />
      <FigureTable columns={owedColumns} label={depositTexts.returnTab}>
        {products.map((product) => (
          <ReturnLine
            key={product.deposit_label}
            product={product}
            typed={texts[product.deposit_label] ?? ''}
            isInvalid={invalid.includes(product.deposit_label)}
            onType={(text) => type({ ...typed, [product.deposit_label]: typedAt(text, product, typed) })}
          />
        ))}
      </FigureTable>
      {movement.doubt ? <OpenNote stored={movement.doubt} /> : null}
      <div className={styles.submit}>
        {isNothing ? <p>{depositTexts.nothingReturned}</p> : null}
        <Button type="submit" reason={reason}>
          {depositTexts.saveReturn}
        </Button>
      </div>
    </form>
  );
}

/** A quantity by its product's label, and how many he owed when it was typed. */
type Typed = Readonly<Record<string, { readonly text: string; readonly seen: number | null }>>;

const areTyped = (stored: unknown): stored is Typed =>
  isRecord(stored) &&
  Object.values(stored).every(
    (it) => isRecord(it) && isText(it.text) && (it.seen === null || typeof it.seen === 'number'),
  );

const typedOf = (initial: Returned | null): Typed =>
  Object.fromEntries(
    Object.entries(initial ?? {}).map(([label, quantity]) => [label, { text: String(quantity), seen: null }]),
  );

const typedAt = (text: string, { deposit_label, quantity_debt }: DepositProduct, typed: Typed): Typed[string] => ({
  text,
  seen: text === '' ? null : (typed[deposit_label]?.seen ?? quantity_debt ?? 0),
});

/** The products whose debt somebody else moved under a typed quantity; one that he owes no more is among them. */
const movedUnder = (typed: Typed, owed: ReadonlyMap<string, number>) =>
  Object.entries(typed).flatMap(([label, { seen }]) => {
    const now = owed.get(label) ?? 0;
    return seen === null || seen === now ? [] : [{ label, was: seen, now }];
  });

/** What is typed rests on the present debts; nothing is typed of what he owes no more. */
const readAgain = (typed: Typed, owed: ReadonlyMap<string, number>): Typed =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([label, { text, seen }]) => {
      const now = owed.get(label);
      return now === undefined ? [] : [[label, { text, seen: seen === null ? null : now }]];
    }),
  );

interface ReturnLineProps {
  readonly product: DepositProduct;
  readonly typed: string;
  readonly isInvalid: boolean;
  readonly onType: (text: string) => void;
}

function ReturnLine({ product, typed, isInvalid, onType }: ReturnLineProps) {
  const errorId = useId();
  return (
    <tr>
      <th scope="row">
        <ProductLabel product={product} />
      </th>
      <td className={table.figure}>{product.quantity_debt}</td>
      <td className={table.figure}>
        <Quantity
          most={Math.max(0, product.quantity_debt ?? 0)}
          value={typed}
          placeholder="0"
          less={depositTexts.less(product.deposit_label)}
          more={depositTexts.more(product.deposit_label)}
          label={depositTexts.returnedOf(product.deposit_label)}
          {...(isInvalid ? { 'aria-invalid': true, 'aria-describedby': errorId } : {})}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {isInvalid ? (
          <p id={errorId} className={styles.error} role="alert">
            {depositTexts.outside(product.quantity_debt ?? 0)}
          </p>
        ) : null}
      </td>
    </tr>
  );
}
