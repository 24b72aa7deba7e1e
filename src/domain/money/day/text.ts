import { paymentLabels } from '../payment-labels.ts';
import type { MoneyEntry } from './entry.ts';
import type { Sort } from './sums.ts';

const sortTexts: Readonly<Record<Exclude<Sort, 'fees'>, string>> = {
  refunds: 'Remboursement',
  credits: 'Crédit',
  creditsTakenBack: 'Crédit repris',
  refundsTakenBack: 'Remboursement repris',
};

/** What an entry is, in a word. */
export const entryText = (sort: Sort, { means }: Pick<MoneyEntry, 'means'>): string => {
  if (sort !== 'fees') return sortTexts[sort];
  return means === 'credit' ? 'Frais recrédités' : 'Frais remboursés';
};

/** The account or the means that money went to. */
export const meansText = (means: string | null | undefined): string =>
  means === 'credit' ? 'Crédit du compte' : (paymentLabels[means ?? ''] ?? means ?? '');
