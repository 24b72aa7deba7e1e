import type { Columns } from '../../../db/schema.ts';
import { dockStatuses, placements } from '../../../db/view-rows/dispatch.ts';
import { type DepartureChoice, leavesWithin } from '../../../domain/dock/departure-filter.ts';
import type { Placement } from '../../../domain/dock/placement.ts';
import { isShownOn, type SubScreen } from '../../../domain/dock/sub-screens.ts';
import type { Launchpad } from '../../../domain/launchpad.ts';
import { canteenLines } from '../../../domain/order/canteen.ts';
import { keepsPostalCode } from '../../concepts/center/postal-codes/postal-code-filter.ts';

/** The round lists of the main column, in their order on the full screen (DSP-212). */
export const roundLists = ['creation', 'creationTomorrow', 'preparation', 'ready', 'delivery'] as const;
export type RoundList = (typeof roundLists)[number];

type Keep = (at: number) => boolean;
type Named<Column extends string> = Pick<Columns<Column>, 'columns'>;

function reader<Column extends string>({ columns }: Named<Column>, name: Column): (at: number) => number {
  const column = columns[name];
  return (at) => column[at] ?? Number.NaN;
}

export interface TaskFilters {
  /** Tasks in status waiting are left out (DSP-203). */
  readonly hideWaiting: boolean;
  /** Only tasks that can leave by then, epoch ms (DSP-204); null for all. */
  readonly leavingByMs: number | null;
  /** The chosen postal codes; none for all. */
  readonly codes: readonly string[];
}

/** Which tasks to dispatch the user's own filters keep. */
export function keepsTask(
  index: Named<'waiting' | 'leavesAt' | 'postalCode'>,
  { hideWaiting, leavingByMs, codes }: TaskFilters,
): Keep {
  const waiting = reader(index, 'waiting');
  const leavesAt = reader(index, 'leavesAt');
  const keepsCode = keepsPostalCode(index, codes);
  return (at) =>
    !(hideWaiting && waiting(at) === 1) && (leavingByMs === null || leavesAt(at) <= leavingByMs) && keepsCode(at);
}

/** One kept task for each canteen: the witness, else the first of the list (DSP-272). */
export function keepsLines(index: Columns<'canteen' | 'witness'>, keeps: Keep): Keep {
  const canteen = reader(index, 'canteen');
  const witness = reader(index, 'witness');
  const rows = [...index.ids.keys()]
    .filter(keeps)
    .map((at) => ({ at, canteenId: canteen(at) > 0 ? canteen(at) : null, isWitness: witness(at) === 1 }));
  const lines = new Set(canteenLines(rows).map(({ at }) => at));
  return (at) => lines.has(at);
}

export interface DockFilters {
  readonly screen: SubScreen;
  readonly choice: DepartureChoice;
  /** Where the creation list is cut in two (DSP-214). */
  readonly tomorrowFromMs: number;
  readonly nowMs: number;
  /** Only the rounds loaded there (PRP-040); null for both. */
  readonly launchpad: Launchpad | null;
}

type DockColumn = 'status' | 'departure' | 'gone' | 'launchpad' | 'placement' | 'splitAt';

/**
 * The docks of a round list: by placement, cut at tomorrow 04:00, within the sub-screen, the departure filter and the
 * launchpad.
 */
export function keepsDock(index: Named<DockColumn>, list: RoundList, filters: DockFilters): Keep {
  const isListed = listedIn(index, list, filters.tomorrowFromMs);
  const status = reader(index, 'status');
  const departure = reader(index, 'departure');
  const gone = reader(index, 'gone');
  const launchpad = reader(index, 'launchpad');
  return (at) => {
    const current_status = dockStatuses[status(at)] ?? null;
    // Only whether it left counts, not when.
    const gone_at = gone(at) === 1 ? 'gone' : null;
    const departureMs = Number.isFinite(departure(at)) ? departure(at) : null;
    return (
      isListed(at) &&
      (filters.launchpad === null || launchpad(at) === filters.launchpad) &&
      isShownOn(filters.screen, { current_status }) &&
      leavesWithin(filters.choice, { gone_at }, departureMs, filters.nowMs)
    );
  };
}

function listedIn(index: Named<'placement' | 'splitAt'>, list: RoundList, tomorrowFromMs: number): Keep {
  const wanted: Placement = list === 'creationTomorrow' ? 'creation' : list;
  const placement = reader(index, 'placement');
  const splitAt = reader(index, 'splitAt');
  const isHere: Keep = (at) => placements[placement(at)] === wanted;
  if (wanted !== 'creation') return isHere;
  // A dock without any time (NaN) is today's.
  const isTomorrow: Keep = (at) => splitAt(at) >= tomorrowFromMs;
  return (at) => isHere(at) && isTomorrow(at) === (list === 'creationTomorrow');
}

/** How many tasks each dock of the list has, by its id. */
export function tasksByDock(index: Columns<'tasks'>): (id: number) => number {
  const tasks = reader(index, 'tasks');
  const places = new Map([...index.ids].map((id, at) => [id, at]));
  return (id) => tasks(places.get(id) ?? -1);
}
