import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { modulesUnder } from '../layers/modules.ts';
import { reachedBy } from './reachable-sources.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const module = 'server/src/open-world.ts';
const reached = new Set(reachedBy(module).map((path) => relative(root, path)));

it('reaches every module that one imports, and those that these import', () => {
  const modules = modulesUnder(['server/src', 'src/domain']);
  const imported = new Set([module]);
  for (const name of imported) for (const next of modules.get(name) ?? []) if (modules.has(next)) imported.add(next);
  expect(imported.size).toBeGreaterThan(100);
  expect([...imported].filter((name) => !reached.has(name))).toEqual([]);
});

it('reaches the data and the folders that are named by a path, and nothing that is neither', () => {
  expect([...reached]).toEqual(
    expect.arrayContaining(['server/migrations/0000_day_one.sql', 'server/data/paris-addresses.csv']),
  );
  expect(
    [...reached].filter(
      (name) => !/^(src\/domain\/|server\/(src|data|migrations)\/|server\/package\.json$)/.test(name),
    ),
  ).toEqual([]);
  expect([...reached].filter((name) => /^server\/src\/(simulator|snapshot)\//.test(name))).toEqual([]);
});
