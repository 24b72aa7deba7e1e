import { lineOf } from '../typed/line.ts';
import type { ArrivalDock } from './arrival.ts';
import { type Arrival, isDecided } from './arrival.ts';

/** A mark that somebody at the dock has not sent, or sent in a batch that has no answer yet. */
export interface Marking {
  /** Null where only a zone was typed, which does not count as a mark (PRP-274). */
  readonly isReceived: boolean | null;
  /** As typed. */
  readonly area: string;
  /** Id of the action that sent it. */
  readonly batch: string | null;
  /** The crates of it that were scanned, by their codes (PRP-278). */
  readonly crates?: readonly string[] | undefined;
}

/** The crates of an order, by their codes, that nobody scanned: its mark alone says nothing of them (PRP-278). */
export const unscanned = ({ linked_order }: Arrival, { crates: seen = [] }: Marking): readonly string[] =>
  (linked_order.crates ?? []).map(({ code }) => code).filter((code) => !seen.includes(code));

/** Marks by order. */
export type Markings = Readonly<Record<string, Marking>>;

export const unmarked: Marking = { isReceived: null, area: '', batch: null };

/** Received and not received exclude each other; pressing the current one clears it (PRP-273). A press sees no crate. */
export const pressed = ({ crates: _, ...marking }: Marking, isReceived: boolean): Marking => ({
  ...marking,
  isReceived: marking.isReceived === isReceived ? null : isReceived,
  batch: null,
});

/** A new zone as sent: trimmed, null when empty (PRP-274). */
export const areaOf = ({ isReceived, area }: Marking): string | null => (isReceived ? lineOf(area) || null : null);

/** A batch without an answer, by the id of its action; `isParked` where it waits for its author's decision. */
export interface OpenBatch {
  readonly id: string;
  readonly isSending: boolean;
  readonly isParked: boolean;
  readonly count: number;
}

/** Batches without an answer, and ids of actions that were looked up. */
export interface Batches {
  readonly open: readonly OpenBatch[];
  /** Ids of actions that were looked up: one that is not open has its answer. */
  readonly looked: ReadonlySet<string>;
}

/** State of an order of a truck on the screen. */
export type LineState =
  /** Its mark is on the server. */
  | { readonly kind: 'told' }
  /** In a batch that is being sent, numbered from 1. */
  | { readonly kind: 'batch'; readonly number: number; readonly isSending: boolean }
  | { readonly kind: 'free' };

/** An arrival as the user sees it: with its open actions, whose effects are laid over it. */
export type SeenArrival = Arrival & { readonly marks: readonly { readonly commandId: string }[] };

export function lineState(arrival: SeenArrival, marking: Marking, { open }: Batches): LineState {
  const under = open.filter(({ isParked }) => !isParked);
  const ids = new Set([marking.batch, ...arrival.marks.map(({ commandId }) => commandId)]);
  const at = under.findIndex(({ id }) => ids.has(id));
  const batch = under[at];
  if (batch) return { kind: 'batch', number: at + 1, isSending: batch.isSending };
  return isDecided(arrival) ? { kind: 'told' } : { kind: 'free' };
}

/** An order with a mark that is not being sent. */
export interface Marked {
  readonly arrival: SeenArrival;
  readonly marking: Marking;
}

/** The marks that can be sent now, in the order of the screen (PRP-276). */
export const markedOf = (arrivals: readonly SeenArrival[], markings: Markings, batches: Batches): Marked[] =>
  arrivals.flatMap((arrival) => {
    const marking = markings[arrival.linked_order.id] ?? unmarked;
    const isMarked = marking.isReceived !== null && lineState(arrival, marking, batches).kind === 'free';
    return isMarked ? [{ arrival, marking }] : [];
  });

/** Whether somebody else has said the contrary of a mark that was never sent (PRP-286). */
export const isContrary = (arrival: Arrival, { isReceived, batch }: Marking) =>
  isDecided(arrival) && isReceived !== null && batch === null && isReceived !== (arrival.is_received === true);

/**
 * The remaining marks after arrivals were read (PRP-286, PRP-288). Marks of an answered batch are cleared, and so are
 * those of orders that vanished or were marked by somebody else; a batch without an answer keeps all its marks, and a
 * mark that somebody else contradicted stays to be told as long as its order is listed.
 */
export function leftOf(markings: Markings, arrivals: readonly SeenArrival[], { open, looked }: Batches): Markings {
  const openIds = new Set(open.map(({ id }) => id));
  const isOpenOn = ({ marks }: SeenArrival) => marks.some(({ commandId }) => openIds.has(commandId));
  const isVoid = (it: SeenArrival) => isContrary(it, markings[it.linked_order.id] ?? unmarked);
  const inHand = arrivals.filter((it) => !isDecided(it) || isOpenOn(it) || isVoid(it));
  const orders = new Set(inHand.map(({ linked_order }) => String(linked_order.id)));
  const isKept = (order: string, { batch }: Marking) =>
    batch === null ? orders.has(order) : openIds.has(batch) || !looked.has(batch);
  return Object.fromEntries(Object.entries(markings).filter(([order, marking]) => isKept(order, marking)));
}

/** Trucks by departure; one without a time comes last. */
export const inOrderOfLeaving = <Dock extends ArrivalDock>(docks: readonly Dock[]): readonly Dock[] => {
  const leftAt = ({ gone_at }: ArrivalDock) => (gone_at ? Date.parse(gone_at) : Number.POSITIVE_INFINITY);
  return docks.toSorted((one, other) => leftAt(one) - leftAt(other) || one.id - other.id);
};
