import { useEffect, useState } from 'react';
import { storedCommand } from '../../../../../db/queries/actions.ts';
import { useSignedIn } from '../../../../kit/client/context.ts';
import { useSeenQuery } from '../../../../kit/queries/live-queries.ts';
import { useLatest } from '../../../../ui/use-latest.ts';
import { dockMadeBy } from '../../bring/made.ts';

/** Later than this nobody expects a window to open by itself (OUR-203). */
const expectedMs = 120_000;

interface Followed {
  readonly commandId: string;
  /** Whether its list of drivers is to open by itself: asked for, soon enough, and nobody has done anything since. */
  readonly isAwaited: () => boolean;
}

/** Follows the round that an action makes, until the server has named it. */
export function useMadeRound(onMade: (dockId: number, isAwaited: boolean) => void) {
  const { db } = useSignedIn();
  const [followed, setFollowed] = useState<Followed | null>(null);
  const commandId = followed?.commandId ?? null;
  const dockId = useSeenQuery(
    async () => (commandId === null ? null : dockMadeBy(await storedCommand(db, commandId))),
    [db, commandId],
  );
  const latest = useLatest(onMade);
  useEffect(() => {
    if (!followed || typeof dockId !== 'number') return;
    setFollowed(null);
    latest.current(dockId, followed.isAwaited());
  }, [followed, dockId, latest]);
  const follow = (id: string, isGiven: boolean) => {
    const since = Date.now();
    const touched = new AbortController();
    const touch = () => touched.abort();
    for (const type of ['pointerdown', 'keydown'] as const)
      addEventListener(type, touch, { capture: true, passive: true, signal: touched.signal });
    const isAwaited = () => isGiven && !touched.signal.aborted && Date.now() - since < expectedMs;
    setFollowed({ commandId: id, isAwaited });
  };
  return follow;
}
