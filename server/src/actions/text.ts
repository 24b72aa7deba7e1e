import { dockCode } from '../../../src/domain/dock/text.ts';
import { sentence } from '../../../src/domain/words/isolate.ts';

const place = (dock: number | null) => (dock === null ? 'à dispatcher' : `dans la tournée ${dockCode(dock)}`);

export const actionTexts = {
  refusedTooOften: 'le livreur a dépassé sa limite de refus du jour',
  /** A task is not where the user saw it (DSP-487). */
  movedMeanwhile: (order: string, now: number | null) => `La commande ${order} a été déplacée : elle est ${place(now)}`,
  notTogether: 'Ces commandes ne sont plus dans la même tournée',
  /** His tasks need a status of their own (DSP-627). */
  hasRunningTasks: "Ce livreur a des tâches en cours : choisissez ce qu'elles deviennent",
  taskGone: "Une des commandes n'existe plus",
  /** What was changed, by whom and when, as far as it is known (docs/adr/0059). */
  replacedMeanwhile: (what: string | null, by: string | null, time: string | null) => {
    const author = by ? sentence`par ${by}${time ? ` à ${time}` : ''}` : null;
    if (what) return author ? `${what}, ${author}.` : `${what}.`;
    return by
      ? sentence`${by} a changé cela entre-temps${time ? ` (${time})` : ''}.`
      : "Quelqu'un d'autre a changé cela entre-temps.";
  },
  customerGone: "Ce client n'existe plus.",
  emailTaken: "Cette adresse e-mail est celle d'un autre client.",
  /** SUP-583: drivers need the address. */
  customerWaits: (names: readonly string[]) =>
    names.length === 1
      ? `La commande ${names[0]} de ce client est en cours : elle doit d'abord être livrée ou annulée.`
      : `Les commandes ${names.join(', ')} de ce client sont en cours : elles doivent d'abord être livrées ou annulées.`,
  /** A refund of his is on its way. */
  refundWaits: (names: readonly string[]) => `Un remboursement de ce client est en cours : ${names.join(', ')}.`,
  staffGone: "Cet utilisateur n'existe pas.",
  /** Actions on the road require an order on today's board (SUP-449, SUP-550). */
  offBoard: "Cette commande n'est plus au tableau de son centre : créez une relivraison.",
  noteThere: 'Une note existe déjà pour ce client : relisez-la avant de la modifier.',
  otherNote: "L'adresse et le contenu de la demande nomment deux notes.",
  addressGone: "Cette adresse n'existe plus.",
  otherAddress: "Cette adresse n'est pas une adresse du client.",
  otherDepot: "Ce type de dépôt n'est pas de ce centre.",
  otherTrolley: "Ce chariot n'est pas de ce centre.",
  otherOrder: "L'adresse et le contenu de la demande nomment deux commandes ou deux centres.",
  otherProduct: "Ce produit n'est pas de cette commande.",
  noReason: "Cette raison de repréparation n'est pas proposée.",
  noComment: 'Un commentaire de raison de repréparation est requis.',
  noProductStatus: "Ce statut de produit n'existe pas.",
  badLimit: (name: string) => sentence`${name} : un montant en euros, avec deux décimales au plus, ou rien`,
  badSwitch: (name: string) => sentence`${name} : vrai, faux ou rien`,
  configTwice: (name: string) => `Le réglage ${name} est deux fois dans la demande.`,
  outOfStock: (zone: string) => `La zone ${zone} est déjà déstockée.`,
  inStock: (zone: string) => `La zone ${zone} n'est pas déstockée.`,
  tooManyIsotherm: 'Le nombre de sacs isothermes dépasse le nombre total de sacs.',
};

/** Why a whole batch of receptions is refused (API-P05). */
export const arrivalTexts = {
  notExpected: (order: string) => `La commande ${order} n'est pas dans un camion parti pour ce centre.`,
  twice: (order: string) => `La commande ${order} est deux fois dans cette réception.`,
  unclear: (order: string) => `La commande ${order} est soit reçue, soit non reçue.`,
  /** Why a reception cannot be cancelled (OUR-035). */
  notReceived: (order: string) => `${order} n'a pas été reçue ici : il n'y a rien à annuler.`,
  tooLate: (order: string) =>
    `${order} a été reçue il y a plus d'une heure : sa réception ne peut plus être annulée. Prévenez le centre d'origine.`,
  goneOn: (order: string) =>
    `${order} n'est plus dans un camion arrivé ici : sa réception ne peut plus être annulée. Ouvrez sa fiche pour voir où elle est.`,
  changed: (order: string, what: string) =>
    `${order} a changé depuis sa réception (${what}) : celle-ci ne peut plus être annulée. Ouvrez sa fiche pour voir où elle est.`,
  changes: {
    status: 'statut',
    task_status: 'livraison',
    loading_status: 'réception',
    transit_area: 'zone',
    transit_area_current: 'dépôt',
    trolleys: 'chariot',
    jobs: 'coursier',
  },
};
