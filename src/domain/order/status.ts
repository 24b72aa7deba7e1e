import { labelled } from '../words/label.ts';

/** Table STA of dispatch.md: the label of an order status (DSP-310, DSP-311). */
export const orderStatusLabel = labelled({
  unpaid: 'À PAYER',
  paid: 'PAYÉE',
  important: 'IMPORTANT',
  now: 'PREP. MNT.',
  later: 'PREP. + TARD',
  prep: 'EN PRÉP.',
  'waiting-products': 'ATTENTE PROD.',
  'to-check': 'À VÉRIF.',
  'xd-to-check': 'CROSSDOCKING À VÉRIF.',
  prepared: 'FINALISÉE',
  shipping: 'EN LIVRAISON',
  received: 'LIVRÉE',
  undeliveredclient: 'PAS LÀ',
  waiting_restock: ': Attente de restockage',
  'stand-by': 'STAND BY',
  redestock: 'DESTOCK (RE)',
  canceled: 'ANNULÉE',
  restock: 'RESTOCK',
  blocked: 'BLOQUÉE',
});

const last = ['redestock', 'canceled', 'restock', 'blocked'];

/** The statuses in list order: redestock, canceled, restock and blocked last (DSP-312), the others as given. */
export const inStatusOrder = (codes: readonly string[]) => codes.toSorted((a, b) => last.indexOf(a) - last.indexOf(b));
