import { layoutOf, subScreenOf } from '../../../domain/dock/sub-screens.ts';
import { may } from '../../../domain/session/permissions.ts';
import { useCenters } from '../../app/centers.ts';
import { useOnline, useSignedIn, useTab } from '../../app/context.ts';
import { useShownSource } from '../../app/freshness/use-sync-status.ts';
import { useQuery } from '../../app/router.tsx';
import { texts } from '../../app/text.ts';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { HiddenText } from '../../shared/ui/hidden-text.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { DispatchBoard } from './board.tsx';
import { boardTexts } from './text.ts';

/** `/dispatch`: what keeps the board from being shown, else the board (DSP-046, DSP-200, DSP-201). */
export function DispatchScreen() {
  const { user } = useSignedIn();
  const { center } = useTab();
  const { isOnline } = useOnline();
  const source = useShownSource();
  const centers = useCenters();
  const screen = subScreenOf(useQuery().get('sub'));

  if (!may(user, 'flow')) return <Message title={texts.noFlow} />;
  if (centers?.current && centers.current.is_shadow_groupment_enabled === false) {
    return <Message title={boardTexts.noGrouping} />;
  }
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

function Message({ title }: { readonly title: string }) {
  return (
    <main>
      <EmptyState isPage title={title} />
    </main>
  );
}
