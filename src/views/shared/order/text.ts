import { sentence } from '../../../domain/isolate.ts';

/** What lists of orders have in common. */
export const orderTexts = {
  bags: 'Sacs',
  client: 'Client',
  state: 'État',
  departure: (time: string) => sentence`dép. ${time}`,
};
