import { euroText } from '../../../../domain/money/money.ts';
import type { OrderInFull } from '../../../../domain/order/in-full.ts';
import type { OrderSummary } from '../../../../domain/order/sheet/sheet.ts';
import { dateTimeText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { OrderStatus } from '../../../ui/status/order-status.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { Block } from '../block.tsx';
import { CenterName, OrderLink } from '../order-list.tsx';
import { supportTexts as texts } from '../text.ts';

type Repreparation = NonNullable<OrderInFull['repreparation']>;

interface Of {
  readonly order: OrderInFull;
}

const { id, center, status, for: due, amount } = texts.orderColumns;

/** The other legs of its way through centers (SUP-206). */
export function CrossDocking({ order: { cross_docking_orders: legs } }: Of) {
  if (!legs || legs.length === 0) return null;
  return (
    <Block title={texts.crossDocking} isWide>
      <Table look="sheet" label={texts.crossDocking} columns={[id, center, status, due]}>
        <tbody>
          {legs.map((leg) => (
            <tr key={leg.id}>
              <td>
                <OrderLink order={leg} />
              </td>
              <td>
                <CenterName order={leg} />
              </td>
              <td>{leg.status ? <OrderStatus code={leg.status} /> : null}</td>
              <td className={table.date}>{dateTimeText(leg.shipping_time)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Block>
  );
}

/** Its parent order, with why it was prepared again, and its child orders (SUP-214). */
export function Linked({ order: { parent_order, child_orders, repreparation } }: Of) {
  const linked: readonly OrderSummary[] = [...(parent_order ? [parent_order] : []), ...(child_orders ?? [])];
  if (linked.length === 0) return null;
  return (
    <Block title={texts.linked} isWide>
      {repreparation ? <Why of={repreparation} /> : null}
      <Table look="sheet" label={texts.linked} columns={[id, due, status, { title: amount, kind: 'number' }]}>
        <tbody>
          {linked.map((other) => (
            <tr key={other.id}>
              <td>
                <OrderLink order={other} />
              </td>
              <td className={table.date}>{dateTimeText(other.shipping_time)}</td>
              <td>{other.status ? <OrderStatus code={other.status} /> : null}</td>
              <td className={table.figure}>{euroText(other.amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Block>
  );
}

function Why({ of: { reason_id, reason_label, comment, created_by, created_at } }: { readonly of: Repreparation }) {
  const labels = useMetas()?.repreparation_reasons?.ID_TO_LABEL;
  const reason = reason_id == null ? null : (labels?.[reason_id] ?? (reason_label || texts.withdrawnReason(reason_id)));
  const author = joined(', ', [created_by, created_at && dateTimeText(created_at)]);
  return <p>{texts.repreparation(reason, comment ?? '', author)}</p>;
}
