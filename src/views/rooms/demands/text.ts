import type { DemandFilter } from '../../../domain/extra-cost/filters.ts';

export const reviewTexts = {
  title: 'Demandes de surcoût',
  filters: 'Filtres',
  filter: 'Filtrer',
  all: 'Tous',
  yesNo: { '1': 'Oui', '0': 'Non' },
  /** LOG-133. */
  tooFar: "Votre date a l'air un peu trop dans le futur ;).",
};

/** LOG-130. */
export const filterLabels: Readonly<Record<DemandFilter, string>> = {
  fromDate: 'Demandé du',
  toDate: 'Demandé au',
  driverId: 'Livreur',
  isReviewed: 'Traité',
  reviewedById: 'Traité par',
  fromReviewedAt: 'Traité du',
  toReviewedAt: 'Traité au',
  isValidated: 'Validé',
};
