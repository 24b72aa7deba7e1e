import { sentence } from '../../../domain/words/isolate.ts';
import { labelled } from '../../../domain/words/label.ts';

export const secondCourierTexts = {
  title: 'Uber Eats',
  stores: 'Stores',
  storeState: (name: string, status: string) => sentence`${name} : ${status}`,
  noStores: 'Aucun store dans ce centre',
  loading: 'Chargement...',
  never: 'Rien de connu sur cet appareil',
  at: (time: string, seconds: number) => sentence`Actualisé à ${time}, toutes les ${seconds} s`,
  offlineAt: (time: string) => sentence`Hors ligne : lu à ${time}`,
  pause: 'Mettre le store en PAUSE',
  reopen: 'Rouvrir le store',
  log: 'Voir les changements log',
  of: (action: string, store: string) => sentence`${action} : ${store}`,
  updating: 'Changement en cours',
  until: (time: string) => sentence`jusqu'à ${time}`,
  toRegularize: (count: number) => `Commandes à régulariser (${count})`,
  current: (count: number) => `Commandes en cours (${count})`,
  noneToRegularize: 'Aucune commande à régulariser',
  noCurrent: 'Aucune commande en cours',
  heads: [
    ...(['Service', 'Pickup', 'Commande', 'Client', 'Statut', 'Emplacement', 'Sacs', 'Id affiché'] as const),
    ...(['Livreur', 'Téléphone', 'Véhicule', 'Livraison'] as const),
  ] as const,
  /** Columns of the file alone: the table has both under the name. */
  clientPhone: 'Téléphone du client',
  clientCode: 'Code du client',
  actions: 'Actions',
  fetched: 'Commande en retrait',
  heavy: 'Colis lourd',
  unsaid: '-',
  code: (pin: string) => sentence`code ${pin}`,
  deliver: 'Livrer',
  cancel: 'Annuler',
  ofOrder: (action: string, order: string) => sentence`${action} la commande ${order}`,
  confirm: {
    received: {
      title: (order: string) => sentence`Livrer la commande ${order} ?`,
      text: 'La commande sera dite livrée. On ne peut pas revenir en arrière depuis cette page.',
      confirm: 'Livrer',
    },
    canceled: {
      title: (order: string) => sentence`Annuler la commande ${order} ?`,
      text: 'La commande sera annulée, chez Uber aussi. On ne peut pas revenir en arrière depuis cette page.',
      confirm: 'Annuler la commande',
    },
  },
  failureOf: (order: string) => sentence`Échec de la livraison de ${order}`,
  reason: 'Motif',
  return: 'Retour',
  returnAt: 'Retour prévu',
};

/** PRP-385. */
export const serviceLabel = labelled({ uber_eats: 'Uber Eats', uber_direct: 'Uber Direct' });
