import { needsDecision } from '../../../db/outbox/states.ts';
import { areaFault } from '../../../domain/arrival/area-fault.ts';
import type { ArrivalDock } from '../../../domain/arrival/arrival.ts';
import {
  type Batches,
  isContrary,
  lineState,
  type Marking,
  type Markings,
  pressed,
  unmarked,
} from '../../../domain/arrival/marking.ts';
import { isToRestock } from '../../../domain/arrival/restock.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { orderName } from '../../../domain/order/name.ts';
import { hourText } from '../../../domain/time/paris-time.ts';
import { isolated } from '../../../domain/words/isolate.ts';
import { TableExport } from '../../kit/export/table-export.tsx';
import { MarkBadge } from '../../kit/marks/mark-badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later/later.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { Table } from '../../ui/tables/table.tsx';
import styles from './arrivals.module.css';
import { bagsOf, cratesOf, OrderName, Slot } from './order-cells.tsx';
import { arrivalTexts } from './text.ts';
import type { SeenArrival } from './use-arrivals.ts';

interface DockTableProps {
  readonly dock: ArrivalDock;
  readonly arrivals: readonly SeenArrival[];
  readonly markings: Markings;
  readonly batches: Batches;
  readonly onMark: (order: number, next: (now: Marking) => Marking) => void;
}

const { heads } = arrivalTexts;
const columns = later(async () => (await import('./arrivals-files.ts')).truckFile);

/** A truck and what it brings (PRP-265 to PRP-274). */
export function DockTable({ dock, arrivals, markings, batches, onMark }: DockTableProps) {
  const code = dockCode(dock.id);
  return (
    <section className={styles.block} aria-label={code}>
      <header className={styles.head}>
        <h2>{code}</h2>
        <dl>
          <div>
            <dt>{arrivalTexts.driver}</dt>
            <dd>{dock.driver_name ? isolated(dock.driver_name) : arrivalTexts.unknown}</dd>
          </div>
          <div>
            <dt>{arrivalTexts.departure}</dt>
            <dd>{hourText(dock.gone_at) || arrivalTexts.unknown}</dd>
          </div>
        </dl>
        <p>{comingText(dock)}</p>
        <TableExport
          label={code}
          name={`arrivage-${code.toLowerCase()}`}
          rows={arrivals.map((arrival) => ({ arrival, marking: markings[arrival.linked_order.id] ?? unmarked }))}
          columns={columns}
        />
      </header>
      <Table look="floor" className={styles.truck} columns={Object.values(heads)}>
        <tbody>
          {arrivals.map((arrival) => (
            <Line
              key={arrival.id}
              arrival={arrival}
              marking={markings[arrival.linked_order.id] ?? unmarked}
              batches={batches}
              onMark={(next) => onMark(arrival.linked_order.id, next)}
            />
          ))}
        </tbody>
      </Table>
    </section>
  );
}

/** When it came, else when it should (PRP-268). */
function comingText({ finished_at, eta }: ArrivalDock): string {
  if (finished_at) return arrivalTexts.delivered(hourText(finished_at));
  return eta ? arrivalTexts.estimated(hourText(eta)) : arrivalTexts.unknown;
}

interface LineProps {
  readonly arrival: SeenArrival;
  readonly marking: Marking;
  readonly batches: Batches;
  readonly onMark: (next: (now: Marking) => Marking) => void;
}

function Line({ arrival, marking, batches, onMark }: LineProps) {
  const state = lineState(arrival, marking, batches);
  const parked = arrival.marks.filter(needsDecision);
  return (
    <tr data-state={state.kind} data-order={arrival.linked_order.id}>
      <th scope="row">
        <OrderName arrival={arrival} />
        {isToRestock(arrival) ? <Badge tone="purple">{arrivalTexts.restock}</Badge> : null}
        {state.kind === 'batch' ? (
          <Badge tone="amber">
            <Icon name="clock" size={11} />
            {state.isSending ? arrivalTexts.batchSends(state.number) : arrivalTexts.batchWaits(state.number)}
          </Badge>
        ) : null}
        <MarkBadge marks={parked} />
      </th>
      <td className={styles.count}>{bagsOf(arrival)}</td>
      <td>{cratesOf(arrival)}</td>
      {state.kind === 'told' ? (
        <ServerMark arrival={arrival} marking={marking} />
      ) : (
        <Controls arrival={arrival} marking={marking} isOff={state.kind === 'batch'} onMark={onMark} />
      )}
      <td className={styles.slot}>
        <Slot arrival={arrival} />
      </td>
    </tr>
  );
}

/** A mark the server already has replaces the buttons: nothing moves under a finger. */
function ServerMark({ arrival, marking }: Pick<LineProps, 'arrival' | 'marking'>) {
  const { is_received, received_by, received_at } = arrival;
  const by = received_by ? isolated(received_by) : null;
  return (
    <td colSpan={3} className={styles.told}>
      {arrivalTexts.told(is_received !== false, by, hourText(received_at))}
      {isContrary(arrival, marking) ? <>. {arrivalTexts.notSent(marking.isReceived === true)}</> : null}
    </td>
  );
}

interface ControlsProps extends Pick<LineProps, 'marking' | 'onMark'> {
  readonly arrival: SeenArrival;
  /** On its way: it keeps its marks, and cannot be pressed (PRP-285). */
  readonly isOff: boolean;
}

function Controls({ arrival, marking, isOff, onMark }: ControlsProps) {
  const name = orderName(arrival.linked_order);
  const fault = areaFault(marking.area);
  const button = (isReceived: boolean, label: string, text: string) => (
    <td>
      <button
        type="button"
        className={styles.mark}
        data-says={isReceived ? 'yes' : 'no'}
        aria-pressed={marking.isReceived === isReceived}
        aria-label={label}
        disabled={isOff}
        onClick={() => onMark((now) => pressed(now, isReceived))}
      >
        <Icon name={isReceived ? 'check' : 'cross'} />
        {text}
      </button>
    </td>
  );
  return (
    <>
      <td>
        <input
          className={styles.area}
          aria-label={arrivalTexts.area(name)}
          aria-invalid={fault !== null}
          value={marking.area}
          disabled={isOff}
          autoComplete="off"
          onChange={({ target: { value } }) => onMark((now) => ({ ...now, area: value, batch: null }))}
        />
        {fault ? <p className={styles.error}>{arrivalTexts.areaFaults[fault]}</p> : null}
      </td>
      {button(true, arrivalTexts.received(name), heads.received)}
      {button(false, arrivalTexts.notReceived(name), heads.notReceived)}
    </>
  );
}
