import { sentence } from '../../../../domain/words/isolate.ts';

export const accountTexts = {
  misc: 'Divers',
  invoices: 'Factures',
  year: (year: number) => String(year),
  danger: 'Danger',
  delete: 'Supprimer',
  anonymise: 'Anonymiser',
  deleteWho: (name: string) => sentence`Supprimer ${name}`,
  anonymiseWho: (name: string) => sentence`Anonymiser ${name}`,
  forceCenter: 'Forcer le centre',
  disconnect: 'Déconnecter Edenred',
  /** SUP-581. */
  sure: 'Êtes-vous sûr de vouloir supprimer/anonymiser ce compte ?',
  /** The scope of the question, so that nobody expects more or less of it (SUP-583). */
  cleared:
    'Noms, adresse e-mail, numéros, adresses et notes sont effacés pour toujours. Ses commandes, paiements, crédits et consignes restent, avec leurs numéros et leurs montants.',
  sureOfCenter:
    "Êtes-vous sûr de vouloir recalculer le centre de l'utilisateur ? Attention, certains des produits du panier de l'utilisateur peuvent être perdus.",
  sureOfEdenred: 'Êtes-vous sûr de vouloir déconnecter Edenred ?',
  offline: 'Hors ligne : les factures ne peuvent pas être demandées.',
  fetching: 'Téléchargement en cours',
  saving: 'Enregistrement en cours',
  loading: 'Chargement...',
};
