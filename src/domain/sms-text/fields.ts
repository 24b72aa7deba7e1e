import { plain } from '../search/contains.ts';

/** The fields of a text, as they are written between braces. */
export const smsFields = [
  'prénom',
  'commande',
  'créneau',
  'retard',
  'arrivée',
  'montant',
  'livreur',
  'centre',
  'téléphone',
] as const;
export type SmsField = (typeof smsFields)[number];

const byPlainName = new Map(smsFields.map((field) => [plain(field), field]));

/** A field between braces; a brace without its other one counts too, so that none is ever sent. */
const marks = /\{[^{}\n]*\}|\{[^{}\n]*|\}/gu;

/** The marks in a text as they stand there, each once: `{prénom}`. */
export const marksIn = (text: string): readonly string[] => [...new Set(text.match(marks))];

/** Whether nothing in a text is left to fill: only such a text is sent (OUR-219). */
export const isFilled = (text: string): boolean => marksIn(text).length === 0;

/** The field of a mark, whatever its case and accents; null where the mark names none. */
export const fieldOf = (mark: string): SmsField | null =>
  (mark.startsWith('{') && mark.endsWith('}') ? byPlainName.get(plain(mark.slice(1, -1))) : undefined) ?? null;

export const markOf = (field: SmsField): string => `{${field}}`;

/** The text with each mark replaced, where there is something in its place. */
export const replacingMarks = (text: string, by: (mark: string) => string | null): string =>
  text.replace(marks, (mark) => by(mark) ?? mark);
