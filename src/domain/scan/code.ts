/**
 * A code as a label holds it (OUR-026): `12-34` a crate, `CMD-BFAC9Q` an order, `CH-C07` a trolley. `text` is the whole of
 * it, `name` what stands behind the prefix.
 */
export interface ScannedCode {
  readonly kind: 'crate' | 'order' | 'trolley';
  readonly text: string;
  readonly name: string;
}

export const orderPrefix = 'CMD-';
export const trolleyPrefix = 'CH-';
/** More does not fit a label. */
export const longestName = 24;
export const isName = (text: string) => /^[A-Z0-9-]+$/.test(text) && text.length <= longestName;

/** The code a text is, in whatever case; null for a text that has no code's form. */
export function codeIn(text: string): ScannedCode | null {
  const whole = text.toUpperCase();
  if (/^\d{2}-\d{2}$/.test(whole)) return { kind: 'crate', text: whole, name: whole };
  for (const [kind, prefix] of [['order', orderPrefix] as const, ['trolley', trolleyPrefix] as const]) {
    const name = whole.startsWith(prefix) ? whole.slice(prefix.length) : '';
    if (isName(name)) return { kind, text: whole, name };
  }
  return null;
}
