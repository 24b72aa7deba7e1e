import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { builtConsole } from './built-console.ts';

const built = builtConsole();

/**
 * kB gzipped, as the bench counts them (B10), and its bounds (docs/adr/0021). The worker's first script speaks with page
 * and server and merges what they say; the lists, which grow with every room, come while the server is asked who is
 * signed in, and what records and sends an action once the board is painted (docs/adr/0058).
 */
const budgets = { page: 260, worker: 83, workerWithLists: 95 };

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const kbOf = (file: string) => gzipSync(readFileSync(`${built}/${file}`)).length / 1000;

/** Every script that is fetched before one of `names` runs. */
function fetchedFor(chunks: Readonly<Record<string, Chunk>>, names: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = chunks[name];
    if (!chunk) throw new Error(`Invariant: ${name} is no chunk of the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const needed of chunk.imports ?? []) add(needed);
  };
  for (const name of names) add(name);
  return files;
}

/** The scripts a script of the worker, which has no manifest, imports at its head. */
function importsOf(file: string): string[] {
  const code = readFileSync(`${built}/assets/${file}`, 'utf8');
  return [...code.matchAll(/from"\.\/([\w-]+\.js)"/g)].flatMap(([, name]) => name ?? []);
}

/** The script and all that runs before it. */
function withImports(file: string): string[] {
  const files = new Set([file]);
  for (const each of files) for (const needed of importsOf(each)) files.add(needed);
  return [...files];
}

test('what is fetched until the board is painted stays within its budget', () => {
  const manifest = JSON.parse(readFileSync(`${built}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;
  const page = fetchedFor(manifest, ['index.html', 'src/views/rooms/dispatch/screen.tsx']);
  const mains = readdirSync(`${built}/assets`).filter((file) => /^main-.*\.js$/.test(file));
  const worker = mains.flatMap(withImports);
  const lists = readdirSync(`${built}/assets`).filter((file) => /^worker-projection-.*\.js$/.test(file));
  expect(page.size).toBeGreaterThan(2);
  expect(mains).toHaveLength(1);
  expect(lists).toHaveLength(1);
  // No room makes the first script longer.
  expect(worker).not.toContain(lists[0]);
  const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + kbOf(file), 0);
  const inAssets = (files: Iterable<string>) => new Set([...files].map((file) => `assets/${file}`));
  const sizes = {
    page: sum(page),
    worker: sum(inAssets(worker)),
    workerWithLists: sum(inAssets([...worker, ...lists.flatMap(withImports)])),
  };
  expect(sizes.page).toBeLessThan(budgets.page);
  expect(sizes.worker).toBeLessThan(budgets.worker);
  expect(sizes.workerWithLists).toBeLessThan(budgets.workerWithLists);
});

/** The first script that is reached again from itself; null where none is. */
function circleIn(scripts: ReadonlyMap<string, readonly string[]>): string | null {
  const done = new Set<string>();
  const visit = (script: string, trail: readonly string[]): string | null => {
    if (trail.includes(script)) return [...trail.slice(trail.indexOf(script)), script].join(' → ');
    if (done.has(script)) return null;
    done.add(script);
    for (const next of scripts.get(script) ?? []) {
      const circle = visit(next, [...trail, script]);
      if (circle) return circle;
    }
    return null;
  };
  for (const script of scripts.keys()) {
    const circle = visit(script, []);
    if (circle) return circle;
  }
  return null;
}

test('no script waits for another that waits for it: constants of the second would not be there yet', () => {
  const files = readdirSync(`${built}/assets`).filter((file) => file.endsWith('.js'));
  const scripts = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...scripts.values()].flat().length).toBeGreaterThan(100);
  expect(circleIn(scripts)).toBeNull();
  expect(
    circleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toBe('b → c → b');
});
