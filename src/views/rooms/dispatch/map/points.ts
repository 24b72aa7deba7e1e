import type { Columns } from '../../../../db/schema.ts';
import type { ColumnOf } from '../../../../db/view-list.ts';
import type { DockCard, TaskRow, toDispatchList } from '../../../../db/view-rows/dispatch.ts';
import { whyNotOver } from '../../../../domain/dock/over.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import type { Position } from '../../../../domain/geo.ts';
import { matchesCodes, postalCodeColumn, postalCodeOf } from '../../../../domain/postal-code/postal-code.ts';
import { toDispatchCap } from '../../../../domain/task/to-dispatch.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { keepsLines, keepsTask, type TaskFilters } from '../filters.ts';

/** How far an order is; its point has a shape for each. */
export type DeliveryStage = 'toDispatch' | 'planned' | 'onTheRoad' | 'delivered';

/** An order on the map. */
export interface OrderPoint {
  readonly taskId: number;
  readonly orderId: number;
  /** The dock it lies in; null for one to dispatch. */
  readonly dockId: number | null;
  /** Its place in the round, from 1; null for one to dispatch. */
  readonly rank: number | null;
  readonly place: DeliveryStage;
  readonly isLate: boolean;
  /**
   * A list of the board has a box to tick for it: it is not beyond the cap, nor behind another order of its canteen.
   */
  readonly isListed: boolean;
  readonly position: Position;
}

/** A round on the map: its orders, in order. Its driver, without a position, is named on it. */
export interface RoundLine {
  readonly dockId: number;
  readonly name: string;
  readonly isOnTheRoad: boolean;
  /** The center, where it begins; null when unknown. */
  readonly from: Position | null;
  readonly way: readonly Position[];
}

/** A postal code where its orders lie: in the middle of them. */
export interface CodePlace {
  readonly code: string;
  readonly position: Position;
  readonly orders: number;
}

/** The user's own choice, beside the filters of the board. */
export interface MapChoice {
  readonly hidden: ReadonlySet<Exclude<DeliveryStage, 'delivered'>>;
  readonly lateOnly: boolean;
  /** The only round shown; null for all. */
  readonly dockId: number | null;
}

export interface MapInputs {
  /** The index of the tasks to dispatch; undefined where the screen has none. */
  readonly index: Columns<ColumnOf<typeof toDispatchList>> | undefined;
  readonly filters: TaskFilters;
  /** The orders of a canteen are one line of the list (DSP-272). */
  readonly isGrouped: boolean;
  /** The rounds the board shows, whole. */
  readonly cards: readonly DockCard[];
  readonly home: Position | null;
  readonly choice: MapChoice;
}

export interface BoardMap {
  readonly points: readonly OrderPoint[];
  readonly lines: readonly RoundLine[];
  readonly codes: readonly CodePlace[];
  /** Orders left out, without a known place. */
  readonly placeless: number;
  /** When the next of them becomes late, epoch ms; until then only other rows change the map. */
  readonly untilMs: number;
}

type Found = Omit<OrderPoint, 'isLate' | 'position'> & {
  readonly position: Position | null;
  /** As a column has it; NaN for none. */
  readonly code: number;
  /** NaN for never. */
  readonly lateFromMs: number;
};

/** The map of the board: the orders of its lists, those beyond their cap too, and the rounds. */
export function boardMap(inputs: MapInputs, nowMs: number): BoardMap {
  const { index, filters, cards, home, choice } = inputs;
  const points: OrderPoint[] = [];
  let placeless = 0;
  let untilMs = Number.POSITIVE_INFINITY;
  const byCode = new Map<number, Position[]>();
  const put = ({ lateFromMs, position, code, ...point }: Found): boolean => {
    const isLate = lateFromMs < nowMs;
    if (lateFromMs >= nowMs) untilMs = Math.min(untilMs, lateFromMs + 1);
    if (choice.lateOnly && !isLate) return false;
    if (position) {
      points.push({ ...point, isLate, position });
      if (!Number.isNaN(code)) addTo(byCode, code, position);
    } else placeless += 1;
    return position !== null;
  };
  if (index && !choice.hidden.has('toDispatch')) for (const found of toDispatch(index, inputs)) put(found);
  const isInCodes = matchesCodes(filters.codes);
  const lines = cards.flatMap((card) => {
    const isOnTheRoad = hasLeft(card);
    if (choice.hidden.has(isOnTheRoad ? 'onTheRoad' : 'planned')) return [];
    if (choice.dockId === null ? isFinished(card) : choice.dockId !== card.id) return [];
    const shown = card.tasks.map(
      (row, at) => isInCodes(postalCodeColumn(row.postalCode)) && put(inRound(card, row, at)),
    );
    return shown.includes(true) ? [lineOf(card, home)] : [];
  });
  return { points, lines, codes: [...byCode].map(codePlace), placeless, untilMs };
}

