import { nobodysCenter, recordNames } from '../../db/queries/records.ts';
import { subScreenOf } from '../../domain/dock/sub-screens.ts';
import { runsBoardSync, runsDispatchLoad } from '../../domain/refresh/excluded-paths.ts';
import type { Permission } from '../../domain/session/permissions.ts';
import { type RoomName, roomAt } from '../../domain/session/rooms.ts';
import { dispatchLoad, dispatchQuery } from '../../sync/api/dispatch-load.ts';
import { settings } from '../../sync/api/settings.ts';
import { tasksState } from '../../sync/api/tasks-state.ts';
import type { Demand } from '../../sync/polling/demand.ts';
import { recordRights } from '../../sync/records/rights.ts';
import type { TabRecord, TabState } from '../api.ts';

/** Rights of the user and features of the center, which limit the demands of a tab. */
export interface Uses {
  /**
   * Whether the user may make calls that need this permission. Without access to the flow no board is loaded (DSP-112).
   */
  readonly may: (permission: Permission | null) => boolean;
  /** False where dispatch is switched off (DSP-201), and while the settings are still to be asked. */
  readonly dispatch: boolean;
  /** Whether the dispatch's lists are on the home page (PRP-039). */
  readonly listsAtHome: boolean;
}

/**
 * The sources a tab keeps fresh: that of its path, while it is visible and not paused. A hidden or paused tab demands
 * it only until it is loaded, the first time or since the user asked (DSP-151 to DSP-153, DSP-159, DSP-160). Where
 * there may be no dispatch, the settings are demanded instead: they show when there is.
 */
export function wantedBy(
  tab: TabState,
  uses: Pick<Uses, 'may' | 'dispatch'>,
  isLoaded: (endpoint: string, center: number) => boolean,
): Demand[] {
  const { center } = tab;
  const isAwake = tab.visible && !tab.paused;
  // DSP-161: sources for something open on the screen are not loaded before it is looked at.
  const open = isAwake ? [...new Set(tab.shows)].map((endpoint) => ({ endpoint, center, query: '' })) : [];
  const records = isAwake ? recordsOf(tab, uses) : [];
  if (!uses.may('flow')) return records;
  const dispatch = uses.dispatch
    ? { endpoint: dispatchLoad.name, center, query: dispatchQuery(subScreenOf(tab.sub)) }
    : { endpoint: settings.name, center, query: '' };
  const shown: Demand[] = [
    ...(runsDispatchLoad(tab.path) ? [dispatch] : []),
    ...(runsBoardSync(tab.path) ? [{ endpoint: tasksState.name, center, query: '' }] : []),
  ];
  return [...shown.filter(({ endpoint, center }) => isAwake || !isLoaded(endpoint, center)), ...open, ...records];
}

/** Rooms whose lists the tab's screen shows. */
export function roomsOf({ path }: TabState, uses: Pick<Uses, 'may' | 'listsAtHome'>): RoomName[] {
  const room = roomAt(path);
  if (!room || !uses.may('flow')) return [];
  return room === 'home' && uses.listsAtHome ? ['home', 'dispatch'] : [room];
}

/** Each record has its permission: support is open to whoever is signed in (SUP-705). */
function recordsOf({ records }: TabState, uses: Pick<Uses, 'may'>): Demand[] {
  return withSettings(records).flatMap(({ endpoint, center, subject }) =>
    uses.may(recordRights[endpoint]) ? [{ endpoint, center, subject, query: '' }] : [],
  );
}

/** Adds to each record the settings of its center, which guards read whatever board is polled (docs/adr/0037). */
export function withSettings(records: readonly TabRecord[]): TabRecord[] {
  const centers = new Set(records.map(({ center }) => center));
  centers.delete(nobodysCenter);
  const settings = [...centers].map((center) => ({ endpoint: recordNames.centerSettings, center, subject: center }));
  return [...records, ...settings];
}
