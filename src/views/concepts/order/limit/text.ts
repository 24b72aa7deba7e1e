import { type LimitOfDay, leftCents } from '../../../../domain/money/limit/limit.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { sentence } from '../../../../domain/words/isolate.ts';

const euros = (cents: number) => euroText(cents / 100);

/** The limit of a center in the windows that give money (OUR-150, OUR-151). */
export const limitTexts = {
  /** What the button does above the limit, whole. */
  propose: (deed: string) => sentence`Proposer à un responsable : ${deed.charAt(0).toLowerCase()}${deed.slice(1)}`,
  note: (of: LimitOfDay, cents: number) =>
    sentence`Ce jour sur la commande : ${euros(of.givenCents + Math.max(0, cents))} avec ceux-ci, limite du centre ${euros(of.limitCents)}. Jusqu'à ${euros(leftCents(of))}, vous-même.`,
  holdsNothing: 'Une proposition ne retient rien et expire après un jour.',
};
