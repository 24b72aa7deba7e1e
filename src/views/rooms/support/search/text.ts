import { sentence } from '../../../../domain/words/isolate.ts';

export const searchTexts = {
  home: 'Support',
  field: 'Rechercher un client ou une commande',
  placeholder: 'Nom, e-mail, téléphone, adresse ou numéro',
  hint: 'Un numéro puis Entrée ouvre la commande, comme il est dit : BFAC 9Q, b f a c 9 q, CMD-BFAC9Q. Flèches : choisir, Entrée : ouvrir.',
  offline:
    'Hors ligne : la recherche reprend avec le réseau. Un numéro de commande puis Entrée ouvre ce que ce poste en sait.',
  asking: 'Recherche...',
  none: 'Aucun client trouvé',
  results: 'Résultats',
  /** SUP-030. */
  shown: (shown: number, found: number) => sentence`${shown} / ${found}`,
  narrow: 'Précisez la recherche pour voir les autres.',
  columns: {
    site: 'Site',
    email: 'Email',
    name: 'Nom',
    address: 'Dernière adresse',
    phone: 'Téléphone',
    orders: 'Dernières commandes',
    last: 'Date dernière commande',
  },
  noName: 'Sans nom',
  /** OUR-167. */
  company: (name: string) => sentence`Société : ${name}`,
  recent: 'Ouvertes récemment sur ce poste',
  noRecent: 'Aucune commande ouverte',
  order: (id: number) => sentence`Commande ${id}`,
  onlyNumbers: 'Seuls les numéros restent sur le poste.',
};
