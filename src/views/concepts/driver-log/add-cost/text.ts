import { sentence } from '../../../../domain/words/isolate.ts';

export const addCostTexts = {
  title: 'Ajouter un surcoût',
  hold: (day: string) => sentence`surcoût du ${day}`,
};
