import { orderPrefix, trolleyPrefix } from './prefixes.ts';

/**
 * A code on a label (OUR-026): `12-34` a crate, `CMD-BFAC9Q` an order, `CH-C07` a trolley. `text` is all of it, `name`
 * the part after the prefix.
 */
export interface ScannedCode {
  readonly kind: 'crate' | 'order' | 'trolley';
  readonly text: string;
  readonly name: string;
}

/** A longer name does not fit on a label. */
export const longestName = 24;
export const isName = (text: string) => /^[A-Z0-9-]+$/.test(text) && text.length <= longestName;

/** The code in a text, in upper or lower case; null for a text that has no code's form. */
export function codeIn(text: string): ScannedCode | null {
  const whole = text.toUpperCase();
  if (/^\d{2}-\d{2}$/.test(whole)) return { kind: 'crate', text: whole, name: whole };
  for (const [kind, prefix] of [['order', orderPrefix] as const, ['trolley', trolleyPrefix] as const]) {
    const name = whole.startsWith(prefix) ? whole.slice(prefix.length) : '';
    if (isName(name)) return { kind, text: whole, name };
  }
  return null;
}
