import { sentence } from '../../../../domain/words/isolate.ts';
import { plural } from '../../../../domain/words/plural.ts';

/** LOG-209 to LOG-212. */
export const pictureTexts = {
  views: 'Vue',
  table: 'Tableau',
  picture: 'Image du jour',
  shown: 'Chauffeurs montrés',
  all: (count: number) => `Tous (${count})`,
  toLookAt: (count: number) => `À regarder (${count})`,
  drivers: (count: number) => `${count} ${plural(count, 'chauffeur', 'chauffeurs')}`,
  keys: '↑ ↓ chauffeur, ← → moment, Entrée ouvre',
  legend: 'Légende',
  twice: 'deux fois',
  hole: 'trou',
  none: 'Aucune présence ce jour-là',
  noneToLookAt: 'Rien à regarder ce jour-là',
  line: (name: string, text: string) => sentence`${name} : ${text}`,
  reading: 'Moment lu',
  unfinished: 'hors total',
  open: 'Ouvrir ses logs',
};
