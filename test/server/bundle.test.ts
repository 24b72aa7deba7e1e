import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundled } from '../../server/bundle.mjs';
import { ensureConsole } from '../../server/src/start/console-build.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'quai-built-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('a program of the server', () => {
  beforeEach(() => {
    write('server/src/word.ts', "export const word: string = 'un';");
    write('server/src/later.ts', "import { word } from './word.ts';\nexport const said = word + ' mot';");
    write('server/src/start.ts', "const { said } = await import('./later.ts');\nconsole.log(said);");
    write('package-lock.json', '{}');
  });

  const build = async () => (await bundled(['server/src/start.ts'], root))[0] ?? '';
  const said = async () => (await promisify(execFile)(process.execPath, [await build()])).stdout.trim();

  it('is run by Node as it was built, and is built once', async () => {
    expect(await said()).toBe('un mot');
    const built = statSync(await build());
    expect(await said()).toBe('un mot');
    expect(statSync(await build()).ino).toBe(built.ino);
  });

  it.each<[string, () => void, string]>([
    ['a module that it imports', () => write('server/src/word.ts', "export const word: string = 'deux';"), 'deux mot'],
    ['an import', () => write('server/src/start.ts', "console.log('aucun');"), 'aucun'],
    ['the lock file', () => write('package-lock.json', '{"version":2}'), 'un mot'],
  ])('is built anew after %s changed', async (_what, change, expected) => {
    const before = await build();
    change();
    expect(await build()).not.toBe(before);
    expect(await said()).toBe(expected);
  });

  it('is built anew where its files were removed', async () => {
    const before = await build();
    rmSync(dirname(before), { recursive: true });
    expect(await said()).toBe('un mot');
  });

  it('is built anew where its record was half written', async () => {
    await build();
    const cache = join(root, '.cache');
    for (const name of readdirSync(cache).filter((each) => each.endsWith('.json'))) write(`.cache/${name}`, '{"fol');
    expect(await said()).toBe('un mot');
  });

  it('stays while its record names it, whatever is built beside', async () => {
    const old = await build();
    const longAgo = new Date(Date.now() - 48 * 3_600_000);
    utimesSync(dirname(old), longAgo, longAgo);
    write('.cache/bundle-unused/0.js', '');
    utimesSync(join(root, '.cache/bundle-unused'), longAgo, longAgo);
    await bundled(['server/src/later.ts'], root);
    expect([existsSync(old), existsSync(join(root, '.cache/bundle-unused'))]).toEqual([true, false]);
  });

  it('is one for those that start at once', async () => {
    const files = await Promise.all([build(), build(), build()]);
    expect(new Set(files).size).toBe(1);
    expect(await said()).toBe('un mot');
  });

  it('that cannot be built leaves nothing behind', async () => {
    write('server/src/word.ts', 'export const word = ;');
    await expect(build()).rejects.toThrow(/word\.ts/);
    write('server/src/word.ts', "export const word = 'trois';");
    expect(await said()).toBe('trois mot');
  });
});

describe('the console that is served', () => {
  const installation = () => ({ root, consoleDir: join(root, 'dist') });
  let builds: number;
  const ensure = () =>
    ensureConsole(installation(), async () => {
      builds += 1;
      write('dist/index.html', `built ${builds}`);
      write(`dist/assets/a-${builds}.js`, '');
    });

  beforeEach(() => {
    builds = 0;
    for (const path of ['src/main.ts', 'public/icon.svg', 'index.html', 'vite.config.ts', 'replica-build.ts'])
      write(path, '');
    for (const path of ['tsconfig.json', 'package.json', 'package-lock.json']) write(path, '{}');
  });

  it('is built once for the same sources', async () => {
    await ensure();
    await ensure();
    expect(builds).toBe(1);
  });

  it.each<[string, () => void]>([
    ['a source changed', () => write('src/main.ts', '1')],
    ['a source came', () => write('src/rooms/room.ts', '')],
    ['a source went', () => rmSync(join(root, 'src/main.ts'))],
    ['the lock file changed', () => write('package-lock.json', '{"version":2}')],
    ['another build wrote its folder', () => write('dist/index.html', 'other')],
    ['a file of it is gone', () => rmSync(join(root, 'dist/assets/a-1.js'))],
    ['its folder is gone', () => rmSync(join(root, 'dist'), { recursive: true })],
  ])('is built anew once %s', async (_what, change) => {
    await ensure();
    change();
    await ensure();
    expect(builds).toBe(2);
    await ensure();
    expect(builds).toBe(2);
  });
});
