import * as z from 'zod/mini';
import { lineOf } from './line.ts';

/** An e-mail address in plain signs: `mailto:` and the name and brackets around it, as they are pasted, go. */
export function mailText(typed: string): string {
  const line = lineOf(typed);
  const within = /<([^<>\s]+@[^<>\s]+)>/.exec(line)?.[1] ?? line;
  return within
    .replace(/^mailto:/i, '')
    .replace(/\?.*$/, '')
    .trim();
}

/** The same as it is compared: one address, however its letters were written. */
export const mailKey = (text: string): string => mailText(text).toLowerCase();

export const Mail = z.string().check(z.overwrite(mailText), z.email(), z.maxLength(320));
