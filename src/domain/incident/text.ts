import { limitRefusals } from '../money/limit/text.ts';
import { creditRefusals } from '../money/text.ts';
import { marketplaceRefusals } from '../order/text.ts';
import { sentence } from '../words/isolate.ts';
import type { Cause } from './incident-row.ts';
import type { DecideCode, PrepareCode } from './rules.ts';

type Words = string | ((detail: string | undefined) => string);

export const prepareRefusals = {
  nobody: 'Cochez au moins un client',
  tooMany: '200 commandes au plus par incident',
  nothing: 'Un crédit de 0,00 € ne part pas : décochez ces commandes',
  aboveCustomer: (most) => sentence`Au-dessus du plafond par client (${most ?? ''})`,
  aboveIncident: (most) => sentence`Au-dessus du plafond de l'incident (${most ?? ''})`,
  elsewhere: (name) => sentence`La commande ${name ?? ''} est déjà dans un incident : rien n'est préparé`,
  otherCenter: "Une de ces commandes est d'un autre centre",
  reason: creditRefusals.reason,
  gone: "Une de ces commandes n'existe plus",
  otherwise: "Cet incident est déjà préparé, mais autrement : il est dans les crédits d'incident",
} satisfies Readonly<Record<PrepareCode | 'elsewhere' | 'otherwise' | 'otherCenter' | 'reason' | 'gone', Words>>;

export const decideRefusals = {
  incidentGone: "Cet incident n'existe plus",
  over: 'Cet incident est terminé',
  expired: "Personne n'a approuvé cet incident en un jour : rien n'est parti",
  underWay: "L'envoi est déjà en cours",
  notUnderWay: "L'envoi n'est pas en cours",
  notRefused: "Seul un crédit refusé se réessaie : il n'est jamais donné deux fois",
  own: "Un autre responsable que qui l'a préparé approuve cet envoi",
} satisfies Readonly<Record<DecideCode, Words>>;

/** Why the credit of one order is refused when its turn comes. */
export const itemRefusals = {
  ...creditRefusals,
  ...limitRefusals,
  ...marketplaceRefusals,
  gone: "La commande n'existe plus",
  treated: 'Ce retard a déjà été traité, avec ou sans crédit',
  untrue: 'Le SMS ne dit plus ce qui est : la commande est livrée ou annulée, ou son heure est passée',
  notItsTurn: "Ce crédit n'attend plus",
} satisfies Readonly<Record<string, Words>>;

/** What it is about, as entries and titles say it. */
export const causeTexts: Readonly<Record<Cause, (name: string) => string>> = {
  round: (name) => sentence`tournée ${name} en retard`,
  trolley: (name) => sentence`chariot ${name} perdu`,
  street: (name) => sentence`${name} fermée`,
};
