import { useEffect, useSyncExternalStore } from 'react';
import { painted } from './painted.ts';

/**
 * Code that a page is painted without: a component, a function, a table of texts. `fetch` and `there` are the only ways
 * to it, so nobody can use it before it is there, nor forget that it may not come (docs/adr/0058).
 */
export interface Later<Code> {
  /** The code once it has arrived. */
  readonly there: () => Code | undefined;
  /** Whether the last fetch failed, and none has succeeded since. */
  readonly isMissing: () => boolean;
  /** Fetches the code once and, after a failure, again. Null if it does not come: it never rejects. */
  readonly fetch: () => Promise<Code | null>;
  readonly watch: (changed: () => void) => () => void;
}

/** The errors of code that did not come, for the page's reports; the place where it is missing shows it to the user. */
const watchers = new Set<(error: unknown) => void>();

export function watchMissingCode(tell: (error: unknown) => void): void {
  watchers.add(tell);
}

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let code: Code | undefined;
  let isMissing = false;
  let coming: Promise<Code | null> | undefined;
  const changed = new Set<() => void>();
  const ask = async () => {
    try {
      code = await load();
      isMissing = false;
    } catch (error) {
      isMissing = true;
      for (const tell of watchers) tell(error);
    }
    coming = undefined;
    for (const tell of [...changed]) tell();
    return code ?? null;
  };
  return {
    there: () => code,
    isMissing: () => isMissing,
    fetch: () => {
      if (code !== undefined) return Promise.resolve(code);
      coming ??= ask();
      return coming;
    },
    watch: (tell) => {
      changed.add(tell);
      return () => void changed.delete(tell);
    },
  };
}

/** The code, for the loader of another that is useless without it. */
export async function needed<Code>(code: Later<Code>): Promise<Code> {
  const there = await code.fetch();
  if (there === null) throw new Error('A script that another needs did not arrive');
  return there;
}

/** The code once it is there; does not fetch it. */
export const useWhenThere = <Code>({ watch, there }: Later<Code>) => useSyncExternalStore(watch, there);

/** Whether the code is missing; does not fetch it. */
export const useIsMissing = ({ watch, isMissing }: Later<unknown>) => useSyncExternalStore(watch, isMissing);

/**
 * Fetches code once the page is painted and idle: it must open without a network even before the service worker has it.
 * Code that does not come is fetched again where it is used.
 */
export function useFetchedAhead(...codes: readonly Later<unknown>[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever is loaded
  useEffect(() => {
    void painted().then(() => {
      for (const code of codes) void code.fetch();
    });
  }, []);
}
