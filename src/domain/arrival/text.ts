import { sentence } from '../words/isolate.ts';

/** PRP-287: this text, whatever the server answers. */
export const receptionFailed = "Une erreur est survenue durant l'enregistrement.";

/** A mark of a batch that says the contrary of a colleague's reception (PRP-286). */
export const voidMark = "votre marque « non reçue » n'est pas enregistrée";

/** How many orders are marked: `2 reçues, 1 non reçue`. */
export const markedText = (received: number, notReceived: number) =>
  [
    ...(received > 0 ? [`${received} ${received > 1 ? 'reçues' : 'reçue'}`] : []),
    ...(notReceived > 0 ? [`${notReceived} ${notReceived > 1 ? 'non reçues' : 'non reçue'}`] : []),
  ].join(', ');

/** The name and time of an earlier reception, as far as they are known. */
export const alreadyText = (name: string, by: string | null, time: string | null) =>
  [sentence`${name} déjà reçue`, ...(by ? [sentence` par ${by}`] : []), ...(time ? [sentence` à ${time}`] : [])].join(
    '',
  );

/** The name and time of an earlier cancellation, as far as they are known (OUR-036). */
export const alreadyCanceledText = (name: string, by: string | null, time: string | null) =>
  [
    sentence`${name} : déjà annulée`,
    ...(by ? [sentence` par ${by}`] : []),
    ...(time ? [sentence` à ${time}`] : []),
  ].join('');
