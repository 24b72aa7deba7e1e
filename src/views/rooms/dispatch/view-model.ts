import { useState } from 'react';
import { listIndex, select } from '../../../db/queries/lists.ts';
import { makeRowReader } from '../../../db/queries/row-reader.ts';
import {
  type AlertRow,
  alertsList,
  type DockCard,
  docksList,
  type TaskRow,
  toDispatchList,
} from '../../../db/view-rows/dispatch.ts';
import type { DepartureChoice } from '../../../domain/dock/departure-filter.ts';
import type { SubScreen } from '../../../domain/dock/sub-screens.ts';
import { tomorrowFromMs } from '../../../domain/dock/tomorrow.ts';
import type { Launchpad } from '../../../domain/launchpad.ts';
import { codesIn, codesText } from '../../../domain/postal-code/postal-code.ts';
import { toDispatchCap } from '../../../domain/task/to-dispatch.ts';
import { usePostalCodes } from '../../concepts/center/postal-codes/choice.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { useListQuery } from '../../kit/queries/live-queries.ts';
import { useWholeList } from '../../kit/queries/use-whole-list.ts';
import { useGroupsCanteens } from './board-context.ts';
import {
  keepsDock,
  keepsLines,
  keepsTask,
  type RoundList,
  roundLists,
  type TaskFilters,
  tasksByDock,
} from './filters.ts';

export interface FilteredRows<Row> {
  readonly rows: readonly Row[];
  /** After the user's filters, before the cap (DSP-202). */
  readonly count: number;
  /** Before the user's filters (DSP-207). */
  readonly total: number;
}

/** The tasks to dispatch the screen shows, at most 150 (DSP-215); undefined until read. */
export function useToDispatch({ hideWaiting, nowView }: { hideWaiting: boolean; nowView: boolean }) {
  const [codes] = usePostalCodes();
  const { db } = useSignedIn();
  const { center } = useTab();
  const nowMs = useServerNow();
  const leavingByMs = nowView ? nowMs : null;
  const chosen = codesText(codes);
  const isGrouped = useGroupsCanteens();
  const [read] = useState(() => makeRowReader<TaskRow>());
  return useListQuery(async (): Promise<FilteredRows<TaskRow> | undefined> => {
    const filters: TaskFilters = { hideWaiting, leavingByMs, codes: codesIn(chosen).codes };
    const index = await listIndex(db, center, toDispatchList);
    if (!index) return undefined;
    const lines = (keeps: (at: number) => boolean) => select(index, isGrouped ? keepsLines(index, keeps) : keeps);
    const ids = lines(keepsTask(index, filters));
    const rows = await read(db, index, ids.slice(0, toDispatchCap));
    return { rows, count: ids.length, total: lines(every).length };
  }, [db, center, hideWaiting, leavingByMs, chosen, isGrouped]);
}

interface DockQuery {
  readonly list: RoundList;
  readonly screen: SubScreen;
  readonly choice: DepartureChoice;
  readonly launchpad: Launchpad | null;
  /** A folded list shows its count and has no place. */
  readonly isFolded: boolean;
  /** Docks of a long list that are on the screen or near it. */
  readonly near: ReadonlySet<number>;
}

/** The place of a dock in a round list; its card once it is read. */
export interface DockPlace {
  readonly id: number;
  /** How many tasks its card has. */
  readonly tasks: number;
  readonly card: DockCard | null;
}

interface FilteredDocks {
  readonly places: readonly DockPlace[];
  readonly count: number;
  /** How many more the departure filter hides (DSP-074). */
  readonly filteredOut: number;
}

/** Round lists up to this long are shown whole: the browser's own search finds every name in them. */
export const wholeRoundList = 24;
/** These cards of a longer list are there at once, whatever the screen: it opens on them. */
export const firstCards = 6;

/** The docks of a round list, with the cards of those shown as cards (docs/adr/0013); undefined until read. */
export function useDocks({ list, screen, choice, launchpad, isFolded, near }: DockQuery) {
  const { db } = useSignedIn();
  const { center } = useTab();
  const serverNowMs = useServerNow();
  const splitMs = tomorrowFromMs(serverNowMs);
  // Without a filter by hours time changes nothing before the split moves.
  const nowMs = choice === null ? 0 : serverNowMs;
  const [read] = useState(() => makeRowReader<DockCard>());
  return useListQuery(async (): Promise<FilteredDocks | undefined> => {
    const index = await listIndex(db, center, docksList);
    if (!index) return undefined;
    const filters = { screen, choice, tomorrowFromMs: splitMs, nowMs, launchpad };
    const ids = select(index, keepsDock(index, list, filters));
    const all = choice !== null ? select(index, keepsDock(index, list, { ...filters, choice: null })) : ids;
    const filteredOut = all.length - ids.length;
    if (isFolded) return { places: [], count: ids.length, filteredOut };
    const isShown = (id: number, at: number) => ids.length <= wholeRoundList || at < firstCards || near.has(id);
    const cards = new Map<number, DockCard>(
      (await read(db, index, ids.filter(isShown))).map((card) => [card.id, card]),
    );
    const tasks = tasksByDock(index);
    return {
      places: ids.map((id) => ({ id, tasks: tasks(id), card: cards.get(id) ?? null })),
      count: ids.length,
      filteredOut,
    };
  }, [db, center, list, screen, choice, launchpad, isFolded, near, splitMs, nowMs]);
}

/** How many rounds a launchpad has, in all lists; undefined until read. */
export function useRoundCount(launchpad: Launchpad, choice: DepartureChoice): number | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const serverNowMs = useServerNow();
  const nowMs = choice === null ? 0 : serverNowMs;
  return useListQuery(async () => {
    const index = await listIndex(db, center, docksList);
    if (!index) return undefined;
    const filters = { screen: 'full', choice, tomorrowFromMs: 0, nowMs, launchpad } as const;
    const keeps = roundLists.map((list) => keepsDock(index, list, filters));
    return select(index, (at) => keeps.some((keep) => keep(at))).length;
  }, [db, center, choice, nowMs, launchpad]);
}

const every = () => true;

export const useAlerts = () => useWholeList<AlertRow>(alertsList);
