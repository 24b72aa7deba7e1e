import { Dexie } from 'dexie';
import { listIndex } from '../../../../db/queries/lists.ts';
import { lateList } from '../../../../db/view-rows/deliveries.ts';
import { docksList, toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import type { PilotNumber } from '../../../kit/room/room.ts';
import { useDrivers } from '../../driver/use-drivers.ts';
import { type CenterLists, type CenterNumbers, countNow } from './count.ts';
import { centerNumberTexts } from './text.ts';

/** Pressing numbers of the tab's center, read once the lists on screen are; undefined until then. */
export function useCenterNumbers(): CenterNumbers | undefined {
  const nowMs = useServerNow();
  const drivers = useDrivers();
  const lists = useCenterLists();
  return lists && drivers && countNow(lists, drivers, nowMs);
}

/** The lists the numbers count; one is undefined if the device does not keep it, all of them until read. */
export function useCenterLists(): CenterLists | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(async () => {
    const [late, toDispatch, docks] = await Dexie.Promise.all([
      listIndex(db, center, lateList),
      listIndex(db, center, toDispatchList),
      listIndex(db, center, docksList),
    ]);
    return { late, toDispatch, docks };
  }, [db, center]);
}

/** Ids of the sections that the numbers lead to, on their screen. */
export const sectionIds = {
  late: 'late-title',
  toDispatch: 'to-dispatch-title',
  drivers: 'drivers-title',
  creation: 'round-creation',
} as const;

/** The numbers of the line under the header; `board` is the path of the screen with the lists, empty on that screen. */
export function pilotNumbers(numbers: CenterNumbers | undefined, board: string): readonly PilotNumber[] {
  const to = (id: string) => `${board}#${id}`;
  return [
    { ...centerNumberTexts.late, count: numbers?.late, tone: 'red', to: to(sectionIds.late) },
    { ...centerNumberTexts.lateSoon, count: numbers?.lateSoon, tone: 'amber', to: to(sectionIds.toDispatch) },
    {
      ...centerNumberTexts.free,
      count: numbers?.free,
      tone: 'green',
      to: to(sectionIds.drivers),
      startsGroup: true,
    },
    { ...centerNumberTexts.departing, count: numbers?.departing, tone: 'indigo', to: to(sectionIds.creation) },
  ];
}
