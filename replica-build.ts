import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { type Plugin, parseSync } from 'vite';
import * as z from 'zod';
import { detailNamed, detailNames } from './src/domain/asking/details.ts';
import { schemaOf } from './src/domain/row-schemas.ts';
import './src/domain/floor-kinds.ts';
import './src/domain/record-kinds.ts';
import { kinds } from './src/domain/rows.ts';

/** Modules that say what the lists and the derived views are, and how they are made and stored. */
const listModules = ['src/worker/projection.ts', 'src/worker/project.ts'];

const root = fileURLToPath(new URL('.', import.meta.url));

/** Every module that runs when some modules do: paths from the root, sorted; and the packages these import. */
interface Reached {
  readonly files: readonly string[];
  readonly packages: readonly string[];
}

export function reachedBy(modules: readonly string[], folder = root): Reached {
  const files = new Set(modules);
  const packages = new Set<string>();
  for (const file of files) {
    for (const name of importsOf(file, textOf(folder, file))) {
      if (name.startsWith('.')) files.add(join(dirname(file), name));
      else packages.add(name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** The modules it imports when it runs: an import of types alone leaves nothing in a build. */
function importsOf(file: string, text: string): readonly string[] {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const imports = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? moduleRequest.value : [])),
  );
  const later = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  return [...imports, ...exports, ...later].filter((name) => !name.startsWith('virtual:'));
}

// A checkout on Windows ends its lines otherwise.
const textOf = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n');

/** The same for the same sources and packages, wherever they lie: another one makes the lists anew. */
export function listsHash(folder = root): string {
  const { files, packages } = reachedBy(listModules, folder);
  return hashOf([...files.map((file) => [file, textOf(folder, file)]), ...versionsOf(packages, folder)]);
}

/** A library may say the same thing otherwise: its version counts like a source. */
function versionsOf(packages: readonly string[], folder: string): readonly (readonly string[])[] {
  const lock: { packages: Record<string, { version: string } | undefined> } = JSON.parse(
    textOf(folder, 'package-lock.json'),
  );
  return packages.map((name) => {
    const version = lock.packages[`node_modules/${name}`]?.version;
    if (version === undefined) throw new Error(`${name} is in no package-lock.json`);
    return [name, version];
  });
}

/** A hash of what schemas let through, whatever their modules say beside. */
export const schemasHash = (schemas: Readonly<Record<string, z.core.$ZodType>>) =>
  hashOf(Object.entries(schemas).map(([name, schema]) => [name, z.toJSONSchema(schema, { unrepresentable: 'any' })]));

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

const rowSchemas = () => Object.fromEntries(kinds.map((kind) => [kind, schemaOf(kind)]));

const detailSchemas = () =>
  Object.fromEntries(detailNames.flatMap((name) => [[name, detailNamed(name)?.value ?? z.never()]]));

const id = 'virtual:replica-build';

/** Gives the build its hashes of what a replica holds (src/db/build.ts): the same in dev, tests and builds. */
export const replicaBuild = (): Plugin => ({
  name: 'replica-build',
  configureServer({ watcher, environments }) {
    // No file of its own tells that it is to be computed anew: any that changes may be one of the sources.
    watcher.on('change', () => {
      for (const { moduleGraph } of Object.values(environments)) {
        const module = moduleGraph.getModuleById(`\0${id}`);
        if (module) moduleGraph.invalidateModule(module);
      }
    });
  },
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load(asked) {
    if (asked !== `\0${id}`) return null;
    const build = {
      rows: schemasHash(rowSchemas()),
      details: schemasHash(detailSchemas()),
      lists: listsHash(),
    };
    return `export const build = ${JSON.stringify(build)};`;
  },
});
