import type { MoneyReason } from '../../../src/domain/money/credit/reasons.ts';
import type { MoneyKind } from '../db/schema/money/money.ts';

/** Reasons for credits and refunds, the same in all centers (SUP-331). */
export const moneyReasons: readonly MoneyReason[] = [
  { subtype: 'credit_compensation', label: 'Geste commercial', product_id_required: false },
  { subtype: 'credit_late', label: 'Retard', product_id_required: false },
  { subtype: 'credit_forget', label: 'Produit oublié', product_id_required: true },
  { subtype: 'credit_damaged', label: 'Produit abîmé', product_id_required: true },
  { subtype: 'credit_expired', label: 'Produit périmé', product_id_required: true },
  { subtype: 'credit_replaced', label: 'Produit remplacé', product_id_required: true },
  { subtype: 'refund_forget', label: 'Produit oublié', product_id_required: true },
  { subtype: 'refund_damaged', label: 'Produit abîmé', product_id_required: true },
  { subtype: 'refund_expired', label: 'Produit périmé', product_id_required: true },
  { subtype: 'refund_compensation', label: 'Geste commercial', product_id_required: false },
  { subtype: 'refund_cancel', label: 'Commande annulée', product_id_required: false },
  { subtype: 'refund_other', label: 'Autre', product_id_required: false },
];

export const reasonLabels: ReadonlyMap<string, string> = new Map(
  moneyReasons.map(({ subtype, label }) => [subtype, label ?? subtype]),
);

interface MoneyTexts {
  readonly kinds: Readonly<Record<MoneyKind, string>>;
  readonly usages: Readonly<Record<'spent' | 'cancelling' | 'cancelled' | 'given' | 'taken', string>>;
  readonly outside: string;
}

/** How entries of a customer's credits are named. */
export const moneyTexts: MoneyTexts = {
  kinds: {
    payment: 'Paiement',
    refund: 'Remboursement',
    spent: 'Paiement',
    credit: 'Crédit',
    late: 'Retard',
    shippingFee: 'Frais de livraison',
    sponsor: 'Parrainage',
  },
  /** A refund that nobody made here (SUP-380). */
  outside: 'Hors console',
  usages: {
    spent: 'Payé avec le crédit',
    cancelling: 'Annulation',
    cancelled: 'Annulé',
    given: 'Crédit donné',
    taken: 'Crédit repris',
  },
};
