import { sentence } from '../../../src/domain/words/isolate.ts';

/** Texts of an invoice. */
export const invoiceTexts = {
  title: (number: string) => sentence`Facture ${number}`,
  date: (day: string) => sentence`Date : ${day}`,
  order: (name: string) => sentence`Commande ${name}`,
  delivered: (day: string) => sentence`Livrée le ${day}`,
  creditNote: (number: string) => sentence`Avoir ${number}`,
  withdrawn: (number: string) => sentence`Annulation de l'avoir ${number}`,
  numbered: (number: string) => sentence`Numéro : ${number}`,
  onInvoice: (number: string) => sentence`Sur la facture ${number}`,
  reason: (reason: string) => sentence`Raison : ${reason}`,
  givenBackTo: 'Remboursé sur',
  billedTo: 'Facturé à',
  soldBy: 'Vendu par',
  columns: ['Produit', 'Qté', 'Prix unitaire', 'Total'],
  shipping: 'Livraison',
  slot: 'Créneau',
  extraSlot: 'Supplément de créneau',
  total: 'Total TTC',
  paidBy: 'Payé par',
  credit: 'Crédit du client',
  taxes: 'Montants en euros, toutes taxes comprises.',
  page: (at: number, of: number) => `${at} / ${of}`,
  file: 'Factures',
  noInvoice: 'Aucune facture trouvée pour cette année',
  otherRequester: "L'adresse du demandeur n'est pas celle de l'utilisateur connecté.",
};

/** Means of payment in an invoice. */
export const paymentNames: Readonly<Record<string, string>> = {
  stripe: 'Carte bancaire',
  checkout: 'Carte bancaire',
  papertr: 'Titres-restaurant papier',
  paygreen: 'Titres-restaurant Paygreen',
  edenred: 'Titres-restaurant Edenred',
  sub: 'Subvention',
  fridge: 'Frigo',
  promotions: 'Promotions',
  unlimitedfunds: 'Fonds illimités',
};
