import { useState } from 'react';
import { isOnItsWay } from '../../../db/outbox/states.ts';
import { isDecided } from '../../../domain/arrival/arrival.ts';
import { cancelReception } from '../../../domain/arrival/commands/cancel-reception.ts';
import type { CenterId } from '../../../domain/center/center-id.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { orderName } from '../../../domain/order/name.ts';
import { msOf } from '../../../domain/time/instant.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { useAction } from '../../kit/actions/use-action.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { MarkBadge } from '../../kit/marks/mark-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later/later.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { useIsPrinting } from '../../ui/tables/printing.ts';
import { Table } from '../../ui/tables/table.tsx';
import { Confirm } from '../../ui/windows/confirm.tsx';
import styles from './arrivals.module.css';
import { OrderName } from './order-cells.tsx';
import { arrivalTexts } from './text.ts';
import type { SeenArrival } from './use-arrivals.ts';

interface LatelyProps {
  readonly center: CenterId;
  readonly arrivals: readonly SeenArrival[];
  /** Why this user cannot cancel any of these marks; null when he can. */
  readonly reason: string | null;
}

const columns = later(async () => (await import('./arrivals-files.ts')).latelyFile);
const cancelOf = ({ marks }: SeenArrival) => marks.find(({ name }) => name === cancelReception.name);
const untilMs = ({ cancelable_until }: SeenArrival) => msOf(cancelable_until) ?? 0;
const dockOf = ({ dock }: SeenArrival) => (dock == null ? null : dockCode(dock));

/**
 * Orders marked within the last hour, whose mark can be cancelled where it is wrong (OUR-033, OUR-034). Hidden where
 * the server sends none.
 */
export function Lately({ center, arrivals, reason }: LatelyProps) {
  const nowMs = useServerNow();
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = useIsPrinting() || isUnfolded;
  const listed = arrivals
    .filter((it) => cancelOf(it) || (isDecided(it) && untilMs(it) > nowMs))
    .toSorted((one, other) => untilMs(other) - untilMs(one) || one.id - other.id);
  if (listed.length === 0) return null;
  const title = arrivalTexts.lately(listed.length);
  const { name, area } = arrivalTexts.heads;
  return (
    <section className={styles.block} aria-label={title}>
      <Button
        size="3"
        variant="ghost"
        color="gray"
        className={styles.fold}
        aria-expanded={isOpen}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="chevron" />
        {title}
      </Button>
      {isOpen ? (
        <>
          <TableExport label={title} name="receptions" rows={listed} columns={columns} />
          <Table
            look="floor"
            columns={[name, arrivalTexts.dock, area, arrivalTexts.said, { title: arrivalTexts.action, isHidden: true }]}
          >
            <tbody>
              {listed.map((arrival) => (
                <Line key={arrival.id} center={center} arrival={arrival} reason={reason} />
              ))}
            </tbody>
          </Table>
        </>
      ) : null}
    </section>
  );
}

type LineProps = Pick<LatelyProps, 'center' | 'reason'> & { readonly arrival: SeenArrival };

function Line({ center, arrival, reason }: LineProps) {
  const canceled = cancelOf(arrival);
  const isWaiting = canceled !== undefined && isOnItsWay(canceled);
  const by = arrival.received_by ? isolated(arrival.received_by) : null;
  return (
    <tr data-state="lately">
      <th scope="row">
        <OrderName arrival={arrival} />
        {canceled && !isWaiting ? <MarkBadge marks={[canceled]} /> : null}
      </th>
      <td>{dockOf(arrival) ?? arrivalTexts.unknown}</td>
      <td>{arrival.new_area ? isolated(arrival.new_area) : arrivalTexts.unknown}</td>
      {isWaiting ? (
        <td colSpan={2}>
          <Badge tone="amber">
            <Icon name="clock" size={11} />
            {canceled?.state === 'sending' ? arrivalTexts.cancelSends : arrivalTexts.cancelWaits}
          </Badge>
        </td>
      ) : (
        <>
          <td>{arrivalTexts.told(arrival.is_received !== false, by, hourText(arrival.received_at))}</td>
          <td>
            <Cancel center={center} arrival={arrival} reason={reason} replaces={canceled?.commandId ?? null} />
          </td>
        </>
      )}
    </tr>
  );
}

interface CancelProps extends LineProps {
  /** The refused one before it. */
  readonly replaces: string | null;
}

function Cancel({ center, arrival, reason, replaces }: CancelProps) {
  const { blocked, run } = useAction(cancelReception);
  // As it was when the question was asked: what is sent is what is read.
  const [asked, ask] = useState<SeenArrival | null>(null);
  const name = orderName(arrival.linked_order);
  const isReceived = arrival.is_received !== false;
  const send = ({ id, linked_order, received_at, is_received }: SeenArrival) => {
    ask(null);
    if (received_at)
      void run(
        {
          ...{ center, taskId: id, orderId: linked_order.id, randomId: linked_order.random_id },
          ...{ isReceived: is_received !== false, receivedAt: received_at },
        },
        replaces,
      );
  };
  return (
    <>
      <Button
        size="3"
        variant="soft"
        color="gray"
        aria-label={arrivalTexts.cancelOf(isReceived, name)}
        reason={reason ?? blocked}
        onClick={() => ask(arrival)}
      >
        {arrivalTexts.cancel(isReceived)}
      </Button>
      {asked ? (
        <Confirm
          kind="change"
          title={arrivalTexts.cancelTitle(name, isReceived)}
          text={arrivalTexts.cancelQuestion(name, dockOf(asked))}
          confirm={arrivalTexts.cancel(isReceived)}
          onConfirm={() => send(asked)}
          onCancel={() => ask(null)}
        />
      ) : null}
    </>
  );
}
