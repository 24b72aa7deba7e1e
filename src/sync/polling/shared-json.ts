import { type Bytes, isSame, type Parser, plainJson } from './body.ts';

/**
 * Parses successive bodies that are nearly the same, as the answers to one poll are. An element of a top-level list
 * with the same bytes as in the body before is not parsed again: it is the same object (docs/adr/0025).
 */
export class SharedJson implements Parser {
  /** Lists of the body before; null as long as there was none. */
  private lists: ElementsByPath | null = null;
  /** Memory of the body before. */
  private held: Bytes = new Uint8Array();
  spare: Bytes = new Uint8Array();

  /**
   * The value that `JSON.parse` gives for these bytes. The bytes are kept and results share objects: nobody may change
   * either.
   */
  readonly parse = (body: Bytes): unknown => {
    this.spare = new Uint8Array(this.held.buffer);
    this.held = body;
    // The first body is wanted soonest, and takes half as long in one piece.
    const reading = this.lists && new Reading(body, this.lists);
    const object = reading?.object();
    this.lists = reading && object ? reading.lists : new Map();
    return object ?? plainJson.parse(body);
  };
}

type ElementsByPath = ReadonlyMap<string, Elements>;

/** The elements of one list: their values and their places. */
class Elements {
  readonly values: unknown[] = [];
  private readonly starts: number[] = [];
  private readonly ends: number[] = [];
  private places: Map<unknown, number> | null = null;

  constructor(private readonly body: DataView) {}

  add(start: number, end: number, value: unknown): void {
    this.starts.push(start);
    this.ends.push(end);
    this.values.push(value);
  }

  /** Length of the nth element, if `body` repeats it from `at` on; else 0. */
  sameLength(nth: number, body: DataView, at: number): number {
    const start = this.starts[nth] ?? 0;
    const length = (this.ends[nth] ?? 0) - start;
    return isSame(this.body, start, body, at, length) ? length : 0;
  }

  /** The place after the element with the id of `value`; undefined without one. */
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

/** One body, read from its first byte to its last. */
class Reading {
  readonly lists = new Map<string, Elements>();
  private readonly view: DataView;
  private at = 0;

  constructor(
    private readonly bytes: Bytes,
    private readonly before: ElementsByPath,
  ) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  /** The object in the text; undefined for any other text, which is left to `JSON.parse`. */
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
    const isWhole = this.takes(closeBrace) && this.next() === undefined;
    return isWhole ? Object.fromEntries(fields) : undefined;
  }

  /** The list that begins here; undefined if it does not continue as one. */
  private list(name: string): readonly unknown[] | undefined {
    const start = this.at;
    this.takes(openBracket);
    if (this.next() !== openBrace) {
      this.at = start;
      return this.value() as unknown[];
    }
    const elements = new Elements(this.view);
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

  /** Adds the element that begins here; returns the place of the element that followed it before. */
  private element(elements: Elements, before: Elements | undefined, expected: number): number {
    const start = this.at;
    const length = before?.sameLength(expected, this.view, start) ?? 0;
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
    this.at = endOf(this.bytes, start);
    return plainJson.parse(this.bytes.subarray(start, this.at));
  }

  private takes(byte: number): boolean {
    const isThere = this.next() === byte;
    if (isThere) this.at += 1;
    return isThere;
  }

  /** The next byte that is no white space; undefined at the end. */
  private next(): number | undefined {
    let byte = this.bytes[this.at];
    while (byte !== undefined && whiteSpace.has(byte)) byte = this.bytes[++this.at];
    return byte;
  }
}

/** Where the value that starts at `at` ends, if there is one. */
function endOf(bytes: Bytes, at: number): number {
  let depth = 0;
  for (let end = at; end < bytes.length; end++) {
    const byte = bytes[end];
    if (byte === quote) {
      end = closingQuote(bytes, end);
      if (depth === 0) return end + 1;
    } else if (byte === openBrace || byte === openBracket) depth += 1;
    else if (byte === closeBrace || byte === closeBracket) {
      // A closing byte that matches no opening one here belongs to the value around.
      if (depth <= 1) return end + depth;
      depth -= 1;
    } else if (byte === comma && depth === 0) return end;
  }
  return bytes.length;
}

function closingQuote(bytes: Bytes, at: number): number {
  let end = at;
  do end = bytes.indexOf(quote, end + 1);
  while (end > 0 && isEscaped(bytes, end));
  return end > 0 ? end : bytes.length;
}

function isEscaped(bytes: Bytes, at: number): boolean {
  let before = at - 1;
  while (bytes[before] === backslash) before -= 1;
  return (at - before) % 2 === 0;
}
