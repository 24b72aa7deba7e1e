import type { PGlite } from '@electric-sql/pglite';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hashOf } from '../../server/src/auth/token.ts';
import { usersOfTokens } from '../../server/src/auth/user.ts';
import { openDatabase } from '../../server/src/db/connection/open.ts';
import { ServerLine, type StandingLine } from '../../server/src/db/connection/standing-line.ts';
import { tokens, users } from '../../server/src/db/schema/accounts.ts';
import { lockCenter, writePatches } from '../../server/src/db/write.ts';
import { Failure } from '../../server/src/http/failure.ts';
import { Batches } from '../../server/src/shared-reads/batches.ts';
import { SharedReads } from '../../server/src/shared-reads/shared-reads.ts';
import { Snapshots } from '../../server/src/snapshot/snapshots.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import { assert } from '../../src/domain/result.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { worldFiles } from '../setup/world-store.ts';
import { type OwnServer, ownServer } from './own-server.ts';

/** Reads that end when told. */
function heldReads() {
  const begun: { readonly asked: readonly number[]; readonly end: (error?: Error) => void }[] = [];
  const batches = new Batches(
    (asked: readonly number[]) =>
      new Promise<readonly string[]>((resolve, reject) => {
        begun.push({ asked, end: (error) => (error ? reject(error) : resolve(asked.map(String))) });
      }),
  );
  return { begun, batches };
}
const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('questions asked together', () => {
  it('join the batch that has not begun, one at a time, and each gets its own answer', async () => {
    const { begun, batches } = heldReads();
    const first = [batches.ask(1), batches.ask(2)];
    await turn();
    const second = [batches.ask(3), batches.ask(4)];
    await turn();
    expect(begun.map(({ asked }) => asked)).toEqual([[1, 2]]);
    begun[0]?.end();
    expect(await Promise.all(first)).toEqual(['1', '2']);
    await turn();
    expect(begun[1]?.asked).toEqual([3, 4]);
    begun[1]?.end();
    expect(await Promise.all(second)).toEqual(['3', '4']);
  });

  it('are 500 at most in one statement', async () => {
    const { begun, batches } = heldReads();
    const all = Array.from({ length: 501 }, (_, at) => batches.ask(at));
    await turn();
    expect(begun[0]?.asked).toHaveLength(500);
    begun[0]?.end();
    await turn();
    expect(begun[1]?.asked).toEqual([500]);
    begun[1]?.end();
    expect(await Promise.all(all)).toHaveLength(501);
  });

  it('fail with their own batch alone, and a stop waits for all of them', async () => {
    const { begun, batches } = heldReads();
    const failing = batches.ask(1);
    await turn();
    const fine = batches.ask(2);
    let isAtRest = false;
    const rest = batches.rest().then(() => {
      isAtRest = true;
    });
    begun[0]?.end(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    await turn();
    expect(isAtRest).toBe(false);
    begun[1]?.end();
    expect(await fine).toBe('2');
    await rest;
  });
});

it('a statement of two seconds is given up with a 503, and the next has a connection of its own', async () => {
  let drops = 0;
  const line: StandingLine = {
    maySilentlyBreak: true,
    ask: () =>
      drops === 0 ? new Promise(() => undefined) : Promise.resolve([{ sessions: [], centers: [[9, 4]] } as never]),
    drop: () => {
      drops += 1;
    },
    close: async () => undefined,
  };
  const reads = new SharedReads(line, Date.now);
  const late = await reads.ask('a', 9).catch((error: unknown) => error);
  expect(late).toBeInstanceOf(Failure);
  expect(late).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  expect(drops).toBe(1);
  expect(await reads.ask('a', 9)).toEqual({ user: null, revision: 4 });
});

it('the embedded database is not asked again before something was written', async () => {
  const nowMs = Date.parse('2026-03-10T10:00:00Z');
  // Nobody else writes to it.
  const { db, line, close } = await openDatabase({
    kind: 'memory',
    copyOf: await worldFiles({ seed: 7, size: 60 }, nowMs),
  });
  const [somebody] = await db.select().from(users).limit(1);
  assert(somebody, 'a world has accounts');
  const { id } = somebody;
  const instants = { created_at: new Date(nowMs).toISOString(), expires_at: new Date(nowMs + 3_600_000).toISOString() };
  await db.insert(tokens).values({ hash: 'ours', user_id: id, ...instants });
  const asked = vi.spyOn((db as unknown as { readonly $client: PGlite }).$client, 'query');
  const reads = new SharedReads(line, () => nowMs);
  const rename = (name: string) => db.update(users).set({ email: name }).where(eq(users.id, id));
  const named = async () => (await reads.ask('ours', 9)).user?.email;
  expect(await named()).toBe(somebody.email);
  asked.mockClear();
  for (let round = 0; round < 5; round++) expect(await named()).toBe(somebody.email);
  expect(asked).not.toHaveBeenCalled();
  await rename('Adèle');
  expect(await named()).toBe('Adèle');
  // What a transaction does is told once it has ended, and never where it is taken back.
  const both: Promise<unknown>[] = [];
  await db.transaction(async (tx) => {
    await tx.update(users).set({ email: 'Zoé' }).where(eq(users.id, id));
    both.push(named());
    await turn();
  });
  expect(await Promise.all([...both, named()])).toEqual(['Zoé', 'Zoé']);
  const undone = db.transaction(async (tx) => {
    await tx.update(users).set({ email: 'Personne' }).where(eq(users.id, id));
    both.push(named());
    tx.rollback();
  });
  await expect(undone).rejects.toThrow();
  expect(await Promise.all([both.at(-1), named()])).toEqual(['Zoé', 'Zoé']);
  // A question that waits behind a write is asked, and nothing of it is kept that a later write made old.
  const racing = await Promise.all([rename('Un'), named(), rename('Deux'), named(), rename('Trois'), named()]);
  expect(['Zoé', 'Un', 'Deux', 'Trois']).toContain(racing[1]);
  expect(await named()).toBe('Trois');
  await close();
});

const { DATABASE_URL } = process.env;

it.skipIf(!DATABASE_URL)('a question is asked again where the server ends its connection under it', async () => {
  const line = new ServerLine(DATABASE_URL ?? '');
  const other = new ServerLine(DATABASE_URL ?? '');
  const sleep = 'select pg_sleep($1::float8), pg_backend_pid() as pid';
  const [first] = await line.ask<{ pid: number }>(sleep, [0]);
  const again = line.ask<{ pid: number }>(sleep, [0.5]);
  await turn();
  await other.ask('select pg_terminate_backend($1::int)', [first?.pid]);
  expect((await again)[0]?.pid).not.toBe(first?.pid);
  await Promise.all([line.close(), other.close()]);
});

/** One call of it is one statement. */
const oneStatement = SharedReads.prototype as unknown as {
  read(asked: readonly unknown[]): Promise<readonly unknown[]>;
};

describe(`a server on ${DATABASE_URL ? 'PostgreSQL' : 'the embedded database'}`, { timeout: 90_000 }, () => {
  let server: OwnServer;
  let token: string;
  beforeAll(async () => {
    server = await ownServer({ databaseUrl: DATABASE_URL, clock: Date.now, size: 60 });
    token = await signIn(server.url, 'manager');
  });
  afterAll(() => server.close());

  const center = CenterId.parse(9);
  const poll = (of: string, headers: Record<string, string> = {}, query = 'center_id=9') =>
    fetch(`${server.url}/api/tasks/state/?${query}`, { headers: { authorization: `Token ${of}`, ...headers } });

  /** While the work goes on, eight others poll without a pause. */
  async function amid(work: () => Promise<void>): Promise<void> {
    const others = { areOver: false };
    const busy = Array.from({ length: 8 }, async () => {
      while (!others.areOver) await (await poll(token)).arrayBuffer();
    });
    await work().finally(() => {
      others.areOver = true;
    });
    await Promise.all(busy);
  }

  /** Statements begin when told. */
  function hold() {
    const { read } = oneStatement;
    let goOn: () => void = () => undefined;
    const mayGoOn = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const held = vi.spyOn(oneStatement, 'read').mockImplementation(async function (this: unknown, asked) {
      await mayGoOn;
      return read.call(this, asked);
    });
    return { held, goOn };
  }

  it('reads sessions and revisions of concurrent polls by two statements', async () => {
    const etag = (await poll(token)).headers.get('etag') ?? '';
    const joined = vi.spyOn(server.sharedReads, 'ask');
    const { held, goOn } = hold();
    const asked = Array.from({ length: 100 }, () => poll(token, { 'if-none-match': etag }));
    await vi.waitFor(() => expect(joined).toHaveBeenCalledTimes(100), 10_000);
    goOn();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([304]));
    expect(held).toHaveBeenCalledTimes(2);
    held.mockRestore();
    joined.mockRestore();
  });

  it('a revoked token works for no request that begins after', async () => {
    await amid(async () => {
      for (let round = 0; round < 10; round++) {
        const leaving = await signIn(server.url, 'manager');
        const api = new Client(`${server.url}/api`, leaving);
        expect((await api.get('/admin-user/')).status).toBe(200);
        const meanwhile = [poll(leaving), poll(leaving), poll(leaving)];
        await fetch(`${server.url}/admin/logout/`, {
          method: 'POST',
          redirect: 'manual',
          headers: { cookie: `api_token=${leaving}`, origin: server.url },
        });
        expect((await poll(leaving)).status).toBe(401);
        expect((await api.get('/admin-user/')).status).toBe(401);
        for (const { status } of await Promise.all(meanwhile)) expect([200, 401]).toContain(status);
      }
    });
  });

  it('a poll that begins after a commit has it, however many are under way', async () => {
    await amid(async () => {
      let before = (await poll(token)).headers.get('etag') ?? '';
      for (let round = 0; round < 20; round++) {
        await server.db.transaction(async (tx) => {
          await writePatches(tx, center, ((await lockCenter(tx, center)) ?? 0) + 1, []);
        });
        const answer = await poll(token, { 'if-none-match': before });
        expect(answer.status).toBe(200);
        before = answer.headers.get('etag') ?? '';
      }
    });
  });

  it('what one request asks wrongly fails no other', async () => {
    const wrong = ['center_id=x', 'center_id=99999999999999999', 'center_id=-1', 'center_id=0', 'center_id=999999'];
    const answers = await Promise.all([
      ...wrong.map((query) => poll(token, {}, query)),
      ...['', '\u0001', "'; drop table tokens", 'a'.repeat(4000)].map((other) =>
        poll(encodeURIComponent(other) || 'none'),
      ),
      poll(token),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400, 401, 401, 401, 401, 200]);
    expect((await poll(token)).status).toBe(200);
  });

  it('composes nothing for whoever has gone meanwhile', async () => {
    const { held, goOn } = hold();
    const composed = vi.spyOn(Snapshots.prototype, 'takeAt');
    const gone = new AbortController();
    const headers = { authorization: `Token ${token}` };
    const leaving = fetch(`${server.url}/api/tasks/state/?center_id=9`, { headers, signal: gone.signal });
    await vi.waitFor(() => expect(held).toHaveBeenCalled());
    gone.abort();
    await expect(leaving).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 100));
    goOn();
    await server.sharedReads.rest();
    await turn();
    expect(composed).not.toHaveBeenCalled();
    held.mockRestore();
    expect((await poll(token)).status).toBe(200);
    expect(composed).toHaveBeenCalledOnce();
    composed.mockRestore();
  });

  it('a session that ends by the clock is one no more, though nothing was written', async () => {
    const ending = hashOf(await signIn(server.url, 'manager'));
    let nowMs = Date.now();
    const reads = new SharedReads((server.sharedReads as unknown as { readonly line: StandingLine }).line, () => nowMs);
    expect((await reads.ask(ending, null)).user).not.toBeNull();
    nowMs += 400 * 24 * 3_600_000;
    expect((await reads.ask(ending, null)).user).toBeNull();
  });

  it('tells of a session what the tables hold', async () => {
    const { user } = await server.sharedReads.ask(hashOf(token), null);
    const byTable = (await usersOfTokens(server.db, [hashOf(token)], Date.now())).get(hashOf(token));
    const sorted = (of: typeof user | undefined) => ({
      ...of,
      grants: [...(of?.grants ?? [])].sort((a, b) => (a.codename < b.codename ? -1 : 1)),
    });
    expect(sorted(user)).toEqual(sorted(byTable));
  });
});
