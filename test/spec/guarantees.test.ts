import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const told = readFileSync(at('docs/guarantees.md'), 'utf8');

it('every guarantee names tests, files and decisions that there are', () => {
  const rows = told.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| guarantee'));
  expect(rows.length).toBeGreaterThan(20);
  const missing = rows.flatMap((row) => {
    const tests = row.match(/test\/[\w/-]+\.test\.ts/g) ?? [];
    const files = (row.match(/`(?:db|sync|domain|worker)\/[\w/-]+\.ts`/g) ?? []).map(
      (name) => `src/${name.slice(1, -1)}`,
    );
    return [...(tests.length === 0 ? [row] : []), ...[...tests, ...files].filter((path) => !existsSync(at(path)))];
  });
  expect(missing).toEqual([]);
});
