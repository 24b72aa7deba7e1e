import { shiftRefusals } from '../../../../domain/driver-log/refusals.ts';
import type { ShiftProblem } from '../../../../domain/driver-log/shift-edit.ts';
import { de } from '../../../../domain/words/elided.ts';
import { sentence } from '../../../../domain/words/isolate.ts';

export const editTexts = {
  edit: (name: string, times: string) => sentence`Modifier la présence ${de(name)} : ${times}`,
  press: 'Modifier les heures',
  form: (name: string) => sentence`Heures ${de(name)}`,
  hold: (name: string, day: string) => sentence`heures de présence ${de(name)} du ${day}`,
  start: 'Début',
  end: 'Fin',
  whichOf: (side: string) => sentence`${side} : cette heure existe deux fois`,
  save: 'Enregistrer',
  reset: 'Rétablir',
};

export const shiftProblems: Readonly<Record<ShiftProblem, string>> = {
  /** LOG-061. */
  format: 'Écrivez une heure comme 9h05',
  skipped: shiftRefusals.skipped,
  /** LOG-062. */
  order: shiftRefusals.order,
};
