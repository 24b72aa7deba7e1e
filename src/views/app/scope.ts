import { createContext, use } from 'react';
import { useTab } from './context.ts';

/** The center of the thing a part of the screen is about, where that is not the tab's own: a sheet of support, its dialogs. */
export const ScopeContext = createContext<number | null>(null);

/** The scope of what is shown here: its rows are read there, and actions are issued there. */
export function useScope(): number {
  const { center } = useTab();
  return use(ScopeContext) ?? center;
}
