import { useId } from 'react';
import { askedReturn } from '../../../domain/deposit/asked-return.ts';
import { type Returned, returnDeposits } from '../../../domain/deposit/commands/return.ts';
import type { DepositProduct } from '../../../domain/deposit/deposit.ts';
import type { DriverId } from '../../../domain/driver/driver.ts';
import { isRecord } from '../../../domain/wire.ts';
import { OpenNote } from '../../kit/actions/open-note.tsx';
import { isText, useTypedDraft } from '../../kit/drafts/use-typed-draft.ts';
import { useCenterId } from '../../kit/scope/use-center-id.ts';
import { Button } from '../../ui/button.tsx';
import { Quantity } from '../../ui/fields/quantity.tsx';
import table from '../../ui/tables/table.module.css';
import { useDriver } from '../driver/use-driver.ts';
import styles from './deposits.module.css';
import { FigureTable } from './figure-table.tsx';
import { ProductLabel } from './product-label.tsx';
import { depositTexts, owedColumns } from './text.ts';
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
    isValue: areTexts,
  });
  const { returned, invalid } = askedReturn(typed, products);
  const isNothing = invalid.length === 0 && Object.keys(returned).length === 0;
  const movement = useMovement(returnDeposits, driver, {
    about: { driverId },
    replaces,
    onSaved: () => end(typedOf(null)),
  });

  const reason =
    movement.reason ??
    (invalid.length > 0 ? depositTexts.invalidReturn : null) ??
    (isNothing ? depositTexts.nothingReturned : null);
  const save = () => {
    if (reason !== null) return;
    drop();
    void movement.enter({ driverId, driverName, center, returned });
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FigureTable columns={owedColumns} label={depositTexts.returnTab}>
        {products.map((product) => (
          <ReturnLine
            key={product.deposit_label}
            product={product}
            typed={typed[product.deposit_label] ?? ''}
            isInvalid={invalid.includes(product.deposit_label)}
            onType={(text) => type({ ...typed, [product.deposit_label]: text })}
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

const areTexts = (stored: unknown): stored is Readonly<Record<string, string>> =>
  isRecord(stored) && Object.values(stored).every(isText);

const typedOf = (initial: Returned | null): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(initial ?? {}).map(([label, quantity]) => [label, String(quantity)]));

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
