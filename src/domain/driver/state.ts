import { labelled } from '../words/label.ts';
import type { Driver } from './driver.ts';

/** The state of a driver in words (DSP-560, DSP-620). */
export const driverStateLabel = labelled({
  plan: 'Prévu',
  noplan: 'Présent hors planning',
  wait: 'En attente',
  run: 'En tournée',
  run_other: 'En tournée ailleurs',
  run_not_present: 'En tournée, présence non démarrée',
  returning: 'En retour',
  hidden: 'Masqué',
});

/** A hidden driver is listed only on demand, and last (DSP-552). */
export const isHiddenDriver = (driver: Pick<Driver, 'state'>) => driver.state === 'hidden';
