import { sentence } from '../../../../domain/words/isolate.ts';
import type { FileOf } from './open-files.ts';

export const openFilesTexts = {
  bar: 'Appels ouverts',
  next: 'Nouvel appel',
  none: 'Aucun appel ouvert',
  /** Files the device knows no name of. */
  unnamed: { order: (id: number) => sentence`Commande ${id}`, customer: (id: number) => sentence`Client ${id}` },
  close: (name: string) => sentence`Fermer l'appel : ${name}`,
  full: 'Cinq appels sont ouverts.',
  /** A file by the number of its order, or an id. */
  counted: (kind: FileOf['kind'], number: string | number) =>
    kind === 'order' ? sentence`la commande ${number}` : sentence`le client ${number}`,
  closeOne: (wanted: string) => sentence`Fermez-en un pour ouvrir ${wanted}.`,
  choices: 'Appels à fermer, du plus ancien au plus récent',
  lookedAt: (time: string) => sentence`regardé à ${time}`,
  closeAndOpen: 'Fermer et ouvrir',
  closeFor: (name: string, wanted: string) => sentence`Fermer et ouvrir : ${name}, puis ${wanted}`,
  typedStays: "Ce qui y est tapé n'est pas perdu : il y est encore pendant une demi-heure.",
};
