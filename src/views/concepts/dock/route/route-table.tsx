import { distanceText } from '../../../../domain/geo.ts';
import { type RouteStop, routeTotals } from '../../../../domain/route/stops.ts';
import { durationText, hourText } from '../../../../domain/time/paris-time.ts';
import { Badge } from '../../../ui/badge.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { OrderLink } from '../../order/order-link.tsx';
import styles from './route.module.css';
import { routeTexts } from './text.ts';

/** The points of a route in order, with the legs between them. */
export function RouteTable({ stops }: { readonly stops: readonly RouteStop[] }) {
  const total = routeTotals(stops);
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{routeTexts.number}</th>
            <th scope="col">{routeTexts.stop}</th>
            <th scope="col" className={styles.figure}>
              {routeTexts.leg}
            </th>
            <th scope="col" className={styles.figure}>
              {routeTexts.distance}
            </th>
            <th scope="col" className={styles.figure}>
              {routeTexts.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {stops.map((stop, at) => (
            <tr key={stop.taskId ?? `center-${at}`}>
              <td>{stop.number ?? <HiddenText>{at === 0 ? routeTexts.start : routeTexts.end}</HiddenText>}</td>
              <th scope="row">
                <Stop stop={stop} isStart={at === 0} />
              </th>
              <td className={styles.figure}>{at === 0 ? null : duration(stop)}</td>
              <td className={styles.figure}>{at === 0 ? null : distance(stop)}</td>
              <td className={styles.figure}>{hourText(stop.atMs) || routeTexts.unknown}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td />
            <th scope="row">{routeTexts.total}</th>
            <td className={styles.figure}>{duration(total)}</td>
            <td className={styles.figure}>{distance(total)}</td>
            <td />
          </tr>
        </tfoot>
      </table>
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
