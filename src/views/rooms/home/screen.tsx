import { type ReactNode, Suspense } from 'react';
import { hasListsAtHome } from '../../../domain/center/features.ts';
import { useCenters } from '../../app/centers.ts';
import { useTab } from '../../app/context.ts';
import { texts } from '../../app/text.ts';
import { laterPart } from '../../shared/later.tsx';
import { Boundary } from '../../shared/ui/boundary.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { Alarm } from './alarm.tsx';
import { Notifications } from './notifications.tsx';

/** The page is there without; what it shows waits, and is in the list of actions too. */
const OwnActions = laterPart(async () => (await import('./own-actions.tsx')).OwnActions);

interface HomeScreenProps {
  /** The delivery lists and launchpads, for the centers that have them here. */
  readonly lists: ReactNode;
}

/**
 * `/`: the frame with its sync banner, the alarm, the user's own actions that are not over, and the alert notifications of the center (DSP-030, DSP-045, DSP-164,
 * DSP-168), and without shadow grouping its delivery lists (DSP-226, PRP-039).
 */
export function HomeScreen({ lists }: HomeScreenProps) {
  const { center } = useTab();
  const centers = useCenters();
  const hasLists = hasListsAtHome(centers?.current);
  return (
    <main data-lists={hasLists}>
      <Alarm key={center} center={center} />
      <OwnActions />
      {centers ? <Notifications isAlone={!hasLists} /> : null}
      {hasLists ? (
        <Boundary fallback={<EmptyState title={texts.failed.title} text={texts.failed.text} />}>
          <Suspense fallback={<Skeleton text={texts.loading} />}>{lists}</Suspense>
        </Boundary>
      ) : null}
    </main>
  );
}
