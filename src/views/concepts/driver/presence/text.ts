import { de } from '../../../../domain/words/elided.ts';
import { sentence } from '../../../../domain/words/isolate.ts';

export const presenceTexts = {
  /** DSP-627. */
  stop: (label: string) => sentence`Ce livreur a des tâches en cours qui vont passer ${label} , confirmer ?`,
  /** DSP-632. */
  note: 'Ajouter une note',
  noteOf: (name: string) => sentence`Activité ${de(name)}`,
  noteTooLong: 'La note ne peut pas dépasser 200 caractères.',
  start: 'Démarrer',
  gone: "Ce livreur n'est plus dans ce centre.",
  hold: (name: string) => sentence`activité ${de(name)}`,
};
