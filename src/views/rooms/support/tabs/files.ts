import { addressesFile } from './addresses/addresses-file.ts';
import { cardsFile } from './cards/cards-file.ts';
import { creditsFile } from './credits/credits-file.ts';
import { messagesFile } from './messages/messages-file.ts';
import { paygreenFile } from './paygreen/paygreen-file.ts';
import { subventionsFile } from './subventions/subventions-file.ts';

/** Columns of the files of a customer's tabs: one script for them all, asked for at the first press (LOG-217). */
export const tabFiles = {
  addresses: addressesFile,
  cards: cardsFile,
  credits: creditsFile,
  messages: messagesFile,
  paygreen: paygreenFile,
  subventions: subventionsFile,
};
