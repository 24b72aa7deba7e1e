/** Letters written from right to left, and signs that change the direction of the text after them. */
const turns = /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const embeddings = /[\u202A-\u202E]/gu;
const isolates = /[\u2066-\u2069]/gu;
const [open, close] = ['\u2068', '\u2069'];

/**
 * A name in a form safe for a sentence. If it contains something that could turn the direction of the words beside it,
 * it is isolated (UAX 9, first strong isolate), and its own direction signs are closed. Any other name stays as it is,
 * and so does one that is isolated already.
 */
export function isolated(text: string): string {
  if (!turns.test(text)) return text;
  const plain = text.replace(embeddings, '');
  const ends = isolatesIn(plain);
  const clean = plain.replace(isolates, (sign, at) => (ends.has(at) ? sign : ''));
  return clean.startsWith(open) && ends.get(0) === plain.length - 1 ? clean : `${open}${clean}${close}`;
}

/** Where the closed isolates begin and end, in both directions. */
function isolatesIn(text: string): ReadonlyMap<number, number> {
  const [begun, ends]: [number[], Map<number, number>] = [[], new Map()];
  for (const { 0: sign, index } of text.matchAll(isolates)) {
    const start = sign === close ? begun.pop() : begun.push(index) && undefined;
    if (start !== undefined) ends.set(start, index).set(index, start);
  }
  return ends;
}

/** Our words around somebody else's text, which is isolated: `` sentence`Sacs de ${name}` ``. */
export const sentence = (words: TemplateStringsArray, ...parts: readonly (string | number)[]): string =>
  String.raw({ raw: words }, ...parts.map((part) => isolated(String(part))));

/** Texts joined, each isolated; absent ones are left out. */
export const joined = (by: string, parts: readonly (string | null | undefined | false)[]): string =>
  parts.flatMap((part) => (part ? [isolated(part)] : [])).join(by);

/** Isolates every text in some arguments, before a sentence is made of them. */
export function isolatedTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return isolated(value) as Value;
  if (Array.isArray(value)) return value.map(isolatedTexts) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, isolatedTexts(part)])) as Value;
}
