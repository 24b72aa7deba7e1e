import { sentence } from '../../../../domain/words/isolate.ts';

export const alertDetailTexts = {
  title: 'Alerte',
  since: (time: string) => sentence`Reçue le ${time}`,
  gone: "Cette alerte n'est plus là.",
};
