// Columns of the files of a customer's tabs: one script for them all, asked for at the first press (LOG-217).
export { addressesFile } from './addresses-file.ts';
export { cardsFile } from './cards-file.ts';
export { creditsFile } from './credits-file.ts';
export { messagesFile } from './messages-file.ts';
export { paygreenFile } from './paygreen-file.ts';
export { subventionsFile } from './subventions-file.ts';
