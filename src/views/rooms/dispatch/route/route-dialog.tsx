import { lazy, Suspense } from 'react';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { msOf } from '../../../../domain/instant.ts';
import { secondText } from '../../../../domain/paris-time.ts';
import { type Route, routeDetail } from '../../../../domain/route/route.ts';
import { isOfAnotherRound, routeLine, routeStops } from '../../../../domain/route/stops.ts';
import { departureLeadMs } from '../../../../domain/task/departure.ts';
import { useOnline } from '../../../app/context.ts';
import { type Shown, useDetail } from '../../../app/use-detail.ts';
import { Boundary } from '../../../shared/ui/boundary.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDockCard } from '../lookups.ts';
import styles from './route.module.css';
import { RouteTable } from './route-table.tsx';
import { routeTexts } from './text.ts';

const RouteMap = lazy(async () => ({ default: (await import('./route-map.tsx')).RouteMap }));

interface RouteDialogProps {
  readonly dockId: number;
  readonly onClose: () => void;
}

/** The way of a dock on a map, and in a table that says the same (DSP-454). */
export function RouteDialog({ dockId, onClose }: RouteDialogProps) {
  const card = useDockCard(dockId);
  return (
    <Dialog title={routeTexts.title(dockCode(dockId))} width="1080px" onClose={onClose}>
      {card === null ? <EmptyState title={routeTexts.gone} /> : card ? <RouteOf card={card} /> : null}
    </Dialog>
  );
}

/** Asked for again whenever the dock has other tasks, or its tasks another order. */
function RouteOf({ card }: { readonly card: DockCard }) {
  const told = useDetail(routeDetail, { dockId: card.id }, { again: card.tasks.map((task) => task.id).join() });
  const { isOnline } = useOnline();
  if (!told) return null;
  if (told.value) return <RouteShown card={card} route={told.value} told={told} />;
  if (told.error) return <EmptyState title={told.error} />;
  return isOnline ? <Skeleton text={routeTexts.loading} /> : <EmptyState title={routeTexts.offline} />;
}

interface RouteShownProps {
  readonly card: DockCard;
  readonly route: Route;
  readonly told: Shown<Route>;
}

function RouteShown({ card, route, told }: RouteShownProps) {
  const stops = routeStops(route, { startMs: startOf(card), reachedMs: (taskId) => reachedMs(card, taskId) });
  const isChanged = isOfAnotherRound(
    stops,
    card.tasks.map((task) => task.id),
  );
  return (
    <>
      <p className={styles.told} role="status">
        {[
          isChanged ? routeTexts.changed : null,
          told.error ? routeTexts.failed(told.error) : routeTexts.told(secondText(told.answeredAtMs)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={styles.route}>
        <Boundary fallback={<p className={styles.noMap}>{routeTexts.noMap}</p>}>
          <Suspense fallback={<div className={styles.map} />}>
            <RouteMap stops={stops} line={routeLine(route, stops)} />
          </Suspense>
        </Boundary>
        <RouteTable stops={stops} />
      </div>
    </>
  );
}

/** When it left, else when it is estimated to: the displayed departure is 10 minutes before (DSP-381). */
const startOf = ({ gone_at, departureMs }: DockCard) =>
  msOf(gone_at) ?? (departureMs === null ? null : departureMs + departureLeadMs);

const reachedMs = ({ tasks }: DockCard, taskId: number) => msOf(tasks.find((task) => task.id === taskId)?.eta);
