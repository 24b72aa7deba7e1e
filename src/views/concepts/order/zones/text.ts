import { joined, sentence } from '../../../../domain/words/isolate.ts';
import type { ZoneCount } from '../../../../domain/zone/zone.ts';

export const zoneTexts = {
  list: 'Zones de préparation',
  ofOrder: (name: string) => sentence`Zones de la commande ${name}`,
  noZones: "Cette commande n'a pas de zone de préparation.",
  name: (name: string, items: number) => sentence`${name} (${items})`,
  done: 'faite',
  toDo: 'à faire',
  locked: 'verrouillée',
  worker: (name: string) => sentence`Préparée par ${name}`,
  area: (name: string) => sentence`Dépôt : ${name}`,
  isotherm: (count: number) => (count > 1 ? `${count} sacs isothermes` : `${count} sac isotherme`),
  crates: (count: number) => (count > 1 ? `${count} cagettes` : `${count} cagette`),
  actions: (name: string) => sentence`Actions sur la zone ${name}`,
  finish: 'Terminer la zone',
  reopen: 'Remettre à faire',
  lock: 'Verrouiller',
  unlock: 'Déverrouiller',
  destock: 'Déstocker',
  restock: 'Restocker',
  isLocked: 'Cette zone est déjà verrouillée.',
  isOpen: "Cette zone n'est pas verrouillée.",
  unlockFirst: "Déverrouillez la zone d'abord.",
  notHere: "Cette commande n'est pas dans les listes de cet appareil.",
  doneTitle: (name: string) => sentence`Zone ${name} terminée`,
  doneOf: (name: string, isApart: boolean) =>
    joined(' ', [sentence`Commande ${name}.`, isApart && 'Les sacs de cette zone sont mis à part.']),
  count: (counted: ZoneCount) => (counted === 'isotherm' ? 'Nombre de sacs isothermes' : 'Nombre de cagettes'),
  submit: 'Valider',
  gone: "Cette zone n'est plus dans la commande.",
  hold: (name: string) => sentence`zone ${name} terminée`,
};
