import type { SoonSort } from '../../../../domain/driver/soon-sort.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

export const soonTexts = {
  /** DSP-559. */
  open: (count: number) => `Livreurs attendus (${count})`,
  title: 'Livreurs attendus',
  /** DSP-584. */
  soon: 'Arrivent bientôt',
  hideRefusals: 'Masquer les refus',
  all: 'Tous',
  allVehicles: 'Tous les véhicules',
  name: 'Nom',
  arrivals: 'Arrivées',
  plannings: 'Plannings',
  vehicles: 'Véhicules',
  sort: 'Trier par',
  count: (shown: number, total: number) => `${shown} sur ${total} ${plural(total, 'livreur', 'livreurs')}`,
  empty: 'Aucun livreur ne correspond aux filtres',
  none: 'Aucun livreur',
  loading: 'Chargement des livreurs...',
  yes: 'Oui',
  no: 'Non',
  current: 'en cours',
  papers: { checked: 'Papiers vérifiés', missing: 'Papiers manquants' },
  pnr: 'PNR',
  cni: 'CNI',
  session: (start: string, end: string) => sentence`${start}–${end}`,
};

/** DSP-587. */
export const sortLabels: Readonly<Record<SoonSort, string>> = {
  arrival: 'Arrivée',
  name: 'Nom',
  vehicle: 'Véhicule',
};

/** DSP-589. */
export const soonColumns = {
  name: 'Nom',
  mobile: 'Téléphone',
  vehicle: 'Véhicule',
  arrival: 'Arrivée',
  planning: 'Planning',
  confirmed: 'Confirmé',
  started: 'Démarré',
  presence: 'Début présence',
  papers: 'Papiers',
  pnr: 'PNR',
  cni: 'CNI',
  action: 'Action',
};
