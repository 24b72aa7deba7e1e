import { Checkbox } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { type FormRow, type IncidentForm, leftAfter } from './form.ts';
import styles from './incident.module.css';
import { incidentTexts as texts } from './text.ts';

interface TouchedTableProps {
  readonly rows: readonly FormRow[];
  readonly typed: IncidentForm;
  readonly form: UseFormReturn<IncidentForm>;
}

/** Whom it touches, ticked, each with what he would get (OUR-170). */
export function TouchedTable({ rows, typed, form }: TouchedTableProps) {
  const ticked = rows.filter(({ isTicked }) => isTicked);
  const tick = (id: number, isOn: boolean) =>
    form.setValue('left', leftAfter(typed.left, id, isOn), { shouldDirty: true });
  return (
    <>
      <h2>{texts.touched(rows.length)}</h2>
      {rows.length === 0 ? null : (
        <Table
          label={texts.touched(rows.length)}
          frame="page"
          columns={columnsOf(texts.columns, texts.columns.slice(1, 3))}
        >
          <tbody>
            {rows.map(({ order: its, minutes, cents, isTicked, reason }) => (
              <tr key={its.id} data-off={!isTicked}>
                <th scope="row">
                  <span className={styles.tick}>
                    <Checkbox
                      checked={isTicked}
                      disabled={reason !== null}
                      aria-label={orderName(its)}
                      onCheckedChange={(isOn) => tick(its.id, isOn === true)}
                    />
                    <OrderLink orderId={its.id}>{orderName(its)}</OrderLink> <span>{its.customer_name}</span>
                  </span>
                </th>
                <td className={table.figure}>{texts.late(minutes)}</td>
                <td className={table.figure}>{euroText(cents / 100)}</td>
                <td>{reason ?? (typed.withSms && its.has_phone === false ? texts.noPhone : null)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {texts.total(
                  ticked.length,
                  ticked.reduce((sum, { cents }) => sum + cents, 0),
                )}
              </th>
            </tr>
          </tfoot>
        </Table>
      )}
    </>
  );
}
