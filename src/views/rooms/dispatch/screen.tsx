import { endpointNames } from '../../../db/queries/sync.ts';
import { isDispatchOff } from '../../../domain/center/features.ts';
import { layoutOf, subScreenOf } from '../../../domain/dock/sub-screens.ts';
import { isAt } from '../../../domain/session/rooms.ts';
import { useOnline, useTab } from '../../kit/client/context.ts';
import { useScreenSource } from '../../kit/freshness/use-sync-status.ts';
import { useRowsOf } from '../../kit/queries/use-rows-of.ts';
import { asScreen } from '../../kit/room/room-code.tsx';
import { usePath, useQuery } from '../../kit/router/router.tsx';
import { useCenters } from '../../kit/scope/centers.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { laterView } from '../../ui/later/later-view.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeliveryLists } from './at-home/delivery-lists.tsx';
import { DispatchBoard } from './board.tsx';
import { dispatchPath } from './round-list/paths.ts';
import { boardTexts } from './text.ts';

const OtherScreen = laterView(async () => (await import('./other-screen.tsx')).OtherScreen, asScreen);

/**
 * `/dispatch`: the reason the board cannot be shown, else the board (DSP-046, DSP-200, DSP-201); below it the other
 * screens of the room.
 */
export function DispatchScreen() {
  const { center } = useTab();
  const { isOnline } = useOnline();
  const source = useScreenSource();
  const centers = useCenters();
  const screen = subScreenOf(useQuery().get('sub'));
  const path = usePath();

  if (isDispatchOff(centers?.current)) return <Message title={boardTexts.noGrouping} />;
  if (!isAt(dispatchPath, path)) return <OtherScreen />;
  if (!source?.appliedAtMs) {
    return (
      <main>
        <HiddenText>
          <h1>{boardTexts.title}</h1>
        </HiddenText>
        {isOnline ? <Skeleton text={boardTexts.loading} /> : <EmptyState title={boardTexts.loadingOffline} />}
      </main>
    );
  }
  // Ticks and places belong to one center: a switch starts anew (DSP-017).
  return <DispatchBoard key={center} screen={screen} label={layoutOf(screen).label} />;
}

/**
 * The dispatch lists on the home page of a center without shadow grouping, once there is something to show (DSP-226,
 * PRP-039). Its rows come from the state that page polls; where no setting switches dispatch off, from the load.
 */
export function ListsAtHome() {
  const { center } = useTab();
  const { isOnline } = useOnline();
  const source = useScreenSource();
  const centers = useCenters();
  useRowsOf(centers && !isDispatchOff(centers.current) ? endpointNames.dispatchLoad : null);
  if (source?.appliedAtMs) return <DeliveryLists key={center} />;
  return isOnline ? <Skeleton text={boardTexts.loading} /> : <EmptyState title={boardTexts.loadingOffline} />;
}

function Message({ title }: { readonly title: string }) {
  return (
    <main>
      <EmptyState isPage title={title} />
    </main>
  );
}
