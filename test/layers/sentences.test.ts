import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';
import { unsetTexts } from './sentences.ts';

const textModules = ['src/domain', 'src/views'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|[/-])text\.ts$/.test(file))
    .map((file) => join(folder, file)),
);

it('our words around a text of somebody else are a `sentence`, which it cannot turn', () => {
  expect(textModules.length).toBeGreaterThan(30);
  expect(textModules.filter((path) => unsetTexts(path, readFileSync(path, 'utf8')).length > 0)).toEqual([]);
});

it.each([
  ['const title = (name: string) => `Sacs de #{name}`;', 1],
  ['const title = (name: string | null) => `Sacs de #{name ?? "inconnu"}`;', 1],
  ['const title = (names: readonly string[]) => `Sacs de #{names.join(", ")}`;', 1],
  ['function title(count: number, name: string) { return count > 1 ? `#{count} sacs` : `Sac de #{name}`; }', 1],
  ['const title = (name: string) => sentence`Sacs de #{name}`;', 0],
  ['const title = (count: number) => `#{count} sacs`;', 0],
  ['const title = (names: readonly string[]) => `#{names.length} sacs`;', 0],
])('%s', (source, count) => {
  expect(unsetTexts('text.ts', source.replaceAll('#', '$'))).toHaveLength(count);
});
