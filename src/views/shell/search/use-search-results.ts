import type { Center } from '../../../domain/center/center.ts';
import { makeSearch } from '../../../domain/search/contains.ts';
import type { Searchable } from '../../../domain/search/searchable.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import type { HeaderLink } from '../../kit/room/room.ts';
import { useCenters } from '../../kit/scope/centers.ts';
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
}

/** What the words do, then what they name: screens, then the center's lists, from this device. */
export function useSearchResults(typed: string, useActs: UseActs): SearchResults {
  const { user } = useSignedIn();
  const centers = useCenters();
  const { isRead, acts, goal } = useActs(typed);
  const sought = goal ?? typed;
  const rows = useFound(sought);
  const fits = makeSearch(sought);
  const screens =
    sought.trim() === ''
      ? []
      : searchedScreens(user, centers?.current).filter(({ label, hint = '' }) => fits(label) || fits(hint));
  const found = rows.typed === sought ? rows.found.flatMap((it) => resultOf(it, centers?.current) ?? []) : [];
  return {
    typed: isRead && rows.typed === sought ? typed : '',
    isFailed: rows.isFailed,
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
