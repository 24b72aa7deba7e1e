import type { Order } from './order.ts';

type Tagged = Pick<Order, 'tags'>;

export const hasTag = (order: Tagged, tag: string) => order.tags?.includes(tag) ?? false;

const badges = [
  'chronopost',
  'first',
  'op_ukr',
  'missing_bags',
  'redelivering',
  'subscription',
  'is_expensive',
  'cp_fallback',
];
/** Tags that the express label shows instead (DSP-268). */
const express = new Set(['dqp_express_prio', 'dqp_courier', 'dqp_express']);

const place = (tag: string) => {
  const at = badges.indexOf(tag);
  return at === -1 ? badges.length : at;
};

/**
 * The tags an order shows as badges, without duplicates: those of DSP-273 in its order, then unknown ones as they are.
 */
export const tagBadges = (order: Tagged): readonly string[] =>
  [...new Set(order.tags)].filter((tag) => !express.has(tag)).sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));

const meanings: ReadonlyMap<string, string> = new Map([
  ['chronopost', 'Livrée par Chronopost'],
  ['first', 'Première commande du client'],
  ['missing_bags', 'Des sacs ont été oubliés'],
  ['redelivering', "Nouvelle livraison d'une commande déjà partie"],
  ['subscription', "Commande d'un abonnement"],
  ['is_expensive', 'Commande de grande valeur'],
  ['cp_fallback', 'Code postal servi par un autre centre que le sien'],
]);

/** The meaning of a tag, in words; an unknown tag is described as a tag. */
export const tagMeaning = (tag: string): string => meanings.get(tag) ?? `Étiquette « ${tag} » de la commande`;
