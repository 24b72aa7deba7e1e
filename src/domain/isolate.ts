/** Letters written from right to left, and signs that turn the direction of what follows them. */
const turns = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const signs = /[\u202A-\u202E\u2066-\u2069]/gu;
const [open, close] = ['\u2068', '\u2069'];

/**
 * A name as it may stand in a sentence: where something in it could turn the direction of the words beside it, it is set
 * apart (UAX 9, first strong isolate) without the signs of its own. Any other name stays as it is.
 */
export const isolated = (text: string): string =>
  turns.test(text) ? `${open}${text.replace(signs, '')}${close}` : text;

/** The same for every text of some arguments, before a sentence is made of them. */
export function isolatedTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return isolated(value) as Value;
  if (Array.isArray(value)) return value.map(isolatedTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, isolatedTexts(part)])) as Value;
}
