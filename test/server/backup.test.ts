import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp } from '../../server/src/backup/backup.ts';
import { restore } from '../../server/src/backup/restore.ts';
import { type RunningServer, type ServeOptions, startServer } from '../../server/src/serve.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { scratchDatabase } from '../postgres/scratch.ts';

const { DATABASE_URL } = process.env;
const folder = mkdtempSync(join(tmpdir(), 'quai-backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const serve = (place: ServeOptions) => startServer({ ...place, seed: 7, size: 10, messages: 'manual' });

/** Gives center 9 a name, in one revision. */
async function rename(server: RunningServer, name: string): Promise<void> {
  await server.db.execute(sql`update centers set revision = revision + 1,
    data = jsonb_set(data, '{name}', to_jsonb(${name}::text)) where id = 9`);
}

async function nameOf(server: RunningServer): Promise<unknown> {
  const { rows } = (await server.db.execute(
    sql`select data->>'name' as name from centers where id = 9`,
  )) as unknown as {
    readonly rows: readonly { readonly name: string }[];
  };
  return rows[0]?.name;
}

async function poll(server: RunningServer, etag?: string) {
  const client = new Client(`${server.url}/api`, await signIn(server.url, 'superadmin'));
  const headers = etag === undefined ? {} : { 'if-none-match': etag };
  const { status, headers: told } = await client.get('/dispatch/loadstate/?version=1&center=9', { headers });
  return { status, etag: told.get('etag') ?? '' };
}

/** What was confirmed before the backup is there, what came after is not, and nobody takes one for the other. */
async function expectBack(server: RunningServer, etagSince: string): Promise<void> {
  expect(await nameOf(server)).toBe('avant');
  await rename(server, 'autrement');
  expect(await poll(server, etagSince)).toMatchObject({ status: 200 });
}

/** Nobody else of the machine reads the people in it. */
const expectPrivate = (path: string) => expect(statSync(path).mode & 0o077).toBe(0);

describe('a backup of a folder', { timeout: 240_000 }, () => {
  const dataDir = join(folder, 'quai');
  const file = join(folder, 'sauvegarde');

  it('OUR-242 is taken of a server that is stopped, and put back beside what was there', async () => {
    const first = await serve({ dataDir });
    await rename(first, 'avant');
    await expect(backUp({ dataDir }, file)).rejects.toThrow(/servent déjà à un autre Quai/);
    await first.close();
    await backUp({ dataDir }, file);
    expectPrivate(file);
    await expect(backUp({ dataDir }, file)).rejects.toThrow(/existe déjà/);

    const second = await serve({ dataDir });
    await rename(second, 'après');
    const { etag } = await poll(second);
    expect((await poll(second, etag)).status).toBe(304);
    await expect(restore({ dataDir }, file)).rejects.toThrow(/servent déjà à un autre Quai/);
    await second.close();
    const aside = await restore({ dataDir }, file);
    expect(aside).toMatch(/quai\.old-/);

    const third = await serve({ dataDir });
    await expectBack(third, etag);
    await third.close();
    expect(readdirSync(folder).filter((name) => /\.(new|part|probe)/.test(name))).toEqual([]);
  });

  it('OUR-242 that is none is refused, and nothing is touched', async () => {
    const other = join(folder, 'autre');
    writeFileSync(other, 'autre chose');
    const before = readdirSync(dataDir).sort();
    await expect(restore({ dataDir }, other)).rejects.toThrow(/n'est pas une sauvegarde/);
    await expect(restore({ dataDir }, join(folder, 'nulle part'))).rejects.toThrow(/n'existe pas/);
    expect(readdirSync(dataDir).sort()).toEqual(before);
    await expect(backUp({ dataDir: join(folder, 'vide') }, join(folder, 'x'))).rejects.toThrow(/pas de données/);
    expect(readdirSync(folder)).not.toContain('x');
  });
});

describe.runIf(DATABASE_URL)('a backup of a PostgreSQL database', { timeout: 240_000 }, () => {
  it('OUR-242 is taken while it is served, and put into an empty one', async () => {
    const [from, to] = await Promise.all([scratchDatabase(DATABASE_URL ?? ''), scratchDatabase(DATABASE_URL ?? '')]);
    const file = join(folder, 'archive');
    const first = await serve({ databaseUrl: from.url });
    await rename(first, 'avant');
    await backUp({ databaseUrl: from.url }, file);
    expectPrivate(file);
    await rename(first, 'après');
    const { etag } = await poll(first);
    await expect(restore({ databaseUrl: from.url }, file)).rejects.toThrow(/n'est pas vide/);
    expect(await nameOf(first)).toBe('après');
    await first.close();

    await restore({ databaseUrl: to.url }, file);
    const second = await serve({ databaseUrl: to.url });
    await expectBack(second, etag);
    await second.close();
    await Promise.all([from.drop(), to.drop()]);
  });
});
