import { sentence } from '../../../domain/words/isolate.ts';

/** A list that shows its first rows. */
export const tableTexts = {
  shownOf: (shown: number, total: number) => `${shown} sur ${total}`,
  all: 'Tout afficher',
  fewer: 'Réduire',
  filteredOut: (count: number) => `${count} hors du filtre`,
  showAll: 'Tout montrer',
  of: (action: string, label: string) => sentence`${action} : ${label}`,
};

/** The pages of a list, the latest first. */
export const pageTexts = {
  count: (from: number, to: number, count: number) => `${from} à ${to} sur ${count}`,
  latest: 'Plus récents',
  earlier: 'Plus anciens',
  firstPage: 'Ce sont les plus récents',
  lastPage: "Il n'y en a pas de plus anciens",
};
