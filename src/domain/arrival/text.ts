import { sentence } from '../isolate.ts';

/** PRP-287: whatever the server says. */
export const receptionFailed = "Une erreur est survenue durant l'enregistrement.";

const counted = (count: number, one: string, more: string) => `${count} ${count > 1 ? more : one}`;

/** How many orders are marked: `2 reçues, 1 non reçue`. */
export const markedText = (received: number, notReceived: number) =>
  [
    ...(received > 0 ? [counted(received, 'reçue', 'reçues')] : []),
    ...(notReceived > 0 ? [counted(notReceived, 'non reçue', 'non reçues')] : []),
  ].join(', ');

/** Who said so before, and when, as far as it is known. */
export const alreadyText = (name: string, by: string | null, time: string | null) =>
  [sentence`${name} déjà reçue`, ...(by ? [sentence` par ${by}`] : []), ...(time ? [` à ${time}`] : [])].join('');
