import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, type InlineConfig } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { listsHash, reachedBy, replicaBuild, schemasHash } from '../../replica-build.ts';
import { build } from '../../src/db/build.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = reachedBy(['src/worker/projection.ts', 'src/worker/project.ts']);
const copies: string[] = [];

/** A checkout elsewhere, with some of its files changed. */
function checkout(changes: Readonly<Record<string, (text: string) => string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'replica-build-'));
  copies.push(folder);
  for (const file of [...sources.files, 'package-lock.json', 'src/views/kit/text.ts']) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  for (const [file, change] of Object.entries(changes)) {
    const text = readFileSync(join(folder, file), 'utf8');
    writeFileSync(join(folder, file), change(text));
    expect(readFileSync(join(folder, file), 'utf8')).not.toBe(text);
  }
  return folder;
}

afterAll(() => {
  for (const folder of copies) rmSync(folder, { recursive: true });
});

const tags = 'src/domain/order/tags.ts';
const docks = 'src/worker/view-rows/docks.ts';
const inTags = (text: string) => text.replace('Livrée par Chronopost', 'Portée par Chronopost');
const inDocks = (text: string) => text.replace('basket : noBasket', 'noBasket : basket');

describe('the sources of the lists', () => {
  it('are the lists, what stores them, and the texts and rules of the domain they show', () => {
    expect(sources.files).toEqual(
      expect.arrayContaining([
        ...['src/worker/view-rows/docks.ts', 'src/worker/view-rows/preparation/packings.ts', tags],
        ...['src/worker/derived/same-address.ts', 'src/worker/project.ts', 'src/db/lists/list-index.ts'],
        ...['src/domain/order/client-name.ts', 'src/domain/dock/text.ts', 'src/domain/time/paris-time.ts'],
      ]),
    );
    expect(sources.packages).toEqual(expect.arrayContaining(['@date-fns/tz', 'zod']));
  });

  it('are no view, no action and nothing of which only a type is used', () => {
    expect(sources.files.filter((file) => /^src\/views\/|\/commands\//.test(file))).toEqual([]);
    expect(sources.files).not.toContain('src/worker/list.ts');
  });
});

describe('the hash of the lists', () => {
  it('is that of the build that runs, in whichever folder the sources lie', () => {
    expect([listsHash(), listsHash(checkout())]).toEqual([build.lists, build.lists]);
  });

  it('is another where a text is, in a module that a list reaches by others', () => {
    expect(listsHash(checkout({ [tags]: inTags }))).not.toBe(build.lists);
  });

  it('is a third one where two branches that each changed something are merged', () => {
    const [one, other] = [listsHash(checkout({ [tags]: inTags })), listsHash(checkout({ [docks]: inDocks }))];
    const merged = listsHash(checkout({ [tags]: inTags, [docks]: inDocks }));
    expect(new Set([build.lists, one, other, merged]).size).toBe(4);
  });

  it('stays where a view says something else, or lines end otherwise', () => {
    const elsewhere = { 'src/views/kit/text.ts': (text: string) => `${text}\n// Another text.\n` };
    expect(listsHash(checkout(elsewhere))).toBe(build.lists);
    expect(listsHash(checkout({ [docks]: (text) => text.replaceAll('\n', '\r\n') }))).toBe(build.lists);
  });

  it('is another with another version of a library the lists use', () => {
    const raised = (text: string) =>
      text.replace(/("node_modules\/@date-fns\/tz": \{\s+"version": ")[^"]+/, '$199.0.0');
    expect(listsHash(checkout({ 'package-lock.json': raised }))).not.toBe(build.lists);
  });

  it('is computed anew in dev once a source changes', async () => {
    const config: InlineConfig = {
      configFile: false,
      logLevel: 'silent',
      plugins: [replicaBuild()],
      appType: 'custom',
    };
    const dev = await createServer({ ...config, root: checkout(), server: { middlewareMode: true, ws: false } });
    try {
      const module = await dev.environments.client.transformRequest('virtual:replica-build');
      expect(module?.code).toContain(build.lists);
      const known = dev.environments.client.moduleGraph.getModuleById('\0virtual:replica-build');
      expect(known?.transformResult).not.toBeNull();
      dev.watcher.emit('change', join(root, tags));
      expect(known?.transformResult).toBeNull();
    } finally {
      await dev.close();
    }
  });
});

describe('the hash of the rows', () => {
  const Dock = z.object({ id: z.int(), name: z.optional(z.string()) });
  const hash = schemasHash({ dock: Dock });

  it('is another for another field, another rule of one, or another kind', () => {
    const others = [
      { dock: z.extend(Dock, { eta: z.optional(z.string()) }) },
      { dock: z.object({ id: z.int(), name: z.nullable(z.string()) }) },
      { dock: z.object({ id: z.int().check(z.positive()), name: z.optional(z.string()) }) },
      { dock: Dock, driver: Dock },
    ];
    expect(new Set([hash, ...others.map(schemasHash)]).size).toBe(5);
  });

  it('is the same for the same fields, however they are written', () => {
    const Name = z.string();
    expect(schemasHash({ dock: z.object({ id: z.int().brand<'DockId'>(), name: z.optional(Name) }) })).toBe(hash);
  });
});
