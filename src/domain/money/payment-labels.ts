/** Kinds of payment (SUP-211). */
export const paymentLabels: Readonly<Record<string, string>> = {
  stripe: 'Stripe',
  checkout: 'Checkout',
  papertr: 'TR papier',
  paygreen: 'Paygreen',
  edenred: 'Edenred',
  sub: 'Subvention',
  fridge: 'Frigo',
  promotions: 'Promotions',
  unlimitedfunds: 'Fonds illimités',
};
