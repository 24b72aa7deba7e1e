import { Checkbox } from '@radix-ui/themes';
import type { UseFormReturn } from 'react-hook-form';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import table from '../../../ui/tables/table.module.css';
import { TableFrame } from '../../../ui/tables/table-frame.tsx';
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
  const [order, late, credit, toKnow] = texts.columns;
  return (
    <>
      <h2>{texts.touched(rows.length)}</h2>
      {rows.length === 0 ? null : (
        <TableFrame label={texts.touched(rows.length)} isWithin>
          <thead>
            <tr>
              <th scope="col">{order}</th>
              <th scope="col" className={table.figure}>
                {late}
              </th>
              <th scope="col" className={table.figure}>
                {credit}
              </th>
              <th scope="col">{toKnow}</th>
            </tr>
          </thead>
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
        </TableFrame>
      )}
    </>
  );
}
