import { useEffect, useState } from 'react';
import type { Searchable } from '../../../../domain/search/searchable.ts';
import { useClient } from '../../../kit/client/context.ts';

export interface Found {
  /** The text that was searched: answers arrive a moment after it. */
  readonly typed: string;
  readonly found: readonly Searchable[];
  readonly isFailed: boolean;
}

const nothing: Found = { typed: '', found: [], isFailed: false };

/** What the lists of the center hold for a text, from this device; sought again once `made` says that lists came. */
export function useFound(typed: string, made: unknown = null): Found {
  const { worker } = useClient();
  const [last, setLast] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: lists that came since then hold more
  useEffect(() => {
    let isOld = false;
    const tell = (found: readonly Searchable[], isFailed: boolean) => {
      if (!isOld) setLast({ typed, found, isFailed });
    };
    if (typed === '') tell([], false);
    else
      worker.find(typed).then(
        (found) => tell(found, false),
        () => tell([], true),
      );
    return () => {
      isOld = true;
    };
  }, [worker, typed, made]);
  return last;
}
