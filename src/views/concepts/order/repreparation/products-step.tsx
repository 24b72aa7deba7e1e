import { Checkbox, TextField } from '@radix-ui/themes';
import { useId } from 'react';
import {
  isInStock,
  isReprepared,
  maxUnits,
  packOf,
  unitsFault,
} from '../../../../domain/order/redelivery/repreparation.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { Field } from '../../../ui/fields/field.tsx';
import { Quantity } from '../../../ui/fields/quantity.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import look from '../product-tick.module.css';
import { chosenLines, isInZone, type Line, nameOf, type RepreparationForm, type TypedLine, unitsIn } from './form.ts';
import styles from './repreparation.module.css';
import { repreparationTexts as texts } from './text.ts';

interface ProductsStepProps {
  readonly lines: readonly Line[];
  readonly zone: string;
  readonly typed: RepreparationForm['lines'];
  readonly onZone: (zone: string) => void;
  readonly onType: (line: Line, typed: TypedLine) => void;
}

/** The products and their quantities (SUP-404 to SUP-409). */
export function ProductsStep({ lines, zone, typed, onZone, onType }: ProductsStepProps) {
  const shown = lines.filter((line) => isInZone(line, zone));
  const chosen = chosenLines(lines, typed);
  const hidden = chosen.filter(({ line }) => !isInZone(line, zone)).length;
  const units = chosen.reduce((sum, it) => sum + (Number.isNaN(it.units) ? 0 : it.units), 0);
  const { columns } = texts;
  return (
    <>
      <div className={styles.filter}>
        <Field label={texts.zone}>
          {(tied) => (
            <TextField.Root
              {...tied}
              size="2"
              value={zone}
              autoComplete="off"
              onChange={(event) => onZone(event.currentTarget.value)}
            />
          )}
        </Field>
        <span role="status">
          {texts.chosen(chosen.length, units)}
          {hidden > 0 ? ` · ${texts.hidden(hidden)}` : ''}
        </span>
      </div>
      <div className={styles.scroll}>
        <Table
          look="sheet"
          columns={[
            { title: columns.chosen, isHidden: true },
            columns.product,
            columns.zone,
            { title: columns.ordered, kind: 'number' },
            { title: columns.pack, kind: 'number' },
            { title: columns.stock, kind: 'number' },
            columns.units,
          ]}
        >
          <tbody>
            {shown.map((line) => (
              <Row
                key={line.order_product_id}
                line={line}
                typed={typed[line.order_product_id] ?? { isChosen: false, units: '' }}
                onType={(its) => onType(line, its)}
              />
            ))}
          </tbody>
        </Table>
      </div>
    </>
  );
}

interface RowProps {
  readonly line: Line;
  readonly typed: TypedLine;
  readonly onType: (typed: TypedLine) => void;
}

function Row({ line, typed, onType }: RowProps) {
  const name = isolated(nameOf(line));
  const isThere = isInStock(line) && !isReprepared(line);
  const isWrong = typed.isChosen && unitsFault(line, unitsIn(typed.units)) !== null;
  const id = useId();
  return (
    <tr data-wrong={isWrong} data-off={!isThere}>
      <td>
        <label htmlFor={id} className={look.tick}>
          <Checkbox
            id={id}
            aria-label={name}
            checked={typed.isChosen}
            disabled={!isThere}
            onCheckedChange={(checked) => onType({ ...typed, isChosen: checked === true })}
          />
        </label>
      </td>
      <th scope="row">
        {name} <small>{remarkOf(line)}</small>
      </th>
      <td>{line.product?.area}</td>
      <td className={table.figure}>{line.quantity}</td>
      <td className={table.figure}>{packOf(line)}</td>
      <td className={table.figure}>{line.stock_quantity}</td>
      <td>
        <Units line={line} name={name} typed={typed} isWrong={isWrong} onType={onType} />
      </td>
    </tr>
  );
}

/** What was prepared again of a line already, or why nothing of it can be. */
function remarkOf(line: Line): string | null {
  if (isReprepared(line)) return texts.inFull;
  if (!isInStock(line)) return line.stock_quantity ? texts.lessThanAPack : texts.soldOut;
  return line.quantity_reprepared ? texts.before(line.quantity_reprepared) : null;
}

/** Units by hand, or a pack more or less; from one pack to what is in stock (SUP-405 to SUP-407). */
function Units({
  line,
  name,
  typed,
  isWrong,
  onType,
}: RowProps & { readonly name: string; readonly isWrong: boolean }) {
  const pack = packOf(line);
  const most = maxUnits(line) ?? Math.max(pack, line.quantity ?? 0);
  return (
    <Quantity
      least={pack}
      most={most}
      by={pack}
      label={texts.unitsOf(name)}
      less={texts.less(name)}
      more={texts.more(name)}
      {...(isWrong ? { 'aria-invalid': true } : {})}
      isOff={!typed.isChosen}
      value={typed.units}
      onChange={(event) => onType({ ...typed, units: event.currentTarget.value })}
    />
  );
}
