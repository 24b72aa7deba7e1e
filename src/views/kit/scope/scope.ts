import { createContext, use } from 'react';
import { BehaviorSubject } from 'rxjs';
import { useTab } from '../client/context.ts';

/** The center of the thing a part of the screen is about, where that is not the tab's own: a sheet of support, its dialogs. */
export const ScopeContext = createContext<number | null>(null);

/** The scope of what is shown here: its rows are read there, and actions are issued there (docs/adr/0037). */
export function useScope(): number {
  const { center } = useTab();
  return use(ScopeContext) ?? center;
}

/** The scope of the screen that is open, for what the shell shows over it; null where that is the tab's center. */
export const screenScope$ = new BehaviorSubject<number | null>(null);
