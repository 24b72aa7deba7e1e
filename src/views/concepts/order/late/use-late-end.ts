import { type KeyboardEvent, useRef } from 'react';
import { setQuery } from '../../../kit/router/router.tsx';
import { type LateFlow, useReadNext } from './use-late-flow.ts';
import type { Late } from './use-late-order.ts';
import { lateWindow } from './window.ts';

/** By its id, null for none; for what is sent before the others are read, it is read at its end. */
type Next = number | null | 'unread';

/**
 * The end of one late order: its window closes or, sent by Ctrl Enter, the next one to deal with opens in its place
 * (OUR-090).
 */
export function useLateEnd({ task }: Late, flow: LateFlow | undefined, onClose: () => void) {
  const readNext = useReadNext(task.id);
  const next = useRef<Next>(null);
  const following = useRef<Next>(null);
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
      next.current = flow ? flow.next : 'unread';
      submit.click();
    },
    /** Each submission says anew whether it goes on. */
    begin: () => {
      following.current = next.current;
      next.current = null;
    },
    end: async () => {
      const orderId = following.current === 'unread' ? await readNext() : following.current;
      if (orderId === null) onClose();
      else setQuery(lateWindow.at({ orderId }), { replace: true });
    },
  };
}
