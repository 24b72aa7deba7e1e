import { Dexie } from 'dexie';
import { listIndex, select } from '../../../../db/queries/lists.ts';
import type { ListIndex } from '../../../../db/schema.ts';
import type { ColumnOf, ViewList } from '../../../../db/view-list.ts';
import { besidePackingList, type FloorRow, packingsList } from '../../../../db/view-rows/preparation.ts';
import {
  type BoardPlace,
  dayNumberAt,
  dayText,
  isOfToday,
  normalCap,
  placeStates,
  type Section,
  sectionOf,
} from '../../../../domain/preparation/board.ts';
import type { Ranked } from '../../../../domain/preparation/emergencies.ts';
import { enteredMs } from '../../../../domain/preparation/since.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useListQuery, useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useListReader } from '../../../kit/queries/use-whole-list.ts';
import type { Times } from './seen-orders.ts';

export interface Sum {
  readonly orders: number;
  readonly items: number;
}

/** Orders of a day to come (PRP-124, PRP-125); `day` null is none. */
export interface DayGroup extends Sum {
  readonly day: string | null;
  readonly rows: readonly FloorRow[];
}

export interface PackingBoard {
  /** How many orders each section has, those that are not shown too (PRP-130). */
  readonly counts: Readonly<Record<Section, number>>;
  readonly emergencies: readonly FloorRow[];
  /** At most 100 until the list is opened (PRP-113). */
  readonly normal: readonly FloorRow[];
  readonly normalCount: number;
  readonly now: Sum;
  readonly today: Sum;
  readonly days: readonly DayGroup[];
  readonly rows: Readonly<
    Record<'to-check' | 'doing' | 'waiting-products' | 'pickup' | 'blocked' | 'stand-by', readonly FloorRow[]>
  >;
  /** All orders to do, with their ranks: a drop renumbers them. */
  readonly ranked: readonly Ranked[];
}

/** The packing board of the tab's center (PRP-110 to PRP-130); undefined until read, null before the first fill. */
export function usePackingBoard(isWhole: boolean): PackingBoard | null | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const today = dayNumberAt(useServerNow());
  const readPackings = useListReader(packingsList);
  const readBeside = useListReader(besidePackingList);
  return useListQuery(async (): Promise<PackingBoard | null> => {
    // Both begin at once: the live query follows what is asked before its first wait.
    const [packings, beside] = await Promise.all([
      readPackings(center, (index) => shownIds(placesOf(index, today), isWhole)),
      readBeside(center),
    ]);
    if (!packings || !beside) return null;
    const placed = placesOf(packings.index, today);
    return boardOf({ placed, rows: packings.rows, besideRows: beside.rows, beside: beside.index, today });
  }, [db, center, today, isWhole]);
}

/** Orders of the board whose section the server tells a time for, and those that this device times itself (OUR-001). */
export function timesOf({ emergencies, normal, days, rows }: PackingBoard, nowMs: number): Times {
  const now = [...emergencies, ...normal];
  const later = days.flatMap((day) => day.rows);
  const all = Object.entries({ now, later, ...rows }) as [Section, readonly FloorRow[]][];
  const listed = all.flatMap(([section, some]) => some.map((row) => ({ order: row.orderId, section, row })));
  const isTimed = (it: (typeof listed)[number]) => enteredMs(it.section, it.row, nowMs) !== null;
  return {
    timed: new Set(listed.filter(isTimed).map(({ order }) => order)),
    untimed: listed.filter((it) => !isTimed(it)).map(({ order, section }) => ({ order, section })),
  };
}

/** Sections whose orders do not get on. */
export type Stuck = 'waiting-products' | 'blocked';

type PackingCounts = PackingBoard['counts'] & {
  /** Those to pack now. */
  readonly urgent: number;
  readonly stuck: Readonly<Record<Stuck, readonly number[]>>;
};

/** How many orders each section has, and which packings are stuck; undefined until read. */
export function usePackingCounts(): PackingCounts | undefined {
  const { db } = useSignedIn();
  const { center } = useTab();
  const today = dayNumberAt(useServerNow());
  return useSeenQuery(async () => {
    const [index, beside] = await Dexie.Promise.all([
      listIndex(db, center, packingsList),
      listIndex(db, center, besidePackingList),
    ]);
    if (!index || !beside) return undefined;
    const of = sectionsOf(placesOf(index, today));
    const ids = (section: Stuck) => of(section).map(({ id }) => id);
    return {
      ...countsOf(of, beside),
      urgent: of('now').filter(({ place }) => place.rank > 0).length,
      stuck: { 'waiting-products': ids('waiting-products'), blocked: ids('blocked') },
    };
  }, [db, center, today]);
}

