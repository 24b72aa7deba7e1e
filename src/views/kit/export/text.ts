import { sentence } from '../../../domain/words/isolate.ts';
import { plural } from '../../../domain/words/plural.ts';

export const exportTexts = {
  label: 'Exporter',
  /** Its visible words come first, so that they can be spoken. */
  of: (table: string) => sentence`Exporter : ${table}`,
  lines: (count: number) => `${count} ${plural(count, 'ligne', 'lignes')} (CSV)`,
  missing: "Le fichier n'a pas pu être fait : une partie de la page n'est pas arrivée. Réessayez.",
};
