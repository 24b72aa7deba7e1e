import { addressesFile } from './addresses-file.ts';
import { cardsFile } from './cards-file.ts';
import { creditsFile } from './credits-file.ts';
import { messagesFile } from './messages-file.ts';
import { paygreenFile } from './paygreen-file.ts';
import { subventionsFile } from './subventions-file.ts';

/** Columns of the files of a customer's tabs: one script for them all, asked for at the first press (LOG-217). */
export const tabFiles = {
  addresses: addressesFile,
  cards: cardsFile,
  credits: creditsFile,
  messages: messagesFile,
  paygreen: paygreenFile,
  subventions: subventionsFile,
};
