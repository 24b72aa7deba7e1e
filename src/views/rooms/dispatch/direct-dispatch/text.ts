import { sentence } from '../../../../domain/words/isolate.ts';
/** Orders put into a tour without being dragged (DSP-205, DSP-252, DSP-274). */
export const directTexts = {
  dispatch: 'Dispatch',
  dispatchOf: (name: string) => sentence`Dispatch de la commande ${name}`,
  waiting: 'Commande non finalisée',
  allowWaiting: 'Autoriser le dispatch des commandes non finalisées',
  create: 'Créer une tournée',
  createDefined: 'Créer et mettre en chariot',
  nothingTicked: 'Aucune commande cochée',
};
