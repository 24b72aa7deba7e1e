import { subScreenOf } from '../domain/dock/sub-screens.ts';
import { runsBoardSync, runsDispatchLoad } from '../domain/refresh/excluded-paths.ts';
import { dispatchLoad, dispatchQuery } from '../sync/api/dispatch-load.ts';
import { tasksState } from '../sync/api/tasks-state.ts';
import type { Demand } from '../sync/demand.ts';
import type { TabState } from './api.ts';

/**
 * What a tab keeps fresh: the source of its path, while it is visible and not paused; hidden or paused only until it is
 * loaded, the first time or since the user asked (DSP-151 to DSP-153, DSP-159, DSP-160).
 */
export function wantedBy(tab: TabState, isLoaded: (endpoint: string, center: number) => boolean): Demand[] {
  const shown: Demand[] = [
    ...(runsDispatchLoad(tab.path)
      ? [{ endpoint: dispatchLoad.name, center: tab.center, query: dispatchQuery(subScreenOf(tab.sub)) }]
      : []),
    ...(runsBoardSync(tab.path) ? [{ endpoint: tasksState.name, center: tab.center, query: '' }] : []),
  ];
  const isAwake = tab.visible && !tab.paused;
  return shown.filter(({ endpoint, center }) => isAwake || !isLoaded(endpoint, center));
}
