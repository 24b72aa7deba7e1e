import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endSentence, runningSentence } from '../../server/src/start/sentence.ts';
import { SentencePrinter } from '../../server/src/start/sentence-printer.ts';
import { Client } from '../contract/client.ts';
import { ownServer } from './own-server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'quai-sentence-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const dataDir = join(scratch, 'quai');
const databaseUrl = 'postgres://quai:secret@db.example:5432/quai';
const withCode = (code: string) => Object.assign(new Error('inner\n    at somewhere.js:1:1'), { code });
/** As drizzle hands on what its driver threw. */
const asCause = (cause: unknown) => new Error('Failed query: select 1\nparams: ', { cause });

describe('what ends a server', () => {
  it.each([
    ['a full disk', Object.assign(new Error(), { name: 'ErrnoError', errno: 51 }), { dataDir }, /est plein/],
    ['a full disk, told by the database', asCause(withCode('53100')), { dataDir }, /est plein/],
    ['a file that may not grow', withCode('EFBIG'), { dataDir }, /est plein/],
    ['no right to write', withCode('EROFS'), { dataDir }, /pas le droit d'écrire/],
    ['no database', asCause(withCode('ECONNREFUSED')), { databaseUrl }, /\(db\.example:5432\) ne répond pas/],
    ['a wrong password', withCode('28P01'), { databaseUrl }, /refuse ce compte/],
    ['a database that is not there', withCode('3D000'), { databaseUrl }, /n'existe pas/],
    ['a right the account lacks', withCode('42501'), { databaseUrl }, /ne s'ouvre pas \(42501\)/],
    [
      'a bug',
      asCause(new TypeError('x is not a function\n    at y.js')),
      { dataDir },
      /TypeError : x is not a function/,
    ],
  ])('%s is said in one sentence, without a stack or a password', (_what, error, place, expected) => {
    const sentence = endSentence(error, place, null);
    expect(sentence).toMatch(expected);
    expect(sentence).toMatch(/^[^\n]+\.$/);
    expect(sentence).not.toMatch(/secret|\.js/);
  });

  it('keeps the stack of what nobody expected in a file', () => {
    const file = join(scratch, 'quai-erreur.txt');
    expect(endSentence(withCode('EFBIG'), { dataDir }, file)).not.toContain(file);
    expect(existsSync(file)).toBe(false);
    expect(endSentence(new TypeError('a bug'), { dataDir }, file)).toContain(file);
    expect(readFileSync(file, 'utf8')).toMatch(/TypeError: a bug\n +at /);
  });
});

describe('what fails in a server that goes on', () => {
  it('is said in one sentence, again only after a minute', () => {
    let nowMs = 0;
    const sentences: string[] = [];
    const printer = new SentencePrinter(
      (sentence) => sentences.push(sentence),
      () => nowMs,
    );
    const fail = () => printer.print(runningSentence(asCause(withCode('53100')), { dataDir }));
    for (nowMs of [0, 1_000, 59_000, 61_000]) fail();
    printer.print(runningSentence(withCode('57P01'), { databaseUrl }));
    expect(sentences.map((it) => /est plein|ne répond plus/.exec(it)?.[0])).toEqual([
      ...['est plein', 'est plein', 'ne répond plus'],
    ]);
  });

  it('is heard of once a request that failed inside, and never of a refusal', async () => {
    const failures: unknown[] = [];
    const server = await ownServer({ onFailure: (error) => failures.push(error) });
    const api: Client = await server.as('superadmin');
    expect((await new Client(api.baseUrl, 'none').get('/transitareas/')).status).toBe(401);
    expect(failures).toEqual([]);
    await server.db.execute('alter table transit_areas rename to hidden_areas');
    expect((await api.get('/transitareas/')).status).toBe(500);
    await server.close();
    expect(failures).toHaveLength(1);
    expect(runningSentence(failures[0], { dataDir })).toContain('Quai continue');
  });
});
