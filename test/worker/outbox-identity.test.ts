import { afterEach, describe, expect, it } from 'vitest';
import { wipeUser } from '../../src/db/device/wipe.ts';
import { writeMeta } from '../../src/db/meta.ts';
import { QuaiDb } from '../../src/db/schema.ts';
import { identifyOutbox, markAfter } from '../../src/worker/outbox-identity.ts';

const db = new QuaiDb('outbox-identity', 'strict');
afterEach(() => wipeUser(db));

const opened = (userKey: string, remembered: Parameters<typeof identifyOutbox>[2] = null) =>
  identifyOutbox(db, userKey, remembered);

describe('the identity of an outbox', () => {
  it('is given at its first opening and stays', async () => {
    const first = await opened('1');
    expect(first).toMatchObject({ mark: { userKey: '1', lastSeq: 0 }, isLost: false });
    await writeMeta(db, 'seq', 4);
    expect(await opened('1', first.mark)).toEqual({
      mark: { userKey: '1', identity: first.mark?.identity, lastSeq: 4 },
      isLost: false,
    });
    expect(await markAfter(db, '1', 5)).toEqual({ userKey: '1', identity: first.mark?.identity, lastSeq: 5 });
  });

  it('is another one after the browser dropped the database: actions are lost, and what was known is kept', async () => {
    const { mark } = await opened('1');
    await wipeUser(db);
    expect(await opened('1', mark && { ...mark, lastSeq: 3 })).toEqual({ mark: null, isLost: true });
  });

  it('is the same over an older copy of the database: the last number tells', async () => {
    const { mark } = await opened('1');
    await writeMeta(db, 'seq', 2);
    expect((await opened('1', mark && { ...mark, lastSeq: 3 })).isLost).toBe(true);
    expect((await opened('1', mark && { ...mark, lastSeq: 2 })).isLost).toBe(false);
  });

  it('misses nothing where no action was ever recorded, or another user is remembered', async () => {
    const { mark } = await opened('1');
    await wipeUser(db);
    expect((await opened('1', mark)).isLost).toBe(false);
    expect((await opened('1', { userKey: '2', identity: 'theirs', lastSeq: 9 })).isLost).toBe(false);
  });
});
