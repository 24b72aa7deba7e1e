import type { ActivityType } from '../../../../domain/order/sheet/activity.ts';

export const activityTexts = {
  /** SUP-073. */
  panel: 'Commande',
  sheet: 'Fiche commande',
  activity: "Journal d'activité",
  /** SUP-009. */
  loading: 'Chargement...',
  none: 'Aucune activité',
};

/** A word for each kind of entry (SUP-076). */
export const activityLabels: Readonly<Record<ActivityType, string>> = {
  packing: 'Préparation',
  log_driverloggroup: 'Livreur',
  back_to_center: 'Retour au centre',
  log_dock: 'Tournée',
  log_stock: 'Stock',
  log_trolley_suggested: 'Chariot proposé',
  log_transit_area: 'Zone de transit',
  order_crate: 'Cagette',
  log_money: 'Argent',
  log_print_line_use: 'Impression',
  external_job: 'Course',
  other: 'Autre',
};
