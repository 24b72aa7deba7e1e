import type { Dock } from '../dock/dock.ts';
import { amountText } from '../late-order/credit.ts';
import { arrivalTime } from '../late-order/sms.ts';
import { type Delivery, etaAhead, isOver, minutesLate } from '../task/arrival.ts';
import { hourText } from '../time/paris-time.ts';
import type { SmsFact, SmsFacts } from './fill.ts';

/** What a device or the server knows of one recipient; null, or empty, where it knows nothing. */
export interface Recipient {
  readonly delivery: Delivery;
  /** Epoch ms. */
  readonly slot: { readonly startMs: number | null; readonly endMs: number | null };
  readonly firstName: string | null | undefined;
  /** The public number of the order. */
  readonly randomId: string | null | undefined;
  readonly round: RoundOfRecipient | null;
  readonly center: { readonly name?: string | null | undefined; readonly phone?: string | null | undefined } | null;
  /** The credit that goes with the text; null where it is no amount. */
  readonly cents: number | null;
}

/** The round of an order. */
export interface RoundOfRecipient {
  readonly isDriverCertain: boolean;
  readonly driverName: string | null | undefined;
}

/**
 * The fields of a text for one recipient (OUR-219). A guess is none: an estimate that is past (DSP-725), a driver who may
 * still be another, an arrival of what is delivered.
 */
export function smsFactsOf(recipient: Recipient, nowMs: number): SmsFacts {
  const { delivery, slot, firstName, randomId, round, center, cents } = recipient;
  const minutes = minutesLate(delivery, slot.endMs, nowMs);
  return {
    prénom: known(firstName, 'le prénom du client est inconnu'),
    commande: known(randomId, "la commande n'a pas de numéro public"),
    créneau: slotFact(slot),
    retard: minutes === null ? missing("la commande n'est pas en retard") : { words: `${minutes} min` },
    arrivée: arrivalFact(delivery, minutes, nowMs),
    montant: cents !== null && cents > 0 ? { words: amountText(cents) } : missing('aucun crédit ne part'),
    livreur: driverFact(round),
    centre: known(center?.name, 'le nom du centre est inconnu'),
    téléphone: known(center?.phone, 'le téléphone du centre est inconnu'),
  };
}

const missing = (why: string): SmsFact => ({ missing: why });

const known = (words: string | null | undefined, why: string): SmsFact => {
  const trimmed = words?.trim();
  return trimmed ? { words: trimmed } : missing(why);
};

const slotFact = ({ startMs, endMs }: Recipient['slot']): SmsFact =>
  startMs === null || endMs === null
    ? missing('le créneau est inconnu')
    : { words: `${hourText(startMs)} - ${hourText(endMs)}` };

/** Around an estimate that lies ahead; without one only what is late comes `avec du retard` (DSP-725, DSP-727). */
function arrivalFact(delivery: Delivery, minutes: number | null, nowMs: number): SmsFact {
  if (isOver(delivery)) return missing("la commande n'est plus attendue");
  const etaMs = etaAhead(delivery.eta, nowMs);
  if (etaMs === null && minutes === null) return missing("l'heure d'arrivée est inconnue");
  return { words: arrivalTime({ etaMs, delayMinutes: 0 }) };
}

/** Until a round is given or gone, another driver may leave with it. */
export const isDriverCertain = ({ locked_at, gone_at }: Pick<Dock, 'locked_at' | 'gone_at'>): boolean =>
  !!locked_at || !!gone_at;

function driverFact(round: RoundOfRecipient | null): SmsFact {
  if (!round) return missing("la commande n'est dans aucune tournée");
  if (!round.isDriverCertain) return missing("la tournée n'est pas encore donnée");
  return known(round.driverName, 'le livreur est inconnu');
}

/** A recipient as a text that is written is shown with: its words say that they are an example. */
export const exampleFacts: SmsFacts = {
  prénom: { words: 'Zoé' },
  commande: { words: 'QGYAJM' },
  créneau: { words: '18:00 - 19:30' },
  retard: { words: '35 min' },
  arrivée: { words: 'entre 19:55 et 20:15' },
  montant: { words: '5,00' },
  livreur: { words: 'Karim' },
  centre: { words: 'Paris La Chapelle' },
  téléphone: { words: '01 40 00 00 00' },
};
