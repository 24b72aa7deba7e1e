import { sentence } from '../../../../domain/words/isolate.ts';
export const redeliveryTexts = {
  // The modal of an order that was not delivered (DSP-752 to DSP-760).
  title: (name: string) => sentence`Commande ${name} non livrée`,
  redeliver: 'Relivrer',
  restock: 'Restocker',
  delivered: 'Commande livrée',
  waiting: 'Cette commande est en attente de restockage.',
  handheld: 'La commande doit avoir été restockée au préalable sur le terminal portable.',
  restocked: 'La commande a été restockée',
  over: "Cette commande n'est plus à relivrer ni à restocker.",
  gone: "Cette commande n'est plus sur cet appareil.",
  // The orders made of it already (SUP-401, SUP-440).
  reading: 'Lecture de ce qui a déjà été fait',
  madeBefore: 'Déjà fait pour cette commande',
  madeAs: { redelivering: 'Relivraison', missing_bags: 'Sacs oubliés', repreparation: 'Re-préparation' },
  madeOrder: (kind: string, name: string, status: string, day: string) =>
    sentence`${kind} ${name}, ${status}, pour le ${day}`,
  againTitle: (what: string, name: string) => sentence`${what} une seconde fois : commande ${name}`,
  again: (name: string, client: string) =>
    client
      ? sentence`Des sacs de la commande ${name} (${client}) ont déjà été relivrés. Une commande de plus partira chez ce client.`
      : sentence`Des sacs de la commande ${name} ont déjà été relivrés. Une commande de plus partira chez ce client.`,
  unknownBefore: (name: string) =>
    sentence`Ce qui a déjà été relivré pour la commande ${name} n'a pas pu être lu. Une commande de plus partira peut-être chez ce client.`,
  againConfirm: 'Créer une relivraison de plus',
  // The form (DSP-755).
  forgotten: 'Sacs oubliés',
  returned: 'Relivrer ou restocker',
  onlyOut: 'Réservé aux commandes en route ou remises au client',
  formTitle: { redelivering: 'Relivrer', missing_bags: 'Sacs oubliés' },
  formOf: (what: string, name: string) => sentence`${what} : commande ${name}`,
  same: 'Relivrer la même commande',
  sameHint: 'La commande redevient finalisée, à dispatcher, sans rien changer.',
  address: 'Adresse',
  noAddress: "Ce client n'a pas d'adresse connue",
  slot: 'Créneau',
  noSlot: 'Aucun créneau pour cette adresse',
  asking: 'Chargement...',
  choose: 'Choisir…',
  wanted: 'Choisissez une adresse et un créneau',
  slotText: (day: string, from: string, to: string) => sentence`${day}, ${from} - ${to}`,
  create: 'Créer la relivraison',
  noClient: 'Le client de cette commande est inconnu',
  hold: (name: string) => sentence`relivraison de la commande ${name}`,
};
