/** One of several ways to carry out an offer: a vehicle, a center, a status for the orders on the road. */
export interface Way {
  /** Unique among the ways of the offer. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | null;
  /** Why this way cannot be chosen; null if only the offer's own reason may block it. */
  readonly reason?: string | null;
  readonly press: () => void;
}

/**
 * A possible action on a subject, declared once and listed wherever it is offered: menus, the panel of a sheet, keys,
 * the search (docs/adr/0056). `Here` is the context: the user, the settings, the time.
 */
export interface Offer<Subject, Here> {
  /** Unique among all offers, e.g. `order.address`. */
  readonly name: string;
  readonly label: (subject: Subject, here: Here) => string;
  /** A note below its label. */
  readonly hint?: (subject: Subject, here: Here) => string | null;
  /** It ends something; its entry is red. */
  readonly isDanger?: boolean;
  /** It cannot be taken back and no window asks: where a word does it, it asks first (OUR-087). */
  readonly isFinal?: boolean;
  /** Whether it is listed here at all; by default, always. */
  readonly isOffered?: (subject: Subject, here: Here) => boolean;
  /** Why it cannot be pressed now; null when it can. */
  readonly reason: (subject: Subject, here: Here) => string | null;
  /** Opens its window or runs its action, on the subject as shown; unless there are ways to choose from. */
  readonly press?: (subject: Subject, here: Here) => void;
  /** The ways to choose from; null where it is pressed as it is, as without them. */
  readonly ways?: (subject: Subject, here: Here) => readonly Way[] | null;
  /** Each way is an entry of its own, in place of one that opens them. */
  readonly areWaysApart?: boolean;
}

/** An offer, or a way of one, for display. */
export interface OfferedItem {
  readonly name: string;
  readonly label: string;
  readonly hint: string | null;
  readonly isDanger: boolean;
  readonly isFinal: boolean;
  readonly reason: string | null;
  readonly press: () => void;
  /** The ways to choose from, none until they are read; null where it is pressed as it is. */
  readonly ways: readonly OfferedItem[] | null;
}

/** The offers listed here, in their order. */
export const offered = <Subject, Here>(
  offers: readonly Offer<Subject, Here>[],
  subject: Subject,
  here: Here,
): readonly OfferedItem[] => offers.flatMap((offer) => itemsOf(offer, subject, here));

function itemsOf<Subject, Here>(offer: Offer<Subject, Here>, subject: Subject, here: Here): readonly OfferedItem[] {
  if (offer.isOffered && !offer.isOffered(subject, here)) return [];
  const { name, isDanger = false, isFinal = false } = offer;
  const reason = offer.reason(subject, here);
  const ways = offer.ways?.(subject, here)?.map((way) => ({
    ...{ name: `${name}.${way.name}`, label: way.label, hint: way.hint ?? null, isDanger, press: way.press },
    isFinal,
    reason: way.reason ?? reason,
    ways: null,
  }));
  if (offer.areWaysApart && ways) return ways;
  const [label, hint] = [offer.label(subject, here), offer.hint?.(subject, here) ?? null];
  return [
    { name, label, hint, isDanger, isFinal, reason, ways: ways ?? null, press: () => offer.press?.(subject, here) },
  ];
}
