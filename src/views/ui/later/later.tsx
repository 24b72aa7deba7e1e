import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { onceShown } from './fetched-ahead.ts';

/** Code loaded after the first paint. */
export interface Later<Code> {
  /** The loaded code. */
  readonly there: () => Code | undefined;
  /** Loads it once; after a failure, loads it again. */
  readonly fetch: () => Promise<Code>;
  readonly watch: (arrived: () => void) => () => void;
}

export function later<Code>(load: () => Promise<Code>): Later<Code> {
  let code: Code | undefined;
  let coming: Promise<Code> | undefined;
  const watchers = new Set<() => void>();
  const ask = async () => {
    try {
      code = await load();
    } finally {
      coming = undefined;
    }
    for (const arrived of [...watchers]) arrived();
    return code;
  };
  return {
    there: () => code,
    fetch: () => {
      if (code !== undefined) return Promise.resolve(code);
      coming ??= ask();
      return coming;
    },
    watch: (arrived) => {
      watchers.add(arrived);
      return () => void watchers.delete(arrived);
    },
  };
}

/** The code once it is there; does not fetch it. */
export const useWhenThere = <Code,>({ watch, there }: Later<Code>) => useSyncExternalStore(watch, there);

export interface LaterView<Props> extends Part {
  (props: Props): ReactNode;
}

/**
 * A view whose code is fetched ahead, or else when it is first shown; `Meanwhile` stands in until then. A failure goes
 * to the boundary above; the next time it is shown, it is fetched again.
 */
export function laterView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): LaterView<Props> {
  const code = later(load);
  function View(props: Props) {
    useFetched([code]);
    const There = useWhenThere(code);
    if (There) return <There {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(View, { there: code.there, fetch: code.fetch });
}

/** Period of requests for a part that did not arrive. */
const againMs = 5_000;

/**
 * A part of a screen that the rest does not need. Its code is fetched once the page has its first rows, and again after
 * a failure; `Meanwhile` stands in until then.
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Meanwhile?: ComponentType<Props>,
): LaterView<Props> {
  const code = later(load);
  function InPlace(props: Props) {
    const There = useWhenThere(code);
    const isThere = There !== undefined;
    useEffect(() => {
      if (isThere) return;
      const ask = () => void code.fetch().catch(() => undefined);
      let timer: ReturnType<typeof setInterval> | undefined;
      const forget = onceShown(() => {
        ask();
        timer = setInterval(ask, againMs);
      });
      return () => {
        forget();
        clearInterval(timer);
      };
    }, [isThere]);
    if (There) return <There {...props} />;
    return Meanwhile ? <Meanwhile {...props} /> : null;
  }
  return Object.assign(InPlace, { there: code.there, fetch: code.fetch });
}

type Part = Pick<Later<unknown>, 'there' | 'fetch'>;

/** Fetches all of these once, and returns whether they are there; throws a failure. */
function useFetched(parts: readonly Part[]): boolean {
  const [isWhole, setIsWhole] = useState(() => parts.every((part) => part.there() !== undefined));
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, whatever they are
  useEffect(() => {
    Promise.all(parts.map((part) => part.fetch())).then(
      () => setIsWhole(true),
      (error: unknown) => setFailure({ error }),
    );
  }, []);
  if (failure) throw failure.error;
  return isWhole;
}

interface OnceThereProps {
  readonly all: readonly Part[];
  readonly meanwhile: ReactNode;
  readonly children: ReactNode;
}

/** Content of several parts, shown once all are there; a failure goes to the boundary above. */
export function OnceThere({ all, meanwhile, children }: OnceThereProps) {
  return useFetched(all) ? children : meanwhile;
}
