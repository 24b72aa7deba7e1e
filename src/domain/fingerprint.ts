/**
 * A number that identifies a JSON value: 53 bits (cyrb53) of its text. Two different values share one once in 9·10¹⁵.
 * The same fields in another order give another number.
 */
export function fingerprint(value: unknown): number {
  const text = JSON.stringify(value) ?? '';
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    low = Math.imul(low ^ code, 2654435761);
    high = Math.imul(high ^ code, 1597334677);
  }
  const mixed = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  const other = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  return 4294967296 * (2097151 & other) + (mixed >>> 0);
}
