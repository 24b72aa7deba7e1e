import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { parseSync } from 'vite';

/** What each module imports, types included: paths from the root for our own modules, names for packages. */
export type Modules = ReadonlyMap<string, readonly string[]>;

/** Every module under these folders, read from the disk. */
export function modulesUnder(folders: readonly string[]): Modules {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
  return modulesOf(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

export function modulesOf(sources: readonly (readonly [path: string, source: string])[]): Modules {
  return new Map(sources.map(([path, source]) => [path, importsOf(path, source)]));
}

function importsOf(path: string, source: string): string[] {
  const { module, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`);
  const named = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...matches(source, /\bimport\(\s*['"]([^'"]+)['"]/g), // lazy modules, and types such as import('./a.ts').A
    ...matches(source, /\bnew URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url/g), // workers
  ];
  return [...new Set(named.map((name) => resolved(path, name)))];
}

const matches = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].flatMap(([, name]) => name ?? []);

const resolved = (importer: string, name: string) =>
  name.startsWith('.') ? join(dirname(importer), name).replace(/\?.*$/, '') : name;
