import { de } from '../../../../domain/words/elided.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
export const driverBagTexts = {
  /** DSP-637. */
  returned: 'Nombre de sacs isothermes récupérés',
  returnTitle: (name: string) => sentence`Retour de sacs ${de(name)}`,
  asking: 'Chargement...',
  returnEntry: 'Retour de sacs',
  moveTitle: 'Sacs isothermes',
  moveEntry: 'Sacs isothermes…',
  driver: 'Livreur',
  operation: 'Opération',
  bags: 'Nombre de sacs',
  noDriver: 'Veuillez renseigner un livreur',
  noOperation: 'Veuillez choisir une opération',
  invalid: 'Un nombre entier de 1 à 999 est attendu.',
  hold: (name: string) => sentence`sacs isothermes ${de(name)}`,
};
