import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimFolder } from '../../server/src/folder/claim.ts';
import { thisProcess } from '../../server/src/folder/owner.ts';
import { type OpenWorld, openWorld, type WorldPlace } from '../../server/src/open-world.ts';

let scratch: string;
let folder: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'quai-folder-'));
  folder = join(scratch, 'quai');
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const claim = () => claimFolder(folder, () => undefined);
const beside = () => readdirSync(scratch).sort();

/** The lock of an owner that is no longer there, or looks like it. */
function leaveLock(number: number, owner: object | string): void {
  mkdirSync(join(scratch, `quai.lock-${number}`));
  const text = typeof owner === 'string' ? owner : JSON.stringify(owner);
  writeFileSync(join(scratch, `quai.lock-${number}`, 'owner.json'), text);
}

describe('the owner of a data folder', () => {
  it('is one: whoever comes next is told so and leaves nothing behind', async () => {
    const first = await claim();
    const before = beside();
    await expect(claim()).rejects.toThrow(`(processus ${process.pid})`);
    expect(beside()).toEqual(before);
    first.release();
    (await claim()).release();
  });

  it.runIf(process.platform === 'linux')('is dead when its number is another process’s by now', async () => {
    leaveLock(3, { ...thisProcess(), startTicks: '1' });
    (await claim()).release();
    expect(beside()).toEqual(['quai.lock-4']);
  });

  it('is one of many who find the same dead one at the same moment', async () => {
    leaveLock(1, { ...thisProcess(), pid: 2 ** 22 + 1 });
    const claims = await Promise.allSettled(Array.from({ length: 8 }, claim));
    expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is alive on another machine for as long as it touches its record', { timeout: 40_000 }, async () => {
    const elsewhere = { ...thisProcess(), machine: 'another' };
    leaveLock(1, elsewhere);
    const record = join(scratch, 'quai.lock-1', 'owner.json');
    const beat = setInterval(() => writeFileSync(record, JSON.stringify(elsewhere)), 500);
    await expect(claim()).rejects.toThrow('déjà à un autre Quai');
    clearInterval(beat);
    (await claim()).release();
  });

  it('is told when the folder is taken away under it', async () => {
    const lost = new Promise<void>((resolve) => void claimFolder(folder, resolve));
    await expect.poll(beside).toEqual(['quai.lock-1']);
    rmSync(join(scratch, 'quai.lock-1'), { recursive: true });
    await lost;
  });
});

const nowMs = Date.parse('2026-03-10T08:00:00Z');
const open = (options: WorldPlace = {}) => openWorld({ dataDir: folder, seed: 7, size: 10, ...options }, nowMs);

async function through<T>(opening: Promise<OpenWorld>, look: (world: OpenWorld) => T): Promise<T> {
  const world = await opening;
  const seen = look(world);
  await world.close();
  return seen;
}
const identity = ({ instance }: OpenWorld) => instance;

describe('a data folder', { timeout: 180_000 }, () => {
  it('of an earlier build opens; one that was cut short while it was made is moved aside and made anew', async () => {
    const made = await through(open(), identity);
    // Earlier builds knew no such file.
    rmSync(join(folder, 'quai-whole'));
    expect(await through(open(), identity)).toBe(made);
    rmSync(join(folder, 'global'), { recursive: true });
    mkdirSync(`${folder}.new-1`);
    const anew = await through(open(), (world) => world);
    expect(anew.instance).not.toBe(made);
    expect(existsSync(anew.movedAside ?? '')).toBe(true);
    expect(existsSync(`${folder}.new-1`)).toBe(false);
  });

  it('that is broken is said to be, and stays as it is', async () => {
    await through(open(), identity);
    const whole = join(scratch, 'whole');
    cpSync(folder, whole, { recursive: true });
    rmSync(join(folder, 'PG_VERSION'));
    await expect(open()).rejects.toThrow('sont abîmées');
    cpSync(join(whole, 'PG_VERSION'), join(folder, 'PG_VERSION'));
    const control = join(folder, 'global/pg_control');
    writeFileSync(control, Buffer.alloc(readFileSync(control).length));
    await expect(open()).rejects.toThrow('sont abîmées');
    expect(existsSync(control)).toBe(true);
    expect(beside().filter((name) => name.startsWith('quai.old-'))).toEqual([]);
  });

  it('that is started over is moved aside, and the last two of those stay', async () => {
    const first = await through(open(), identity);
    const aside: (string | null)[] = [];
    for (let time = 0; time < 3; time++) aside.push(await through(open({ fresh: true }), (it) => it.movedAside));
    expect(aside.map((path) => existsSync(path ?? ''))).toEqual([false, true, true]);
    expect(await through(open(), identity)).not.toBe(first);
  });
});
