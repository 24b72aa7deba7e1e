import { sentence } from '../../../../domain/words/isolate.ts';

/** LOG-170. */
export const anomalyTexts = {
  title: (count: number) => `Anomalies (${count})`,
  see: 'Voir',
  seeOf: (what: string, name: string, when: string) => sentence`Voir : ${what}, ${name}, ${when}`,
  ofMonth: 'Repos et semaines qui dépassent le mois sont comptés sur le mois de chaque chauffeur.',
};
