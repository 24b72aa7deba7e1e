import { type EndpointName, endpointNames, sourceState } from '../../../db/queries/sync.ts';
import type { SourceState } from '../../../db/schema.ts';
import { runsDispatchLoad } from '../../../domain/refresh/excluded-paths.ts';
import { useOpenCommands } from '../actions/open/use-open-commands.ts';
import { useDeviceSeconds } from '../client/clock.ts';
import { useClient, useOnline, useSignedIn, useSubject, useTab } from '../client/context.ts';
import { makeSharedQuery } from '../queries/live-queries.ts';
import { type SyncStatus, syncStatus } from './sync-status.ts';

const pageStartMs = Date.now();

/** The source whose freshness a path shows: the dispatch load on dispatch, the board's state elsewhere. */
const endpointOf = (path: string) => (runsDispatchLoad(path) ? endpointNames.dispatchLoad : endpointNames.tasksState);

const useSource = makeSharedQuery(async (db, endpoint: EndpointName, center: number) => ({
  center,
  endpoint,
  source: (await sourceState(db, endpoint, center)) ?? null,
}));

/** The source the current screen shows; undefined while read, null before its first request. */
export function useScreenSource(): SourceState | null | undefined {
  const { db } = useSignedIn();
  const { center, path } = useTab();
  const endpoint = endpointOf(path);
  const found = useSource(db, endpoint, center);
  // Until the new query has answered, the hook returns the former result.
  return found?.center === center && found.endpoint === endpoint ? found.source : undefined;
}

export function useSyncStatus(): SyncStatus {
  const source = useScreenSource() ?? undefined;
  const { paused } = useTab();
  const { isOnline, sinceMs } = useOnline();
  const nowMs = useDeviceSeconds();
  return syncStatus({
    source,
    actions: useOpenCommands(),
    isPaused: paused,
    isStorageFull: useSubject(useClient().storageFull$),
    isOnline,
    networkSinceMs: sinceMs,
    pageStartMs,
    nowMs,
    clockOffsetMs: useSignedIn().clockOffsetMs,
  });
}
