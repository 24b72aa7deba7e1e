import { BehaviorSubject } from 'rxjs';
import { useSubject } from '../context.ts';

/** Something this page has just done and may take back: its actions in the order they were issued. */
export interface UndoOffer {
  readonly id: number;
  readonly label: string;
  readonly center: number;
  readonly steps: readonly { readonly name: string; readonly args: unknown }[];
}

const kept = 10;
const offers$ = new BehaviorSubject<readonly UndoOffer[]>([]);

/** Latest first. They last as long as the page; whether one can still be taken back is for the worker to say. */
export const useOffers = () => useSubject(offers$);

export const latestOffer = () => offers$.value[0];

let lastId = 0;

export function addOffer(done: Omit<UndoOffer, 'id'>): UndoOffer {
  lastId += 1;
  const offer = { ...done, id: lastId };
  offers$.next([offer, ...offers$.value].slice(0, kept));
  return offer;
}

/** False when it has been taken back already. */
export function takeOffer(offer: UndoOffer): boolean {
  const rest = offers$.value.filter((it) => it.id !== offer.id);
  const isThere = rest.length < offers$.value.length;
  offers$.next(rest);
  return isThere;
}
