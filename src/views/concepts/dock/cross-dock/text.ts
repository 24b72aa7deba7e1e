import { sentence } from '../../../../domain/words/isolate.ts';
export const crossDockTexts = {
  load: 'Chargement cross-dock',
  title: (code: string) => sentence`Charger ${code} (cross-dock)`,
  extraCrates: 'Cagettes en plus',
  /** DSP-902, DSP-903. */
  invalid: 'Un nombre entier de 0 à 999 est attendu.',
  submit: 'Valider le chargement',
  extra: (count: number) => (count > 1 ? `${count} cagettes en plus` : `${count} cagette en plus`),
  hold: (code: string) => sentence`chargement de ${code}`,
  assign: 'Affecter au cross-dock',
};
