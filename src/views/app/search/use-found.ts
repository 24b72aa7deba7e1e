import { useEffect, useState } from 'react';
import { makeSearch } from '../../../domain/search/contains.ts';
import type { Searchable } from '../../../domain/search/searchable.ts';
import { useCenters } from '../centers.ts';
import { useClient, useSignedIn } from '../context.ts';
import { headerLinks } from '../header/links.ts';
import { placeOf } from './places.ts';

/** One line of the results: what it is, and where choosing it leads. */
export interface Result {
  readonly key: string;
  readonly kind: Searchable['kind'] | 'screen';
  readonly name: string;
  readonly about: readonly string[];
  readonly to: string;
  readonly isApart: boolean;
}

export interface Found {
  /** What the results are of: they come a moment after it was typed. */
  readonly typed: string;
  readonly results: readonly Result[];
  readonly isFailed: boolean;
}

const nothing: Found = { typed: '', results: [], isFailed: false };

/** What fits the text typed: screens first, then what the center's lists show, from this device. */
export function useFound(typed: string): Found {
  const { worker } = useClient();
  const { user } = useSignedIn();
  const centers = useCenters();
  const [rows, setRows] = useState<Found>(nothing);
  useEffect(() => {
    let isOld = false;
    const tell = (found: readonly Searchable[], isFailed: boolean) => {
      if (!isOld) setRows({ typed, results: found.map(resultOf), isFailed });
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
  const screens = typed.trim() === '' ? [] : headerLinks(user, centers?.current).filter(({ label }) => fits(label));
  return { ...rows, results: [...screens.map(screenResult), ...(rows.typed === typed ? rows.results : [])] };
}

const resultOf = ({ kind, id, name, about }: Searchable): Result => ({
  key: `${kind}/${id}`,
  kind,
  name,
  about,
  to: placeOf(kind, id),
  isApart: false,
});

const screenResult = ({ label, to, isApart = false }: ReturnType<typeof headerLinks>[number]): Result => ({
  key: `screen/${to}`,
  kind: 'screen',
  name: label,
  about: [],
  to,
  isApart,
});
