import { labelled } from '../words/label.ts';

/** LOG-010, LOG-202. */
export const payModeLabel = labelled({
  performance: 'Perf',
  presence: 'Temps',
  by_order: 'A la commande',
  by_day: 'Forfait jour',
  perf_and_waiting: 'Perf. et attente',
});
