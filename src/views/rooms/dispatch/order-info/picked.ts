import { createContext, type MouseEvent, use, useSyncExternalStore } from 'react';
import { setQuery } from '../../../kit/router/router.tsx';
import { infoParameter, pickedIn } from './parameter.ts';

/** The picked order of the address; it notifies rows one by one, so that only the two concerned render again. */
export class Picked {
  private orderId: number | null = null;
  private readonly listeners = new Set<() => void>();
  /** The element that picked it by keyboard: the focus goes to the panel, and back when it closes. */
  opener: HTMLElement | null = null;

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  get isOpen(): boolean {
    return this.orderId !== null;
  }

  is(orderId: number): boolean {
    return this.orderId === orderId;
  }

  set(orderId: number | null): void {
    this.orderId = orderId;
    for (const changed of this.listeners) changed();
  }
}

export const PickedContext = createContext<Picked | null>(null);

export function usePicked(): Picked {
  const picked = use(PickedContext);
  if (!picked) throw new Error('Invariant: no dispatch board above');
  return picked;
}

export function useIsPicked(orderId: number): boolean {
  const picked = usePicked();
  return useSyncExternalStore(picked.subscribe, () => picked.is(orderId));
}

/** Opens the panel on an order, or closes it. Back leaves the panel, however many orders were looked at. */
export function usePick() {
  const picked = usePicked();
  return (orderId: number | null, opener: HTMLElement | null = null) => {
    picked.opener = opener;
    setQuery({ [infoParameter]: orderId === null ? null : String(orderId) }, { replace: picked.isOpen });
  };
}

/** A click on one of these is its own. */
const controls = 'a, button, input, label, select, textarea';

/** For the container of the lists: a click in a row with `data-order`, but on a control, picks its order. */
export function usePickByClick(): (event: MouseEvent) => void {
  const pick = usePick();
  return ({ target }) => {
    if (!(target instanceof Element) || target.closest(controls)) return;
    const order = pickedIn(target.closest('[data-order]')?.getAttribute('data-order') ?? null);
    // Text was marked, to be copied.
    if (order !== null && getSelection()?.isCollapsed !== false) pick(order);
  };
}
