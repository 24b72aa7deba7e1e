import { createContext, use, useLayoutEffect, useState } from 'react';
import { useLatest } from '../use-latest.ts';

/** Where the toasts stand. */
export const ToastRegionContext = createContext<HTMLElement | null>(null);

interface Opened {
  readonly close: () => void;
}

/** The dialogs that are open, the topmost last. */
const dialogs: Opened[] = [];

/**
 * What a dialog does on Escape, for `onEscapeKeyDown`. Pressed in a toast it closes the toast, not the dialog beneath. It
 * is for the topmost dialog alone: for a moment after another opened over it the one below still hears it, and passes it
 * on. Toasts, which come above all of them and take it, pass it on too (`escapeBelow`).
 */
export function useEscape(close: () => void): (event: KeyboardEvent) => void {
  const region = use(ToastRegionContext);
  const latest = useLatest(close);
  const [own] = useState((): Opened => ({ close: () => latest.current() }));
  useLayoutEffect(() => {
    dialogs.push(own);
    return () => void dialogs.splice(dialogs.indexOf(own), 1);
  }, [own]);
  return (event) => {
    const isInToasts = event.target instanceof Node && region?.contains(event.target);
    if (isInToasts || (dialogs.at(-1) !== own && escapeBelow())) event.preventDefault();
  };
}

/** Whether the topmost dialog took it. */
export function escapeBelow(): boolean {
  const top = dialogs.at(-1);
  top?.close();
  return top !== undefined;
}
