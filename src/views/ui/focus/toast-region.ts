import { createContext, use, useLayoutEffect, useState } from 'react';
import { useLatest } from '../use-latest.ts';

/** Holds the toasts. */
export const ToastRegionContext = createContext<HTMLElement | null>(null);

interface OpenDialog {
  readonly close: () => void;
}

/** The open dialogs, the topmost last. */
const dialogs: OpenDialog[] = [];

/**
 * Escape in a dialog, for `onEscapeKeyDown`. In a toast it closes the toast, not the dialog below. It is for the
 * topmost dialog alone: one below still hears it for a moment after another opened, and passes it on. Toasts, which lie
 * above and take it, pass it on too (`escapeBelow`).
 */
export function useEscape(close: () => void): (event: KeyboardEvent) => void {
  const region = use(ToastRegionContext);
  const latest = useLatest(close);
  const [own] = useState((): OpenDialog => ({ close: () => latest.current() }));
  useLayoutEffect(() => {
    dialogs.push(own);
    return () => void dialogs.splice(dialogs.indexOf(own), 1);
  }, [own]);
  return (event) => {
    const isInToasts = event.target instanceof Node && region?.contains(event.target);
    if (isInToasts || (dialogs.at(-1) !== own && escapeBelow())) event.preventDefault();
  };
}

/** Closes the topmost dialog, if any. */
export function escapeBelow(): boolean {
  const top = dialogs.at(-1);
  top?.close();
  return top !== undefined;
}
