import { afterEach, describe, expect, it } from 'vitest';
import { knownRows } from '../../src/db/queries/known-rows.ts';
import { viewRows } from '../../src/db/queries/lists.ts';
import { makeRowReader } from '../../src/db/queries/row-reader.ts';
import { type ListIndex, QuaiDb, writtenColumn } from '../../src/db/schema.ts';
import { viewList } from '../../src/db/view-list.ts';

interface Row {
  readonly id: number;
  readonly text: string;
}

const list = 'toDispatch';
const db = new QuaiDb('row-reader', 'relaxed');

/** An index of rows in this order, each with the write that made it. */
const anIndex = (written: Readonly<Record<number, number>>, center = 9): ListIndex => ({
  center,
  list,
  ids: Float64Array.from(Object.keys(written).map(Number)),
  columns: { [writtenColumn]: Float64Array.from(Object.values(written)) },
  lastWrite: Math.max(0, ...Object.values(written)),
});

const put = (id: number, text: string, center = 9) => db.views.put({ center, list, id, row: { id, text } });
const texts = (rows: readonly Row[]) => rows.map(({ text }) => text);

afterEach(() => db.views.clear());

describe('a reader of view rows', () => {
  it('reads a row again only when it was written again', async () => {
    const read = makeRowReader<Row>();
    await put(1, 'a');
    await put(2, 'b');
    const [first] = await read(db, anIndex({ 1: 10, 2: 10 }), [1, 2]);
    await put(1, 'never looked at');
    await put(2, 'b2');
    const rows = await read(db, anIndex({ 1: 10, 2: 11 }), [1, 2]);
    expect(texts(rows)).toEqual(['a', 'b2']);
    expect(rows[0]).toBe(first);
  });

  it('gives the same list when a row was written and says the same', async () => {
    const read = makeRowReader<Row>();
    await put(1, 'a');
    const before = await read(db, anIndex({ 1: 10 }), [1]);
    await put(1, 'a');
    expect(await read(db, anIndex({ 1: 11 }), [1])).toBe(before);
  });

  it('leaves a row out that is not there yet, and reads it once it is', async () => {
    const read = makeRowReader<Row>();
    await put(1, 'a');
    expect(texts(await read(db, anIndex({ 1: 10, 2: 10 }), [1, 2]))).toEqual(['a']);
    await put(2, 'b');
    expect(texts(await read(db, anIndex({ 1: 10, 2: 10 }), [1, 2]))).toEqual(['a', 'b']);
  });

  it('reads no row that came with the index, and all others', async () => {
    const read = makeRowReader<Row>();
    await put(2, 'b');
    const latest = [{ id: 1, row: { id: 1, text: 'a' } }];
    const rows = await read(db, { ...anIndex({ 1: 10, 2: 10 }), latest }, [1, 2]);
    expect(texts(rows)).toEqual(['a', 'b']);
    expect(await read(db, anIndex({ 1: 10, 2: 10 }), [1, 2])).toBe(rows);
  });

  it('keeps nothing of another center, where the same numbers mean other rows', async () => {
    const read = makeRowReader<Row>();
    await put(1, 'here');
    await put(1, 'there', 10);
    await read(db, anIndex({ 1: 10 }), [1]);
    expect(texts(await read(db, anIndex({ 1: 10 }, 10), [1]))).toEqual(['there']);
    expect(texts(await viewRows(db, 10, viewList<Row>(list), [1]))).toEqual(['there']);
  });

  it('reads no row again that another place has read, unless it was written since', async () => {
    await put(1, 'a');
    await put(2, 'b');
    const first = await makeRowReader<Row>()(db, anIndex({ 1: 20, 2: 20 }), [1, 2]);
    await put(1, 'never looked at');
    await put(2, 'b2');
    const rows = await makeRowReader<Row>()(db, anIndex({ 1: 20, 2: 21 }), [1, 2]);
    expect(texts(rows)).toEqual(['a', 'b2']);
    expect(rows[0]).toBe(first[0]);
    // Another user has another database, whose numbers mean other rows.
    const others = new QuaiDb('row-reader-2', 'relaxed');
    await others.views.put({ center: 9, list, id: 1, row: { id: 1, text: 'of another' } });
    expect(texts(await makeRowReader<Row>()(others, anIndex({ 1: 20 }), [1]))).toEqual(['of another']);
  });

  it('keeps the rows read last, as many as are usual or as are shown at once', () => {
    const rows = knownRows<Row>(db, 9, 'bounded', 1);
    for (let id = 1; id <= 2_500; id++) rows.set(id, { written: 1, row: { id, text: '' } });
    const firstOf = (shown: number, center = 9) => [...knownRows<Row>(db, center, 'bounded', shown).keys()][0];
    expect(firstOf(2_400)).toBe(101);
    expect(firstOf(1)).toBe(501);
    expect(firstOf(1, 10)).toBeUndefined();
  });
});

describe('the view rows of some ids', () => {
  it.each([
    ['half of them', Array.from({ length: 50 }, (_, at) => 100 - at)],
    ['few of them', [90, 1]],
    ['none', []],
    ['one that is not there', [101, 2]],
  ])('%s: in their order, and no others', async (_, ids) => {
    const all = Array.from({ length: 100 }, (_, at) => at + 1);
    for (const id of all) await put(id, `row ${id}`);
    await put(4, 'elsewhere', 10);
    const found = await viewRows(db, 9, viewList<Row>(list), ids);
    expect(found.map(({ id }) => id)).toEqual(ids.filter((id) => id <= 100));
  });
});
