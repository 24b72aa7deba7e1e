import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharedJson } from '../../src/sync/polling/shared-json.ts';

interface Row {
  readonly id: number;
  readonly said?: unknown;
}
const rows = (...list: readonly Row[]) => JSON.stringify({ version: list.length, rows: list });
const bytes = (text: string) => new TextEncoder().encode(text);
const a: Row = { id: 1, said: 'a "quoted" \\ [word], {and} so on' };
const b: Row = { id: 2, said: [{ id: 1 }, '}'] };
const c: Row = { id: 3, said: null };

/** The rows of the last of these texts, and the index of each in the text before. */
function read(...texts: readonly string[]) {
  const json = new SharedJson();
  // A first text is parsed whole: only the second leaves something to go on from.
  const bodies = [texts[0] ?? '', ...texts].map((text) => json.parse(bytes(text)) as { readonly rows: readonly Row[] });
  const [before, last] = bodies.slice(-2);
  return { said: last?.rows, same: last?.rows.map((row) => before?.rows.indexOf(row)) };
}

describe('a text read after one that says nearly the same', () => {
  it('gives rows told in the same words as the same objects', () => {
    expect(read(rows(a, b, c), rows(a, b, c)).same).toEqual([0, 1, 2]);
  });

  it('parses the row that changed, and no other', () => {
    const changed = { ...b, said: 'else' };
    expect(read(rows(a, b, c), rows(a, changed, c))).toEqual({ said: [a, changed, c], same: [0, -1, 2] });
  });

  it('knows the others after one that came, after one that went, and wherever they are told', () => {
    expect(read(rows(a, c), rows(a, b, c)).same).toEqual([0, -1, 1]);
    // The first after removed ones shows where the text goes on.
    expect(read(rows(a, b, b, c, { id: 4 }), rows(a, c, { id: 4 })).same).toEqual([0, -1, 4]);
    expect(read(rows(b, a, c), rows(a, b, c)).said).toEqual([a, b, c]);
  });

  it('takes no row for one that only begins alike', () => {
    const longer = rows(a, { id: 21 });
    expect(read(rows(a, { id: 2 }), longer).said).toEqual([a, { id: 21 }]);
    expect(read(longer, rows(a, { id: 2 })).said).toEqual([a, { id: 2 }]);
  });

  it('goes on after one that was no JSON', () => {
    const json = new SharedJson();
    json.parse(bytes(rows(a)));
    expect(() => json.parse(bytes(rows(a, b).slice(0, -1)))).toThrow(SyntaxError);
    expect(json.parse(bytes(rows(a, b)))).toEqual({ version: 2, rows: [a, b] });
  });

  const row = fc.record({ id: fc.nat(6), said: fc.jsonValue({ maxDepth: 2 }) });
  const body = fc.oneof(
    { weight: 8, arbitrary: fc.dictionary(fc.constantFrom('rows', 'docks', '"', '__proto__'), fc.array(row)) },
    { weight: 2, arbitrary: fc.record({ rows: fc.array(fc.oneof(row, fc.jsonValue({ maxDepth: 1 }))) }) },
    fc.jsonValue(),
  );
  const text = fc
    .tuple(body, fc.constantFrom(undefined, 1, '\t'))
    .map(([value, space]) => JSON.stringify(value, null, space));
  /** Cut, or with a character too many: most often no JSON any more. */
  const broken = fc
    .tuple(text, fc.nat(), fc.constantFrom('', '"', '\\', ',', '}', ']', '{', '[', ' ', '0'), fc.boolean())
    .map(([whole, at, char, isCut]) => {
      const place = at % (whole.length + 1);
      return whole.slice(0, place) + char + whole.slice(isCut ? place + 1 : place);
    });
  const outcome = (parse: (text: string) => unknown, said: string) => {
    try {
      return { value: parse(said) };
    } catch (error) {
      return { isSyntaxError: error instanceof SyntaxError };
    }
  };

  it('says what JSON.parse says, of any texts one after the other, sound or not', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(text, broken), { maxLength: 6 }), (texts) => {
        const json = new SharedJson();
        for (const said of texts.flatMap((it) => [it, it]))
          expect(outcome((it) => json.parse(bytes(it)), said)).toEqual(outcome(JSON.parse, said));
      }),
      { numRuns: 300 },
    );
  });

  it('says so too of lists that move on little by little', () => {
    const step = fc.tuple(fc.nat(8), fc.constantFrom('add', 'drop', 'change', 'swap'), row);
    fc.assert(
      fc.property(fc.array(row), fc.array(step, { maxLength: 12 }), (start, steps) => {
        const json = new SharedJson();
        const list = [...start];
        json.parse(bytes(rows(...list)));
        for (const [at, kind, other] of steps) {
          const place = at % (list.length + 1);
          if (kind === 'swap') list.push(...list.splice(place, 1));
          else list.splice(place, kind === 'add' ? 0 : 1, ...(kind === 'drop' ? [] : [other]));
          expect(json.parse(bytes(rows(...list)))).toEqual(JSON.parse(rows(...list)));
        }
      }),
    );
  });
});
