import { createContext, use, useEffect } from 'react';
import { useLatest } from '../use-latest.ts';

/** Where the toasts stand. */
export const ToastRegionContext = createContext<HTMLElement | null>(null);

/** Escape in a toast closes the toast, not the dialog beneath. */
export function useKeepFromToasts(): (event: KeyboardEvent) => void {
  const region = use(ToastRegionContext);
  return (event) => {
    if (event.target instanceof Node && region?.contains(event.target)) event.preventDefault();
  };
}

const dialogs: (() => void)[] = [];

/** The dialog hears Escape also while toasts, which come above it, would take it. */
export function useEscapeBelow(close: () => void): void {
  const latest = useLatest(close);
  useEffect(() => {
    const entry = () => latest.current();
    dialogs.push(entry);
    return () => void dialogs.splice(dialogs.indexOf(entry), 1);
  }, [latest]);
}

/** Whether the topmost dialog took it. */
export function escapeBelow(): boolean {
  const close = dialogs.at(-1);
  close?.();
  return close !== undefined;
}
