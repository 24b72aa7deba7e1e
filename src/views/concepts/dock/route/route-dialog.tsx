import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { Optimizer } from '../../../../domain/route/optimize.ts';
import { type Route, routeDetail } from '../../../../domain/route/route.ts';
import { isOfAnotherRound, routeLine, routeStops } from '../../../../domain/route/stops.ts';
import { may } from '../../../../domain/session/permissions.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useOnline, useSignedIn } from '../../../kit/client/context.ts';
import { useSecondText } from '../../../kit/client/second-text.ts';
import { type DetailState, useDetail } from '../../../kit/queries/use-detail.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useDockCard } from '../use-dock-card.ts';
import { OptimizedRouteOf } from './optimized-route.tsx';
import { OptimizerChoice } from './optimizer-choice.tsx';
import styles from './route.module.css';
import { RouteView, startOf } from './route-view.tsx';
import { routeTexts } from './text.ts';

interface RouteDialogProps {
  readonly dockId: number;
  /** The chosen optimiser, as the address names it. */
  readonly to: string | null;
  readonly onClose: () => void;
}

/** The route of a dock on a map, and in an equivalent table (DSP-454); for super admins a better one (DSP-455). */
export function RouteDialog({ dockId, to, onClose }: RouteDialogProps) {
  const card = useDockCard(dockId);
  const { user } = useSignedIn();
  const mayOptimize = may(user, 'optimise');
  const optimizer = mayOptimize ? (Optimizer.safeParse(to).data ?? null) : null;
  return (
    <Dialog title={routeTexts.title(dockCode(dockId))} width="1080px" onClose={onClose}>
      {card && mayOptimize ? <OptimizerChoice dockId={card.id} optimizer={optimizer} /> : null}
      {card === null ? <EmptyState title={routeTexts.gone} /> : null}
      {card ? optimizer ? <OptimizedRouteOf card={card} optimizer={optimizer} /> : <RouteOf card={card} /> : null}
    </Dialog>
  );
}

/** Read again whenever the dock's tasks or their order change, and once more when the server has confirmed that. */
function RouteOf({ card }: { readonly card: DockCard }) {
  const pending = [card, ...card.tasks].flatMap(({ marks }) => marks.map((mark) => mark.commandId));
  const again = [...card.tasks.map((task) => task.id), ...pending].join();
  const answer = useDetail(routeDetail, { dockId: card.id }, { again });
  const { isOnline } = useOnline();
  if (!answer) return null;
  if (answer.value) return <RouteBody card={card} route={answer.value} answer={answer} />;
  if (answer.error) return <EmptyState title={answer.error} />;
  return isOnline ? <Skeleton text={routeTexts.loading} /> : <EmptyState title={routeTexts.offline} />;
}

interface RouteBodyProps {
  readonly card: DockCard;
  readonly route: Route;
  readonly answer: DetailState<Route>;
}

function RouteBody({ card, route, answer }: RouteBodyProps) {
  const secondText = useSecondText();
  const stops = routeStops(route, { startMs: startOf(card), reachedMs: (taskId) => reachedMs(card, taskId) });
  const isChanged = isOfAnotherRound(
    stops,
    card.tasks.map((task) => task.id),
  );
  return (
    <>
      <p className={styles.told} role="status">
        {joined(' ', [
          isChanged ? routeTexts.changed : null,
          answer.error ? routeTexts.failed(answer.error) : routeTexts.told(secondText(answer.answeredAtMs)),
        ])}
      </p>
      <RouteView stops={stops} line={routeLine(route, stops)} />
    </>
  );
}

const reachedMs = ({ tasks }: DockCard, taskId: number) => msOf(tasks.find((task) => task.id === taskId)?.eta);
