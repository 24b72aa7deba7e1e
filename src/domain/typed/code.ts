import { lineOf } from './line.ts';

/** A code in plain signs, without spaces: `75 011` is 75011, `12 – 34` is 12-34. */
export const codeText = (typed: string): string => lineOf(typed).replaceAll(' ', '');
