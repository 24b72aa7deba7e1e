import { amountText } from '../late-order/credit.ts';
import { arrivalTime } from '../late-order/sms.ts';

/** Stands for the arrival of each order. */
const arrivalMark = '{arrivée}';
/** Stands for the credit of each order. */
const amountMark = '{montant}';

/** The sentences of DSP-724 to DSP-728, with marks for what differs from order to order. */
export const lateTemplate = `Bonjour, votre commande devrait arriver ${arrivalMark}. Toutes nos excuses pour le retard, votre compte est crédité de ${amountMark} euros.`;
export const otherTemplate = `Bonjour, un incident touche votre commande. Toutes nos excuses, votre compte est crédité de ${amountMark} euros.`;

/** The text for one order, as it goes out (OUR-171). */
export const smsFor = (template: string, { etaMs, cents }: { readonly etaMs: number | null; readonly cents: number }) =>
  template
    .trim()
    .replaceAll(arrivalMark, arrivalTime({ etaMs, delayMinutes: 0 }))
    .replaceAll(amountMark, amountText(cents));
