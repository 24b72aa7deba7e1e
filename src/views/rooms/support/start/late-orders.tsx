import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import { latenessText } from '../../../../domain/late-order/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderFilePath } from '../../../../domain/order/path.ts';
import { slotText } from '../../../../domain/task/slot-hours.ts';
import { durationText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { LateRun } from '../../../concepts/order/late/late-run.tsx';
import { useDeviceSeconds, useServerNow } from '../../../kit/client/clock.ts';
import { useSecondText } from '../../../kit/client/second-text.ts';
import { TableExport } from '../../../kit/export/table-export.tsx';
import { Link } from '../../../kit/router/router.tsx';
import { later } from '../../../ui/later/later.ts';
import { OrderStatus } from '../../../ui/status/order-status.tsx';
import { MoreRows, useCut } from '../../../ui/tables/first-rows.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import own from './start.module.css';
import { startTexts as texts } from './text.ts';
import type { useUntended } from './use-untended.ts';

/** So many are seen at once, with what waits beside them. */
const first = 8;
const columns = later(async () => (await import('./late-orders-file.ts')).lateOrdersFile);

/** The late orders that nobody has dealt with, as this device knows them, with their age (SUP-001). */
export function LateOrders({ rows, awaited, readAtMs }: NonNullable<ReturnType<typeof useUntended>>) {
  const nowMs = useServerNow();
  const title = texts.late(rows.length, awaited);
  const { shown, more } = useCut(rows, first);
  const { name, client, slot, late, status, where } = texts.columns;
  return (
    <section className={own.card} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Age readAtMs={readAtMs} />
        <TableExport
          label={title}
          name="commandes-en-retard"
          rows={rows.map((late) => ({ ...late, nowMs }))}
          columns={columns}
        />
      </header>
      {rows.length === 0 ? (
        <p className={own.none}>{texts.noLate}</p>
      ) : (
        <Table
          look="sheet"
          label={title}
          columns={[name, client, slot, { title: late, kind: 'number' }, status, where]}
        >
          <tbody>
            {shown.map(({ row, minutes }) => (
              <Row key={row.id} row={row} minutes={minutes} />
            ))}
          </tbody>
        </Table>
      )}
      <MoreRows more={more} label={title} />
      {rows.length > 1 || awaited > rows.length ? (
        <p className={own.foot}>
          {awaited > rows.length ? texts.tended(awaited - rows.length) : null}
          <LateRun rows={rows.map(({ row }) => row)} />
        </p>
      ) : null}
    </section>
  );
}

function Age({ readAtMs }: { readonly readAtMs: number }) {
  const nowMs = useDeviceSeconds();
  const secondText = useSecondText();
  return <span>{texts.readAt(secondText(readAtMs), durationText((nowMs - readAtMs) / 1_000))}</span>;
}

function Row({ row, minutes }: { readonly row: DeliveryRow; readonly minutes: number }) {
  const nowMs = useServerNow();
  return (
    <tr>
      <th scope="row">
        <Link to={orderFilePath(row.orderId)}>{orderName(row)}</Link>
      </th>
      <td>{isolated(row.clientName)}</td>
      <td className={table.date}>{slotText(row.slotStartMs, row.slotEndMs, nowMs)}</td>
      <td className={table.figure}>
        <b className={own.late}>{latenessText(minutes)}</b>
      </td>
      <td>{row.orderStatus ? <OrderStatus code={row.orderStatus} /> : null}</td>
      <td>{texts.where(row, nowMs)}</td>
    </tr>
  );
}
