import { de } from '../../../domain/words/elided.ts';
import { sentence } from '../../../domain/words/isolate.ts';
export const demandTexts = {
  loading: 'Chargement...',
  /** LOG-134. */
  count: (count: number) => `${count} résultat(s)`,
  /** LOG-144. */
  none: 'Aucune demande',
  pages: 'Pages des demandes',
  yes: 'Oui',
  no: 'Non',
  /** LOG-139. */
  refuse: 'Refusé',
  refuseTitle: 'Refuser la demande',
  sureToRefuse: (name: string, at: string) =>
    sentence`La demande ${de(name)} du ${at} sera refusée : rien ne lui sera payé. Ce refus ne pourra pas être annulé.`,
  refuseIt: 'Refuser',
  validate: 'Validé',
  refuseOf: (name: string, at: string) => sentence`Refusé : demande ${de(name)}, ${at}`,
  validateOf: (name: string, at: string) => sentence`Validé : demande ${de(name)}, ${at}`,
  /** LOG-110. */
  remove: 'Supprimer le surcoût',
  removeOf: (name: string, at: string) => sentence`Supprimer le surcoût de la demande ${de(name)}, ${at}`,
  /** LOG-027. */
  sureToRemove: 'Êtes vous sûr de vouloir supprimer ce surcoût ?',
  look: 'Voir les preuves',
  /** LOG-193. */
  drafts: { refuse: 'Refusé, brouillon', validate: 'Validé, brouillon' },
  draftMeaning: 'Décision prise hors ligne, gardée sur cet onglet : rien ne part seul',
  /** LOG-163. */
  editedSince: 'présence modifiée depuis',
  editedSinceAt: (at: string) => sentence`La présence a été corrigée le ${at}, après la décision, qui reste`,
  notLogistic: 'Réservé à la logistique',
  demand: 'une demande',
  demandOf: (name: string) => sentence`la demande ${de(name)}`,
  hold: (name: string) => sentence`surcoût demandé par ${name}`,
  /** LOG-206. */
  enters: (month: string, into: string, day: string) =>
    sentence`${month} est clos : le surcoût entre dans ${into}, au taux du ${day}`,
  gone: "Cette demande n'est plus dans la liste.",
  decided: 'Cette demande a déjà été traitée.',
};

/** LOG-136. */
export const demandColumns = [
  ...(['Demandé le', 'Livreur', 'Groupement', 'Commande', 'Type', 'Minutes', 'Commentaire'] as const),
  ...(['Traité par', 'Traité le', 'Surcoût créé', 'Actions'] as const),
] as const;
