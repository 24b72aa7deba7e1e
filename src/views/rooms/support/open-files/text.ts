import { sentence } from '../../../../domain/words/isolate.ts';
import type { FileOf } from './open-files.ts';

const counted = (kind: FileOf['kind'], id: number) =>
  kind === 'order' ? sentence`la commande ${id}` : sentence`le client ${id}`;

export const openFilesTexts = {
  bar: 'Appels ouverts',
  next: 'Nouvel appel',
  /** Files the device knows no name of. */
  unnamed: { order: (id: number) => sentence`Commande ${id}`, customer: (id: number) => sentence`Client ${id}` },
  close: (name: string) => sentence`Fermer l'appel : ${name}`,
  full: 'Cinq appels sont ouverts.',
  closeOne: ({ kind, id }: FileOf) => sentence`Fermez-en un pour ouvrir ${counted(kind, id)}.`,
};
