import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { reorderDock } from '../../../../domain/dock/commands/reorder.ts';
import { canEdit } from '../../../../domain/dock/edit.ts';
import { isSameSet } from '../../../../domain/dock/lifecycle.ts';
import { type OptimizedRoute, type Optimizer, optimizedRoute, orderOf } from '../../../../domain/route/optimize.ts';
import { routeLine, routeStops } from '../../../../domain/route/stops.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useOnline, useSignedIn } from '../../../kit/client/context.ts';
import { useSecondText } from '../../../kit/client/second-text.ts';
import { useDetail } from '../../../kit/queries/use-detail.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formTexts } from '../../../ui/forms/text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Comparison } from './comparison.tsx';
import styles from './route.module.css';
import { RouteView, startOf } from './route-view.tsx';
import { optimizeTexts, routeTexts } from './text.ts';
import { routeWindow } from './window.ts';

interface OptimizedProps {
  readonly card: DockCard;
  readonly optimizer: Optimizer;
}

/** The route an optimiser proposes for the dock's present order (DSP-455). */
export function OptimizedRouteOf({ card, optimizer }: OptimizedProps) {
  const taskIds = card.tasks.map((task) => task.id);
  const answer = useDetail(optimizedRoute, taskIds.length > 0 ? { dockId: card.id, optimizer, taskIds } : null);
  const { isOnline } = useOnline();
  const secondText = useSecondText();
  if (taskIds.length === 0) return <EmptyState title={routeTexts.empty} />;
  if (!answer) return null;
  if (answer.value && !answer.error) {
    return <Proposal card={card} route={answer.value} toldAt={secondText(answer.answeredAtMs)} />;
  }
  if (answer.error) return <EmptyState title={answer.error} />;
  return isOnline ? <Skeleton text={optimizeTexts.loading} /> : <EmptyState title={optimizeTexts.offline} />;
}

interface ProposalProps {
  readonly card: DockCard;
  readonly route: OptimizedRoute;
  readonly toldAt: string;
}

function Proposal({ card, route, toldAt }: ProposalProps) {
  const stops = routeStops(route, { startMs: startOf(card), reachedMs: () => null });
  return (
    <>
      <p className={styles.told} role="status">
        {routeTexts.told(toldAt)}
      </p>
      <div className={styles.proposal}>
        {route.before && route.after ? <Comparison before={route.before} after={route.after} /> : null}
        <Apply card={card} route={route} />
      </div>
      <RouteView stops={stops} line={routeLine(route, stops)} />
    </>
  );
}

/** Applies the proposed order to the dock, as a move by hand would; then shows the present route. */
function Apply({ card, route }: Pick<ProposalProps, 'card' | 'route'>) {
  const { clockOffsetMs } = useSignedIn();
  const { blocked, isRunning, run } = useAction(reorderDock);
  const refusal = canEdit(card, { state: card.driverState }, useServerNow());
  const proposed = orderOf(route);
  const apply = useSubmit(
    () => run({ dockId: card.id, taskIds: proposed, atMs: Date.now() + clockOffsetMs }),
    () => setQuery(routeWindow.at({ dockId: card.id, to: null }), { replace: true }),
  );
  const reason =
    whyNot(card, proposed) ??
    blocked ??
    (refusal ? refusalText(reorderDock, refusal) : null) ??
    (isRunning ? formTexts.saving : null);
  return (
    <Button reason={reason} onClick={() => void apply()}>
      {optimizeTexts.apply}
    </Button>
  );
}

function whyNot({ tasks }: DockCard, proposed: readonly number[]): string | null {
  const today = tasks.map((task) => task.id);
  if (!isSameSet(proposed, today)) return optimizeTexts.incomplete;
  return proposed.join() === today.join() ? optimizeTexts.same : null;
}