/** Adds without copying: a board has thousands. */
function addTo(byCode: Map<number, Position[]>, code: number, position: Position): void {
  const known = byCode.get(code);
  if (known) known.push(position);
  else byCode.set(code, [position]);
}

function* toDispatch(index: NonNullable<MapInputs['index']>, { filters, isGrouped }: MapInputs): Generator<Found> {
  const { order, latitude, longitude, lateFrom, postalCode } = index.columns;
  const keeps = keepsTask(index, filters);
  const isLine = isGrouped ? keepsLines(index, keeps) : keeps;
  let lines = 0;
  for (const [at, taskId] of index.ids.entries()) {
    if (!keeps(at)) continue;
    const isListed = isLine(at) && lines < toDispatchCap;
    if (isListed) lines += 1;
    const position = { latitude: latitude[at] ?? Number.NaN, longitude: longitude[at] ?? Number.NaN };
    yield {
      taskId,
      orderId: order[at] ?? Number.NaN,
      dockId: null,
      rank: null,
      place: 'toDispatch',
      isListed,
      position: Number.isFinite(position.latitude) && Number.isFinite(position.longitude) ? position : null,
      lateFromMs: lateFrom[at] ?? Number.NaN,
      code: postalCode[at] ?? Number.NaN,
    };
  }
}

const inRound = (card: DockCard, row: TaskRow, at: number): Found => ({
  taskId: row.id,
  orderId: row.orderId,
  dockId: card.id,
  rank: at + 1,
  place: row.status === 'received' ? 'delivered' : hasLeft(card) ? 'onTheRoad' : 'planned',
  isListed: true,
  position: row.position,
  code: postalCodeColumn(row.postalCode),
  lateFromMs: row.status === 'received' ? Number.NaN : row.timing === 'late' ? 0 : (row.lateFromMs ?? Number.NaN),
});

function lineOf(card: DockCard, home: Position | null): RoundLine {
  const stops = card.tasks.flatMap(({ position }) => position ?? []);
  return {
    dockId: card.id,
    name: joined(' · ', [dockCode(card.id), card.driverName]),
    isOnTheRoad: hasLeft(card),
    from: home,
    way: stops,
  };
}

/** Nothing of it is to be driven any more (OUR-215). */
const isFinished = (card: DockCard) =>
  whyNotOver(card) !== null || (!!card.gone_at && card.tasks.every(({ status }) => status === 'received'));

function codePlace([code, positions]: readonly [number, readonly Position[]]): CodePlace {
  const middle = (axis: keyof Position) =>
    Float64Array.from(positions, (position) => position[axis]).sort()[Math.floor(positions.length / 2)] ?? Number.NaN;
  const position = { latitude: middle('latitude'), longitude: middle('longitude') };
  return { code: postalCodeOf(code), position, orders: positions.length };
}

const hasLeft = (card: Pick<DockCard, 'gone_at' | 'closed_at'>) => !!card.gone_at || whyNotOver(card) !== null;

/** A part of the globe, in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

export const isWithin = ({ west, south, east, north }: Bounds, { latitude, longitude }: Position) =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/** Share left out of the map's first view on each side: a few far away would shrink all others into one. */
const outliers = 0.04;

/** Where most of some places are: a corner of the map on each side of them. */
export function mostOf(positions: readonly Position[]): readonly Position[] {
  const cut = Math.floor(positions.length * outliers);
  const middle = (axis: keyof Position): readonly [number, number] => {
    const sorted = Float64Array.from(positions, (position) => position[axis]).sort();
    return [sorted[cut] ?? Number.NaN, sorted[sorted.length - 1 - cut] ?? Number.NaN];
  };
  if (positions.length === 0) return [];
  const [south, north] = middle('latitude');
  const [west, east] = middle('longitude');
  return [
    { latitude: south, longitude: west },
    { latitude: north, longitude: east },
  ];
}
