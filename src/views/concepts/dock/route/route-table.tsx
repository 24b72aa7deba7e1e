import { distanceText } from '../../../../domain/geo.ts';
import { type RouteStop, routeTotals } from '../../../../domain/route/stops.ts';
import { durationText, hourText } from '../../../../domain/time/paris-time.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { columnsOf } from '../../../ui/tables/columns-of.ts';
import table from '../../../ui/tables/table.module.css';
import { Table } from '../../../ui/tables/table.tsx';
import { OrderLink } from '../../order/order-link.tsx';
import styles from './route.module.css';
import { routeTexts } from './text.ts';

/** The points of a route in order, with the legs between them. */
export function RouteTable({ stops }: { readonly stops: readonly RouteStop[] }) {
  const total = routeTotals(stops);
  return (
    <div className={styles.frame}>
      <Table
        className={styles.stops}
        columns={columnsOf(
          [routeTexts.number, routeTexts.stop, routeTexts.leg, routeTexts.distance, routeTexts.time],
          [routeTexts.leg, routeTexts.distance, routeTexts.time],
        )}
      >
        <tbody>
          {stops.map((stop, at) => (
            <tr key={stop.taskId ?? `center-${at}`}>
              <td>{stop.number ?? <HiddenText>{at === 0 ? routeTexts.start : routeTexts.end}</HiddenText>}</td>
              <th scope="row">
                <Stop stop={stop} isStart={at === 0} />
              </th>
              <td className={table.figure}>{at === 0 ? null : duration(stop)}</td>
              <td className={table.figure}>{at === 0 ? null : distance(stop)}</td>
              <td className={table.figure}>{hourText(stop.atMs) || routeTexts.unknown}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{routeTexts.total}</th>
            <td className={table.figure}>{duration(total)}</td>
            <td className={table.figure}>{distance(total)}</td>
            <td />
          </tr>
        </tfoot>
      </Table>
    </div>
  );
}

const duration = ({ durationS }: Pick<RouteStop, 'durationS'>) =>
  durationS === null ? routeTexts.unknown : durationText(durationS);
const distance = ({ distanceM }: Pick<RouteStop, 'distanceM'>) =>
  distanceM === null ? routeTexts.unknown : distanceText(distanceM);

function Stop({ stop, isStart }: { readonly stop: RouteStop; readonly isStart: boolean }) {
  return (
    <>
      <div className={styles.stop}>
        {stop.orderId === null ? (
          <strong>{isStart ? routeTexts.start : routeTexts.end}</strong>
        ) : (
          <OrderLink orderId={stop.orderId}>{stop.order}</OrderLink>
        )}
        <span>{stop.name}</span>
        {stop.position ? null : <Badge tone="red">{routeTexts.invalid}</Badge>}
      </div>
      <div className={styles.address}>{stop.address}</div>
    </>
  );
}
