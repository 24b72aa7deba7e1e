// @ts-check
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript: this is what runs before anything is transpiled (docs/adr/0073).

const installation = fileURLToPath(new URL('..', import.meta.url));

/** Everything beside the bundled modules that may change a bundle. */
const always = ['package-lock.json', 'tsconfig.json', 'server/tsconfig.json', 'server/bundle.mjs'];
const unusedAfterMs = 24 * 3_600_000;

/**
 * The modules with all they import of this installation, as files that Node runs as they are; packages are imported
 * from `node_modules`. They are built once, and anew when a source, the lock file or the engine changed.
 *
 * @param {readonly string[]} modules paths from the root: `server/src/start.ts`
 * @param {string} [root]
 * @returns {Promise<readonly string[]>} the built files, in the order of `modules`
 */
export async function bundled(modules, root = installation) {
  const record = join(root, `.cache/bundle-${hashOf(modules.join('\0'))}.json`);
  const folder = foundIn(record, root) ?? (await build(modules, root, record));
  return modules.map((_module, index) => join(folder, `${index}.js`));
}

/**
 * The folder of an earlier build, if it was made of the same; else null.
 *
 * @param {string} record
 * @param {string} root
 */
function foundIn(record, root) {
  const read = recordIn(record);
  if (!read) return null;
  const { folder, inputs, node } = read;
  const isSame = Object.entries(inputs).every(([path, hash]) => fileHash(join(root, path)) === hash);
  return isSame && node === process.version && existsSync(join(root, folder)) ? join(root, folder) : null;
}

/**
 * What a record says; null where there is none, or half of one since the machine stopped.
 *
 * @param {string} record
 * @returns {{ folder: string; inputs: Record<string, string>; node: string } | null}
 */
function recordIn(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof Error && 'code' in error && error.code === 'ENOENT'))
      return null;
    throw error;
  }
}

/**
 * Written beside and renamed: another process never reads half a bundle, nor loses the one it runs.
 *
 * @param {readonly string[]} modules
 * @param {string} root
 * @param {string} record
 */
async function build(modules, root, record) {
  const esbuild = await import('esbuild');
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: modules.map((path, index) => ({ in: path, out: String(index) })),
    absWorkingDir: root,
    outdir: '.cache/bundle',
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20', packages: 'external' },
    ...{ write: false, metafile: true, logLevel: 'silent' },
  });
  const paths = [...Object.keys(metafile.inputs), ...always].sort();
  const inputs = Object.fromEntries(paths.map((path) => [path, fileHash(join(root, path))]));
  // Two folders below the root, as `server/src/root.ts` is.
  const folder = `.cache/bundle-${hashOf(JSON.stringify([inputs, modules, process.version]))}`;
  const beside = join(root, `${folder}.${randomUUID()}`);
  mkdirSync(beside, { recursive: true });
  for (const { path, contents } of outputFiles)
    writeFileSync(join(beside, path.slice(path.lastIndexOf('/') + 1)), contents);
  putInPlace(beside, join(root, folder));
  writeFileSync(`${beside}.json`, JSON.stringify({ folder, inputs, node: process.version }));
  renameSync(`${beside}.json`, record);
  removeUnused(root, folder);
  return join(root, folder);
}

/**
 * Of two processes that built the same, the second one takes what is there.
 *
 * @param {string} beside
 * @param {string} folder
 */
function putInPlace(beside, folder) {
  try {
    renameSync(beside, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(beside, { recursive: true });
  }
}

/**
 * A server that runs has read its bundle long ago; a day is for one that starts right now. What a record names is the
 * present bundle of other programs, from which one may start at any time.
 *
 * @param {string} root
 * @param {string} current
 */
function removeUnused(root, current) {
  const names = readdirSync(join(root, '.cache')).filter((name) => name.startsWith('bundle-'));
  const records = names.filter((name) => name.endsWith('.json'));
  const used = new Set([current, ...records.map((name) => recordIn(join(root, '.cache', name))?.folder)]);
  for (const name of names) {
    if (name.endsWith('.json') || used.has(`.cache/${name}`)) continue;
    const path = join(root, '.cache', name);
    // Another process may have renamed it since.
    const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - changed > unusedAfterMs) rmSync(path, { recursive: true, force: true });
  }
}

/** @param {string} path */
const fileHash = (path) => (existsSync(path) ? hashOf(readFileSync(path)) : '');

/** @param {string | Buffer} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);
