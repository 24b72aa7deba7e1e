/**
 * Parses texts that follow each other and say nearly the same, as the answers to one poll do. An element of a list at the
 * top that is told word for word as in the text before is not parsed again: it is the same object (docs/adr/0025).
 */
export class SharedJson {
  /** Of the text before; null as long as there was none. */
  private lists: Lists | null = null;

  /** What `JSON.parse` gives, or throws. Results share objects: nobody may change them. */
  readonly parse = (text: string): unknown => {
    // The first is wanted soonest, and takes half as long in one piece.
    const reading = this.lists && new Reading(text, this.lists);
    const body = reading?.object();
    this.lists = reading && body ? reading.lists : new Map();
    return body ?? JSON.parse(text);
  };
}

type Lists = ReadonlyMap<string, Elements>;

/** The elements of one list: what they say, and where they say it. */
class Elements {
  readonly values: unknown[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private places: Map<unknown, number> | null = null;

  constructor(private readonly text: string) {}

  add(start: number, end: number, value: unknown): void {
    this.starts.push(start);
    this.ends.push(end);
    this.values.push(value);
  }

  /** The length of the nth element, if `text` goes on with it from `at` on; else 0. */
  sameLength(nth: number, text: string, at: number): number {
    const start = this.starts[nth] ?? 0;
    const end = this.ends[nth] ?? 0;
    const length = end - start;
    return text.slice(at, at + length) === this.text.slice(start, end) ? length : 0;
  }

  /** The place behind the element with the id of `value`; undefined without one. */
  placeAfter(value: unknown): number | undefined {
    this.places ??= new Map(this.values.map((it, nth) => [idOf(it), nth + 1]));
    return this.places.get(idOf(value));
  }
}

const idOf = (value: unknown) => (value as { readonly id?: unknown }).id;

const code = (char: string) => char.charCodeAt(0);
const quote = code('"');
const backslash = code('\\');
const comma = code(',');
const colon = code(':');
const openBrace = code('{');
const closeBrace = code('}');
const openBracket = code('[');
const closeBracket = code(']');
const whiteSpace = new Set([...' \t\n\r'].map(code));

/** One text, read from its first character to its last. */
class Reading {
  readonly lists = new Map<string, Elements>();
  private at = 0;

  constructor(
    private readonly text: string,
    private readonly before: Lists,
  ) {}

  /** The object the text is; undefined when it is another value, or none: that is for `JSON.parse` to tell. */
  object(): object | undefined {
    if (!this.takes(openBrace)) return undefined;
    const fields = new Map<string, unknown>();
    do {
      if (this.next() !== quote) return undefined;
      const name = this.value() as string;
      if (!this.takes(colon)) return undefined;
      const value = this.next() === openBracket ? this.list(name) : this.value();
      if (value === undefined) return undefined;
      fields.set(name, value);
    } while (this.takes(comma));
    const isWhole = this.takes(closeBrace) && Number.isNaN(this.next());
    return isWhole ? Object.fromEntries(fields) : undefined;
  }

  /** The list that begins here; undefined where it does not go on as one. */
  private list(name: string): readonly unknown[] | undefined {
    const start = this.at;
    this.takes(openBracket);
    if (this.next() !== openBrace) {
      this.at = start;
      return this.value() as unknown[];
    }
    const elements = new Elements(this.text);
    const before = this.before.get(name);
    let expected = 0;
    do {
      if (this.next() !== openBrace) return undefined;
      expected = this.element(elements, before, expected);
    } while (this.takes(comma));
    if (!this.takes(closeBracket)) return undefined;
    this.lists.set(name, elements);
    return elements.values;
  }

  /** Adds the element that begins here; returns the place of the one that followed it before. */
  private element(elements: Elements, before: Elements | undefined, expected: number): number {
    const start = this.at;
    const length = before?.sameLength(expected, this.text, start) ?? 0;
    if (before && length > 0) {
      this.at += length;
      elements.add(start, this.at, before.values[expected]);
      return expected + 1;
    }
    const value = this.value();
    elements.add(start, this.at, value);
    return before?.placeAfter(value) ?? expected;
  }

  /** The value that begins here. */
  private value(): unknown {
    const start = this.at;
    this.at = endOf(this.text, start);
    return JSON.parse(this.text.slice(start, this.at));
  }

  private takes(char: number): boolean {
    const isThere = this.next() === char;
    if (isThere) this.at += 1;
    return isThere;
  }

  /** The next character that means something; NaN at the end. */
  private next(): number {
    while (whiteSpace.has(this.text.charCodeAt(this.at))) this.at += 1;
    return this.text.charCodeAt(this.at);
  }
}

/** Where the value ends that starts at `at`, if it is one. */
function endOf(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    const char = text.charCodeAt(end);
    if (char === quote) {
      end = closingQuote(text, end);
      if (depth === 0) return end + 1;
    } else if (char === openBrace || char === openBracket) depth += 1;
    else if (char === closeBrace || char === closeBracket) {
      // One that nothing here opened belongs to what is around.
      if (depth <= 1) return end + depth;
      depth -= 1;
    } else if (char === comma && depth === 0) return end;
  }
  return text.length;
}

function closingQuote(text: string, at: number): number {
  let end = at;
  do end = text.indexOf('"', end + 1);
  while (end > 0 && isEscaped(text, end));
  return end > 0 ? end : text.length;
}

function isEscaped(text: string, at: number): boolean {
  let before = at - 1;
  while (text.charCodeAt(before) === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