type IndexOf<List extends ViewList> = ListIndex<ColumnOf<List>>;
type Beside = IndexOf<typeof besidePackingList>;

interface Placed {
  readonly id: number;
  readonly order: number;
  readonly items: number;
  readonly place: BoardPlace;
  readonly section: Section | null;
}

function placesOf(index: IndexOf<typeof packingsList>, today: number): readonly Placed[] {
  const { state, day, rank, items, order } = index.columns;
  return [...index.ids].map((id, at) => {
    const place: BoardPlace = {
      state: placeStates[state[at] ?? 0] ?? 'none',
      day: day[at] ?? Number.NaN,
      rank: rank[at] ?? 0,
    };
    return { id, order: order[at] ?? 0, items: items[at] ?? 0, place, section: sectionOf(place, today) };
  });
}

const isNormal = ({ section, place }: Placed) => section === 'now' && place.rank === 0;

/** All but the normal ones beyond the cap, until the list is opened. */
function shownIds(placed: readonly Placed[], isWhole: boolean): readonly number[] {
  const hidden = new Set(isWhole ? [] : placed.filter(isNormal).slice(normalCap));
  return placed.filter((it) => !hidden.has(it)).map(({ id }) => id);
}

const sumOf = (placed: readonly Placed[]): Sum => ({
  orders: placed.length,
  items: placed.reduce((sum, { items }) => sum + items, 0),
});

interface Parts {
  readonly placed: readonly Placed[];
  readonly rows: readonly FloorRow[];
  readonly besideRows: readonly FloorRow[];
  readonly beside: Beside;
  readonly today: number;
}

type Sections = (section: Section) => readonly Placed[];

/** The packings of each section, in the order of the list. */
function sectionsOf(placed: readonly Placed[]): Sections {
  const found = new Map<Section | null, Placed[]>();
  for (const it of placed) {
    const same = found.get(it.section);
    if (same) same.push(it);
    else found.set(it.section, [it]);
  }
  return (section) => found.get(section) ?? [];
}

function boardOf({ placed, rows, besideRows, beside, today }: Parts): PackingBoard {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const read = (some: readonly Placed[]) => some.flatMap(({ id }) => byId.get(id) ?? []);
  const of = sectionsOf(placed);
  const pickups = new Set([...beside.ids].filter((_, at) => beside.columns.isPickup[at] === 1));
  const pickup = besideRows.filter(({ id }) => pickups.has(id));
  // Packings and deliveries, each order once (PRP-129).
  const packed = read(of('stand-by'));
  const known = new Set(packed.map(({ orderId }) => orderId));
  const standBy = [...packed, ...besideRows.filter(({ id, orderId }) => !pickups.has(id) && !known.has(orderId))];
  const now = of('now');
  const toDo = placed.filter(({ section }) => section === 'now' || section === 'later');
  return {
    counts: countsOf(of, beside),
    emergencies: read(now.filter(({ place }) => place.rank > 0)),
    normal: read(now.filter(isNormal)),
    normalCount: now.filter(isNormal).length,
    now: sumOf(now),
    today: sumOf(toDo.filter(({ section, place }) => isOfToday(section, place, today))),
    days: daysOf(of('later'), read),
    rows: {
      pickup,
      'stand-by': standBy,
      'to-check': read(of('to-check')),
      doing: read(of('doing')),
      'waiting-products': read(of('waiting-products')),
      blocked: read(of('blocked')),
    },
    ranked: toDo.map(({ id, place }) => ({ id, emergency_rank: place.rank || null })),
  };
}

function countsOf(of: Sections, beside: Beside): PackingBoard['counts'] {
  const standBy = of('stand-by');
  const known = new Set(standBy.map(({ order }) => order));
  const isPickup = (at: number) => beside.columns.isPickup[at] === 1;
  const others = select(beside, (at) => !isPickup(at) && !known.has(beside.columns.order[at] ?? 0));
  return {
    now: of('now').length,
    'to-check': of('to-check').length,
    doing: of('doing').length,
    'waiting-products': of('waiting-products').length,
    pickup: select(beside, isPickup).length,
    later: of('later').length,
    blocked: of('blocked').length,
    'stand-by': standBy.length + others.length,
  };
}

/** By day, those without one last (PRP-124). */
function daysOf(later: readonly Placed[], read: (some: readonly Placed[]) => readonly FloorRow[]): readonly DayGroup[] {
  const dayOf = ({ place }: Placed) => (Number.isNaN(place.day) ? Number.POSITIVE_INFINITY : place.day);
  const days = [...new Set(later.map(dayOf))].sort((one, other) => one - other);
  return days.map((day) => {
    const some = later.filter((it) => dayOf(it) === day);
    return { day: Number.isFinite(day) ? dayText(day) : null, rows: read(some), ...sumOf(some) };
  });
}
