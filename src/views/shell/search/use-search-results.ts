import { useEffect, useState } from 'react';
import type { Center } from '../../../domain/center/center.ts';
import { makeSearch } from '../../../domain/search/contains.ts';
import type { Searchable } from '../../../domain/search/searchable.ts';
import { useClient, useSignedIn } from '../../kit/client/context.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { headerLinks } from '../header/links.ts';
import { placeOf } from './places.ts';

/** One line of the results: a thing, and where choosing it leads. */
export interface Result {
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

const nothing = { typed: '', found: [] as readonly Searchable[], isFailed: false };

/** Matches of the typed text: screens first, then the center's lists, from this device. */
export function useSearchResults(typed: string): SearchResults {
  const { worker } = useClient();
  const { user } = useSignedIn();
  const centers = useCenters();
  const [rows, setRows] = useState(nothing);
  useEffect(() => {
    let isOld = false;
    const tell = (found: readonly Searchable[], isFailed: boolean) => {
      if (!isOld) setRows({ typed, found, isFailed });
    };
    worker.find(typed).then(
      (found) => tell(found, false),
      () => tell([], true),
    );
    return () => {
      isOld = true;
    };
  }, [worker, typed]);
  const fits = makeSearch(typed);
  const screens =
    typed.trim() === ''
      ? []
      : headerLinks(user, centers?.current).filter(({ label, hint = '' }) => fits(label) || fits(hint));
  const found = rows.typed === typed ? rows.found.flatMap((it) => resultOf(it, centers?.current) ?? []) : [];
  return { typed: rows.typed, isFailed: rows.isFailed, results: [...screens.map(screenResult), ...found] };
}

/** Null if no screen of the center shows it. */
function resultOf({ kind, id, name, about }: Searchable, center: Center | undefined): Result | null {
  const to = placeOf(kind, id, center);
  return to === null ? null : { key: `${kind}/${id}`, kind, name, about, to };
}

const screenResult = ({ label, to }: ReturnType<typeof headerLinks>[number]): Result => ({
  key: `screen/${to}`,
  kind: 'screen',
  name: label,
  about: [],
  to,
});
