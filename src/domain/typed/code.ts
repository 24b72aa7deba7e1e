import { lineOf } from './line.ts';

/** A telephone number in plain signs, with its groups as typed; a slash separates them like a space. */
export const phoneText = (typed: string): string => lineOf(lineOf(typed).replaceAll('/', ' '));

/** A code in plain signs, without spaces: `75 011` is 75011, `12 – 34` is 12-34. */
export const codeText = (typed: string): string => lineOf(typed).replaceAll(' ', '');
