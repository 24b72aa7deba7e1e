import { Checkbox } from '@radix-ui/themes';
import { useId } from 'react';
import type { Bounds } from '../../../../domain/money/bounds.ts';
import { type CreditLine, creditTotals } from '../../../../domain/money/credit/lines.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { Quantity } from '../../../ui/fields/quantity.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import look from '../product-tick.module.css';
import styles from './credit.module.css';
import { type BoundsOf, type Line, nameOf, type TypedLine, type TypedLines, unitsOf } from './lines-form.ts';
import { creditTexts as texts } from './text.ts';

interface ProductTableProps {
  readonly lines: readonly Line[];
  readonly typed: TypedLines;
  readonly boundsOf: BoundsOf;
  /** What would be sent of them. */
  readonly sent: readonly CreditLine[];
  readonly onType: (line: Line, typed: TypedLine) => void;
}

/** The products of an order, each with a checkbox and a quantity (SUP-343). */
export function ProductTable({ lines, typed, boundsOf, sent, onType }: ProductTableProps) {
  const { chosen, product, quantity, ordered, credited, refunded, price, amount } = texts.columns;
  const { cents } = creditTotals(sent);
  return (
    <div className={styles.scroll}>
      <Table
        look="sheet"
        label={texts.products}
        columns={[
          { title: chosen, isHidden: true },
          product,
          { title: ordered, kind: 'number' },
          { title: credited, kind: 'number' },
          { title: refunded, kind: 'number' },
          { title: price, kind: 'number' },
          quantity,
          { title: amount, kind: 'number' },
        ]}
      >
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.order_product_id}
              line={line}
              bounds={boundsOf(line)}
              typed={typed[line.order_product_id] ?? { isChosen: false, units: '0' }}
              sent={sent.find(({ orderProductId }) => orderProductId === line.order_product_id)}
              onType={(its) => onType(line, its)}
            />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={7}>
              {texts.total(sent.length)}
            </th>
            <td className={table.figure}>{euroText(cents / 100)}</td>
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}

interface RowProps {
  readonly line: Line;
  readonly bounds: Bounds;
  readonly typed: TypedLine;
  readonly sent: CreditLine | undefined;
  readonly onType: (typed: TypedLine) => void;
}

function Row({ line, bounds, typed, sent, onType }: RowProps) {
  const name = isolated(nameOf(line));
  const id = useId();
  return (
    <tr>
      <td>
        <label htmlFor={id} className={look.tick}>
          <Checkbox
            id={id}
            aria-label={name}
            checked={typed.isChosen}
            onCheckedChange={(checked) => onType({ ...typed, isChosen: checked === true })}
          />
        </label>
      </td>
      <th scope="row">{name}</th>
      <td className={table.figure}>{line.quantity}</td>
      <td className={table.figure}>{line.quantity_recredit || null}</td>
      <td className={table.figure}>{line.quantity_refund || null}</td>
      <td className={table.figure}>{euroText(line.unit_price)}</td>
      <td>
        <Units
          bounds={bounds}
          name={name}
          units={typed.units}
          isOff={!typed.isChosen}
          onType={(units) => onType({ ...typed, units })}
        />
      </td>
      <td className={table.figure}>{sent ? euroText(sent.cents / 100) : null}</td>
    </tr>
  );
}

interface UnitsProps {
  readonly bounds: Bounds;
  /** Of the product. */
  readonly name: string;
  /** As they are typed. */
  readonly units: string;
  readonly isOff?: boolean;
  readonly onType: (units: string) => void;
}

/** Units by hand or by step; whatever is typed becomes the nearest possible number (SUP-337 to SUP-339). */
export function Units({ bounds, name, units: typed, isOff = false, onType }: UnitsProps) {
  const settle = () => onType(String(unitsOf(bounds, typed)));
  return (
    <span className={styles.units}>
      <Quantity
        least={bounds.least}
        most={bounds.most}
        label={texts.quantityOf(name)}
        less={texts.less(name)}
        more={texts.more(name)}
        isOff={isOff}
        value={typed}
        onEnter={settle}
        onBlur={settle}
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <small>{texts.units(bounds.least, bounds.most)}</small>
    </span>
  );
}
