import { createContext, use } from 'react';
import { BehaviorSubject } from 'rxjs';
import { useTab } from '../client/context.ts';

/** The center of the thing that part of a screen is about, if not the tab's: a sheet of support, its dialogs. */
export const ScopeContext = createContext<number | null>(null);

/** The center whose rows are read here, and in which actions are issued (docs/adr/0037). */
export function useScope(): number {
  const { center } = useTab();
  return use(ScopeContext) ?? center;
}

/** The scope of the open screen, for the shell's windows over it; null where that is the tab's center. */
export const screenScope$ = new BehaviorSubject<number | null>(null);
