import { sentence } from '../words/isolate.ts';

/** PRP-287: whatever the server says. */
export const receptionFailed = "Une erreur est survenue durant l'enregistrement.";

/** How many orders are marked: `2 reçues, 1 non reçue`. */
export const markedText = (received: number, notReceived: number) =>
  [
    ...(received > 0 ? [`${received} ${received > 1 ? 'reçues' : 'reçue'}`] : []),
    ...(notReceived > 0 ? [`${notReceived} ${notReceived > 1 ? 'non reçues' : 'non reçue'}`] : []),
  ].join(', ');

/** Who said so before, and when, as far as it is known. */
export const alreadyText = (name: string, by: string | null, time: string | null) =>
  [sentence`${name} déjà reçue`, ...(by ? [sentence` par ${by}`] : []), ...(time ? [sentence` à ${time}`] : [])].join(
    '',
  );

/** Who took it back before, and when, as far as it is known (OUR-036). */
export const alreadyCanceledText = (name: string, by: string | null, time: string | null) =>
  [
    sentence`${name} : déjà annulée`,
    ...(by ? [sentence` par ${by}`] : []),
    ...(time ? [sentence` à ${time}`] : []),
  ].join('');
