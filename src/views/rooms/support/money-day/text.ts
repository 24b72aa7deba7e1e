import type { Sort, Way } from '../../../../domain/money/day/sums.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

const operations = (count: number) => `${count} ${plural(count, 'opération', 'opérations')}`;
const orders = (count: number) => `${count} ${plural(count, 'commande', 'commandes')}`;

export const moneyDayTexts = {
  title: (day: string) => sentence`Argent du ${day}`,
  before: 'PRECEDENT',
  after: 'SUIVANT',
  /** OUR-163. */
  reconcile: 'Rapprocher',
  noAfter: "Aujourd'hui est le dernier jour : rien n'est écrit après",
  loading: 'Chargement...',
  none: 'Aucun mouvement ce jour-là',
  unread: "Des écritures de ce jour n'ont pas pu être lues : les sommes sont incomplètes.",
  totals: 'Totaux du jour',
  all: 'Ensemble',
  operations,
  operationsAndOrders: (count: number, ordersIn: number) => `${operations(count)}, ${orders(ordersIn)}`,
  sorts: {
    refunds: 'Remboursements',
    credits: 'Crédits',
    fees: 'Frais de livraison',
    creditsTakenBack: 'Crédits repris',
    refundsTakenBack: 'Remboursements repris',
  } satisfies Readonly<Record<Sort, string>>,
  ways: { reason: 'Par raison', agent: 'Par agent', means: 'Par moyen' } satisfies Readonly<Record<Way, string>>,
  nothing: { reason: 'Sans raison', agent: 'Sans auteur', means: 'Moyen inconnu' } satisfies Readonly<
    Record<Way, string>
  >,
  count: 'Opérations',
  parts: 'Parts',
  amount: 'Montant',
  total: 'Total',
  partsNote: (parts: number, count: number) =>
    `Une opération sur plusieurs moyens compte une fois par moyen dans la dernière table : ${parts} ${plural(parts, 'part', 'parts')}, ${operations(count)}.`,
  open: (count: number, amount: string) =>
    sentence`${count} ${plural(count, 'part pas encore tranchée', 'parts pas encore tranchées')}, ${amount}, hors des sommes : `,
  exportAll: (count: number) => `Exporter ${plural(count, "l'écriture", `les ${count} écritures`)} (CSV)`,
  exportThese: 'Exporter ces lignes',
  fold: 'Replier',
  heading: (of: string, amount: string) => sentence`${of}, ${amount}`,
  sumOfLines: 'Somme des lignes',
  columns: ['Heure', 'Commande', 'Quoi', 'Qui', 'Moyens'],
} as const;
