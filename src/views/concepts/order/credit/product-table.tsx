import { Checkbox, IconButton, TextField } from '@radix-ui/themes';
import { useId } from 'react';
import { clampTo } from '../../../../domain/money/bounds.ts';
import { lineCreditBounds } from '../../../../domain/money/credit/bounds.ts';
import { type CreditLine, creditTotals } from '../../../../domain/money/credit/lines.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import look from '../product-table.module.css';
import styles from './credit.module.css';
import { type Line, nameOf, type TypedLine, type TypedLines, unitsOf } from './lines-form.ts';
import { creditTexts as texts } from './text.ts';

interface ProductTableProps {
  readonly lines: readonly Line[];
  readonly typed: TypedLines;
  /** What would be sent of them. */
  readonly sent: readonly CreditLine[];
  readonly onType: (line: Line, typed: TypedLine) => void;
}

/** The products of an order, each with a checkbox and a quantity (SUP-343). */
export function ProductTable({ lines, typed, sent, onType }: ProductTableProps) {
  const { chosen, product, quantity, ordered, credited, refunded, price, amount } = texts.columns;
  const { cents } = creditTotals(sent);
  return (
    <div className={styles.scroll}>
      <table className={look.table} aria-label={texts.products}>
        <thead>
          <tr>
            <th scope="col">
              <HiddenText>{chosen}</HiddenText>
            </th>
            <th scope="col">{product}</th>
            {[ordered, credited, refunded, price].map((name) => (
              <th key={name} scope="col" className={look.figure}>
                {name}
              </th>
            ))}
            <th scope="col">{quantity}</th>
            <th scope="col" className={look.figure}>
              {amount}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row
              key={line.order_product_id}
              line={line}
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
            <td className={look.figure}>{euroText(cents / 100)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

interface RowProps {
  readonly line: Line;
  readonly typed: TypedLine;
  readonly sent: CreditLine | undefined;
  readonly onType: (typed: TypedLine) => void;
}

function Row({ line, typed, sent, onType }: RowProps) {
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
      <td className={look.figure}>{line.quantity}</td>
      <td className={look.figure}>{line.quantity_recredit || null}</td>
      <td className={look.figure}>{line.quantity_refund || null}</td>
      <td className={look.figure}>{euroText(line.unit_price)}</td>
      <td>
        <Units line={line} name={name} typed={typed} onType={onType} />
      </td>
      <td className={look.figure}>{sent ? euroText(sent.cents / 100) : null}</td>
    </tr>
  );
}

/** Units by hand or by step; whatever is typed becomes the nearest possible number (SUP-337 to SUP-339). */
function Units({ line, name, typed, onType }: Omit<RowProps, 'sent'> & { readonly name: string }) {
  const bounds = lineCreditBounds(line);
  const units = unitsOf(line, typed.units);
  const isOff = !typed.isChosen;
  const set = (next: number) => onType({ ...typed, units: String(clampTo(bounds, next)) });
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Enter') set(units);
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    set(event.key === 'ArrowUp' ? units + 1 : units - 1);
  };
  return (
    <span className={styles.units}>
      <IconButton
        variant="soft"
        color="gray"
        aria-label={texts.less(name)}
        disabled={isOff || units <= bounds.least}
        onClick={() => set(units - 1)}
        type="button"
      >
        <span aria-hidden="true">−</span>
      </IconButton>
      <TextField.Root
        role="spinbutton"
        aria-label={texts.quantityOf(name)}
        aria-valuemin={bounds.least}
        aria-valuemax={bounds.most}
        aria-valuenow={units}
        autoComplete="off"
        disabled={isOff}
        value={typed.units}
        onKeyDown={onKeyDown}
        onBlur={() => set(units)}
        onChange={(event) => onType({ ...typed, units: event.currentTarget.value })}
      />
      <IconButton
        variant="soft"
        color="gray"
        aria-label={texts.more(name)}
        disabled={isOff || units >= bounds.most}
        onClick={() => set(units + 1)}
        type="button"
      >
        <span aria-hidden="true">+</span>
      </IconButton>
      <small>{texts.units(bounds.least, bounds.most)}</small>
    </span>
  );
}
