import { areMade } from '../../../db/open-rooms.ts';
import { docksList, driversList, toDispatchList } from '../../../db/view-rows/dispatch.ts';
import type { Center } from '../../../domain/center/center.ts';
import { makeSearch } from '../../../domain/search/contains.ts';
import type { Searchable } from '../../../domain/search/searchable.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import type { HeaderLink } from '../../kit/room/room.ts';
import { boardPath } from '../../kit/scope/board-path.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { useScope } from '../../kit/scope/scope.ts';
import type { Act } from './acts/act.ts';
import type { UseActs } from './acts/use-acts.ts';
import { useFound } from './acts/use-found.ts';
import { placeOf } from './places.ts';
import { searchedScreens } from './screens.ts';

/** One line of the results: a thing, and where choosing it leads, or something that is done. */
export type Result = Place | (Act & { readonly kind: 'act' });

interface Place {
  readonly key: string;
  readonly kind: Searchable['kind'] | 'screen';
  readonly name: string;
  readonly about: readonly string[];
  readonly to: string;
}

export interface SearchResults {
  /** The text of the results: they arrive a moment after it. */
  readonly typed: string;
  readonly results: readonly Result[];
  readonly isFailed: boolean;
  /** The device has the lists of the center's board: what is in none of them is not in the center. */
  readonly isWhole: boolean;
  /** The screen that reads those lists, by its label; null where the user has none. */
  readonly board: string | null;
}

const boardLists = [toDispatchList, docksList, driversList];

/** What the words do, then what they name: screens, then the center's lists, from this device. */
export function useSearchResults(typed: string, useActs: UseActs): SearchResults {
  const { db, user } = useSignedIn();
  const center = useScope();
  const centers = useCenters();
  // They are kept for whoever shows them (docs/adr/0040).
  const isWhole = useSeenQuery(() => areMade(db, center, boardLists), [db, center]) ?? false;
  const { isRead, acts, goal } = useActs(typed);
  const sought = goal ?? typed;
  const rows = useFound(sought, isWhole);
  const fits = makeSearch(sought);
  const known = searchedScreens(user, centers?.current);
  const screens = sought.trim() === '' ? [] : known.filter(({ label, hint = '' }) => fits(label) || fits(hint));
  const found = rows.typed === sought ? rows.found.flatMap((it) => resultOf(it, centers?.current) ?? []) : [];
  return {
    typed: isRead && rows.typed === sought ? typed : '',
    isFailed: rows.isFailed,
    isWhole,
    board: known.find(({ to }) => to === boardPath(centers?.current))?.label ?? null,
    results: [...acts.map((act) => ({ ...act, kind: 'act' as const })), ...screens.map(screenResult), ...found],
  };
}

/** Null if no screen of the center shows it. */
function resultOf({ kind, id, name, about }: Searchable, center: Center | undefined): Place | null {
  const to = placeOf(kind, id, center);
  return to === null ? null : { key: `${kind}/${id}`, kind, name, about, to };
}

const screenResult = ({ label, to }: HeaderLink): Place => ({
  key: `screen/${to}`,
  kind: 'screen',
  name: label,
  about: [],
  to,
});
