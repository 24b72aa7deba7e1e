import { type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Boundary } from '../boundary.tsx';
import { MissingDialog } from '../windows/missing-dialog.tsx';
import { type Later, later, useWhenThere } from './later.ts';
import { MissingPart } from './missing-part.tsx';
import { oncePainted } from './painted.ts';
import { StillLoading } from './still-loading.tsx';

export interface Retry {
  /** Asks for the code again, or shows what failed again. */
  readonly retry: () => void;
}

/** How a view looks while its code is not there. */
export interface Looks<Props> {
  /** Until the code arrives. */
  readonly Meanwhile: (props: Props) => ReactNode;
  /** If the code does not come, or the view fails. */
  readonly Missing: (props: Props & Retry) => ReactNode;
  /** The first rows of the page come before it. */
  readonly isAfterRows?: boolean;
}

/** Shown at a press, in its place. */
export const onDemand: Looks<object> = { Meanwhile: StillLoading, Missing: MissingPart };

/** Shown at a press, over the page. */
export const asWindow: Looks<{ readonly onClose: () => void }> = { Meanwhile: StillLoading, Missing: MissingDialog };

/** A part of a screen that the first rows do without; its place stays empty for that moment. */
export const asBlock: Looks<object> = { Meanwhile: () => null, Missing: MissingPart, isAfterRows: true };

/** A part of the frame that is asked for at once; its place stays empty for that moment. */
export const asLine: Looks<object> = { Meanwhile: () => null, Missing: () => null };

/** A view whose code comes later, with that code to fetch it ahead. */
export interface LaterView<Props> extends Later<ComponentType<Props>> {
  (props: Props): ReactNode;
}

/** The one way to show a component later: its code is fetched ahead, or else when it is first shown. */
export function laterView<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Meanwhile, Missing, isAfterRows = false }: Looks<Props> = onDemand,
): LaterView<Props> {
  const code = later(load);
  const all = [code];
  function View(props: Props) {
    const There = useWhenThere(code);
    return (
      <OnceThere
        all={all}
        isAfterRows={isAfterRows}
        meanwhile={<Meanwhile {...props} />}
        missing={(retry) => <Missing {...props} retry={retry} />}
      >
        {There ? <There {...props} /> : null}
      </OnceThere>
    );
  }
  return Object.assign(View, code);
}

interface OnceThereProps {
  readonly all: readonly Later<unknown>[];
  readonly isAfterRows?: boolean;
  readonly meanwhile: ReactNode;
  readonly missing: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Content that needs several codes, shown once all are there. What fails in it does not take the page with it. */
export function OnceThere({ all, isAfterRows = false, meanwhile, missing, children }: OnceThereProps) {
  const state = useStateOf(all);
  const [attempt, setAttempt] = useState(0);
  useAsked(all, state, isAfterRows);
  const retry = () => {
    setAttempt(attempt + 1);
    for (const code of all) void code.fetch();
  };
  if (state === 'coming') return meanwhile;
  if (state === 'missing') return missing(retry);
  return (
    <Boundary key={attempt} fallback={missing(retry)}>
      {children}
    </Boundary>
  );
}

type State = 'coming' | 'there' | 'missing';

function useStateOf(all: readonly Later<unknown>[]): State {
  const [watch] = useState(() => (changed: () => void) => {
    const ends = all.map((code) => code.watch(changed));
    return () => {
      for (const end of ends) end();
    };
  });
  return useSyncExternalStore(watch, () => {
    if (all.every((code) => code.there() !== undefined)) return 'there';
    return all.some((code) => code.isMissing()) ? 'missing' : 'coming';
  });
}

/** Period of requests for a part of the page that did not arrive, ms. */
const againMs = 5_000;

/** Asks for code as it is first shown; a part of a screen once the first rows are there, and for as long as it is missing. */
function useAsked(all: readonly Later<unknown>[], state: State, isAfterRows: boolean): void {
  const isThere = state === 'there';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the codes of one place stay the same
  useEffect(() => {
    if (isThere) return;
    const ask = () => {
      for (const code of all) void code.fetch();
    };
    if (!isAfterRows) return ask();
    let timer: ReturnType<typeof setInterval> | undefined;
    const forget = oncePainted(() => {
      ask();
      timer = setInterval(ask, againMs);
    });
    return () => {
      forget();
      clearInterval(timer);
    };
  }, [isThere, isAfterRows]);
}
