import { type KeyboardEvent, useRef } from 'react';
import { setQuery } from '../../../kit/router/router.tsx';
import { useLateFlow } from './use-late-flow.ts';
import type { Late } from './use-late-order.ts';
import { lateWindow } from './window.ts';

/**
 * The end of one late order: its window closes or, sent by Ctrl Enter, the next one to deal with opens in its place
 * (OUR-090).
 */
export function useLateEnd({ task }: Late, onClose: () => void) {
  const flow = useLateFlow(task.id);
  const next = useRef<number | null>(null);
  const following = useRef<number | null>(null);
  return {
    /**
     * Ctrl Enter, from wherever the focus is in the form: a press on its button, which may be off. A list of choices, which
     * opens by Enter with whatever key, does not see it.
     */
    onKeyDownCapture: (event: KeyboardEvent<HTMLFormElement>) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      // A list that is open is no part of the form, though it belongs to one.
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      const submit = event.currentTarget.querySelector<HTMLElement>('button[type="submit"]');
      // Keys that are held would send the next one too, unread.
      if (event.repeat || !submit || submit.getAttribute('aria-disabled') === 'true') return;
      // Once it is sent the order is no longer among those to deal with: what follows it is known now.
      next.current = flow?.next ?? null;
      submit.click();
    },
    /** Each submission says anew whether it goes on. */
    begin: () => {
      following.current = next.current;
      next.current = null;
    },
    end: () =>
      following.current === null
        ? onClose()
        : setQuery(lateWindow.at({ orderId: following.current }), { replace: true }),
  };
}
