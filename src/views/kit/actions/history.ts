import { BehaviorSubject } from 'rxjs';
import { useSubject } from '../client/context.ts';
import type { Refusing } from './refusal-text.ts';

/** An action that a new one can undo. */
export interface Step {
  readonly command: Refusing & { readonly name: string };
  readonly args: unknown;
}

/** Something this page has done, by one action or by several together. */
export interface Done {
  readonly id: number;
  readonly label: string;
  readonly center: number;
  /** Device clock. */
  readonly atMs: number;
  readonly commandIds: readonly string[];
  /** Steps to undo, in the order they were done; null where none can be. */
  readonly steps: readonly Step[] | null;
  /** It failed by itself: the list of actions shows its state. */
  readonly isParked: boolean;
}

const kept = 20;
const history$ = new BehaviorSubject<readonly Done[]>([]);

/** Latest first. It lasts as long as the page. */
export const useHistory = () => useSubject(history$);

export const lastDone = (): Done | undefined => history$.value[0];

let lastId = 0;

/** Several actions noted together become one entry, in place of their own. */
export function noteDone(done: Pick<Done, 'label' | 'center' | 'commandIds' | 'steps'>): Done {
  lastId += 1;
  const noted = { ...done, id: lastId, atMs: Date.now(), isParked: false };
  const others = history$.value.filter((it) => !it.commandIds.some((id) => done.commandIds.includes(id)));
  history$.next([noted, ...others].slice(0, kept));
  return noted;
}

const change = (to: (done: Done) => Done | null) => history$.next(history$.value.flatMap((it) => to(it) ?? []));

/** Discarded, or replaced by another: no effect is left. */
export const forgetAction = (commandId: string) =>
  change((it) => {
    if (!it.commandIds.includes(commandId)) return it;
    return it.commandIds.length > 1 ? { ...it, steps: null } : null;
  });

/** It failed; done after a decision, it may be something else. */
export const noteParked = (commandId: string) =>
  change((it) => (it.commandIds.includes(commandId) ? { ...it, steps: null, isParked: true } : it));

export const isStillDone = ({ id }: Done) => history$.value.some((it) => it.id === id);

/** `left` steps remain to be undone; without any, it goes. */
export const noteUndone = ({ id }: Done, left: readonly Step[]) =>
  change((it) => (it.id === id ? (left.length > 0 ? { ...it, steps: left } : null) : it));
