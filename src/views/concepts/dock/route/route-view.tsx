import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import type { Position } from '../../../../domain/geo.ts';
import type { RouteStop } from '../../../../domain/route/stops.ts';
import { departureLeadMs } from '../../../../domain/task/departure.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { Boundary } from '../../../ui/boundary.tsx';
import { laterView, onDemand } from '../../../ui/later/later-view.tsx';
import styles from './route.module.css';
import { RouteTable } from './route-table.tsx';
import { routeTexts } from './text.ts';

const RouteMap = laterView(async () => (await import('./route-map.tsx')).RouteMap, {
  ...onDemand,
  Meanwhile: () => <div className={styles.map} />,
});

interface RouteViewProps {
  readonly stops: readonly RouteStop[];
  readonly line: readonly Position[];
}

/** A route on a map, and in a table. */
export function RouteView({ stops, line }: RouteViewProps) {
  return (
    <div className={styles.route}>
      <Boundary fallback={<p className={styles.noMap}>{routeTexts.noMap}</p>}>
        <RouteMap stops={stops} line={line} />
      </Boundary>
      <RouteTable stops={stops} />
    </div>
  );
}

/** When a dock left, or is estimated to: the displayed departure is 10 minutes before (DSP-381). */
export const startOf = ({ gone_at, departureMs }: Pick<DockCard, 'gone_at' | 'departureMs'>) =>
  msOf(gone_at) ?? (departureMs === null ? null : departureMs + departureLeadMs);
