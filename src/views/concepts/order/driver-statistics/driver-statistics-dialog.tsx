import type { ReactNode } from 'react';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { OrderId } from '../../../../domain/order/order.ts';
import {
  driverStatistics,
  type OrderFigures,
  payModeLabel,
  type RoundStatistics,
} from '../../../../domain/order/sheet/driver-statistics.ts';
import { addressLine } from '../../../../domain/task/address.ts';
import { dateTimeText, durationText } from '../../../../domain/time/paris-time.ts';
import { isolated } from '../../../../domain/words/isolate.ts';
import { DetailAnswer } from '../../../kit/queries/detail-answer.tsx';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { useMetas } from '../../../kit/queries/use-metas.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import { GroupedHeads } from '../../../ui/tables/grouped-heads.tsx';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useOrder } from '../use-order.ts';
import styles from './driver-statistics.module.css';
import { statisticsTexts as texts } from './text.ts';

interface StatisticsProps {
  readonly orderId: number;
  readonly onClose: () => void;
}

/** Times and costs of an order, round by round (SUP-316, LOG-200). */
export function DriverStatisticsDialog({ orderId, onClose }: StatisticsProps) {
  const told = useDetail(driverStatistics, { orderId: OrderId.parse(orderId) });
  const subject = useOrder(orderId);
  return (
    <Dialog title={texts.title(subject ? orderName(subject.order) : String(orderId))} width="980px" onClose={onClose}>
      <DetailAnswer answer={told} loading={texts.loading}>
        {(rounds) =>
          rounds.length === 0 ? (
            <EmptyState title={texts.none} />
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a group has no number of its own
            rounds.map((round, at) => <Round key={at} round={round} nth={at + 1} orderId={orderId} />)
          )
        }
      </DetailAnswer>
    </Dialog>
  );
}

interface RoundProps {
  readonly round: RoundStatistics;
  readonly nth: number;
  readonly orderId: number;
}

function Round({ round, nth, orderId }: RoundProps) {
  const centers = useMetas()?.centers ?? [];
  const { center, is_accepted_with_return: withReturn, gain_real, number_of_waypoint, logs } = round;
  const title = texts.round(nth, dateTimeText(round.created_at));
  return (
    <section className={styles.round} aria-label={title}>
      <h3>{title}</h3>
      <dl className={styles.facts}>
        <Fact name={texts.center}>
          {center ? (centers.find(({ id }) => id === center)?.name ?? texts.unknownCenter) : null}
        </Fact>
        <Fact name={texts.driver}>{round.driver}</Fact>
        <Fact name={texts.agency}>{round.driveragency?.name ? isolated(round.driveragency.name) : null}</Fact>
        <Fact name={texts.vehicle}>{vehicleLabel(round.vehicle)}</Fact>
        <Fact name={texts.waypoints}>{number_of_waypoint}</Fact>
        <Fact name={texts.payMode}>{payModeLabel(round.pay_mode)}</Fact>
        <Fact name={texts.isWithReturn}>
          {typeof withReturn === 'boolean' ? (withReturn ? texts.yes : texts.no) : null}
        </Fact>
        <Fact name={texts.gain}>{typeof gain_real === 'number' ? euroText(gain_real) : null}</Fact>
        <Fact name={texts.weight}>{round.weight}</Fact>
      </dl>
      {logs && logs.length > 0 ? <Logs logs={logs} title={title} orderId={orderId} /> : null}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (children === null || children === undefined || children === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const times = Object.entries(texts.times) as [keyof typeof texts.times, string][];
const costs = Object.entries(texts.costs) as [keyof typeof texts.costs, string][];

const numbers = (labels: readonly string[]) => columnsOf(labels, labels);
const columns = columnsOf([texts.order, texts.address, texts.travel], [texts.travel]);
const groups = [
  { title: texts.ofTimes, columns: numbers(Object.values(texts.times)) },
  { title: texts.ofCosts, columns: numbers(Object.values(texts.costs)) },
];

interface LogsProps {
  readonly logs: readonly OrderFigures[];
  readonly title: string;
  readonly orderId: number;
}

/** Times in seconds and money of each order of a round; the current one is marked (LOG-201, LOG-203). */
function Logs({ logs, title, orderId }: LogsProps) {
  return (
    <div className={styles.scroll}>
      <Table
        look="sheet"
        className={styles.orders}
        label={title}
        head={<GroupedHeads columns={columns} groups={groups} />}
      >
        <tbody>
          {logs.map((log, at) => (
            <tr key={log.order ?? at} {...(log.order === orderId ? { 'aria-current': 'true' as const } : {})}>
              <th scope="row">
                {log.order ? orderName({ id: log.order, random_id: log.order_random_id }) : log.order_random_id}
              </th>
              <td>{addressLine(log.end_point)}</td>
              <td className={table.figure}>{seconds(log.estimated_travel_duration)}</td>
              {times.map(([field]) => (
                <td key={field} className={table.figure}>
                  {seconds(log[field])}
                </td>
              ))}
              {costs.map(([field]) => (
                <td key={field} className={table.figure}>
                  {money(log[field])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const seconds = (value: number | null | undefined) => (typeof value === 'number' ? durationText(value) : null);
const money = (value: number | null | undefined) => (typeof value === 'number' ? euroText(value) : null);
