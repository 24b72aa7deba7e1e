import type { MonthFilter, MonthState } from '../../../../domain/driver-log/driver-month.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { euroText } from '../../../../domain/money/money.ts';
import { de } from '../../../../domain/words/elided.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

/** LOG-207. */
export const stateTexts: Readonly<Record<MonthFilter, string>> = {
  open: 'Ouverts',
  demand: 'Demande à décider',
  unfinished: 'Présence sans fin',
  overlap: 'Chevauchement',
  ready: 'Prêts',
  closed: 'Clos',
  reopened: 'Rouverts',
};

const sumTexts: Readonly<Record<MonthState, string>> = { closed: 'clos', ready: 'prêts', open: 'ouverts' };

export const filterTexts = {
  /** OUR-262. */
  sums: (sums: readonly (readonly [MonthState, number])[]) =>
    sums.map(([state, cents]) => `${sumTexts[state]} ${euroText(eurosOf(cents))}`).join(', '),
  label: 'Mois montrés',
  all: (count: number) => `Tous (${count})`,
  choice: (label: string, count: number) => sentence`${label} (${count})`,
  hidden: (count: number) => `${count} ${plural(count, 'chauffeur caché', 'chauffeurs cachés')}`,
  none: 'Aucun mois dans cet état',
};

/** LOG-208. */
export const severalTexts = {
  tick: (name: string) => sentence`Cocher le mois ${de(name)}`,
  tickReady: (count: number) => `Cocher ${plural(count, 'le prêt', `les ${count} prêts`)}`,
  untick: 'Tout décocher',
  open: (count: number) => `Clôturer ${plural(count, 'le coché', `les ${count} cochés`)}`,
  title: (month: string) => sentence`Clôturer ensemble, ${month}`,
  intro:
    'Chaque mois garde ses montants et son fichier comme ils sont. Un mois qui a changé entre-temps est refusé seul.',
  list: 'Mois à clôturer',
  close: (count: number, amount: string) => sentence`Clôturer ${plural(count, 'le mois', `les ${count}`)}, ${amount}`,
  unknown: 'Les montants ne sont pas encore tous connus',
  done: 'clos',
  refused: 'refusé',
  waits: 'en cours',
  finished: (done: number, refused: number) =>
    `${done} ${plural(done, 'clos', 'clos')}, ${refused} ${plural(refused, 'refusé, resté coché', 'refusés, restés cochés')}`,
  leave: 'Fermer',
};
