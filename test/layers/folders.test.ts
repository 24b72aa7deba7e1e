import { type Dirent, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What a reader takes in at one look. */
const most = 25;

const crowded = (entries: readonly Dirent[]) => {
  const counts = new Map<string, number>();
  for (const entry of entries)
    if (entry.isFile()) counts.set(entry.parentPath, (counts.get(entry.parentPath) ?? 0) + 1);
  return [...counts].flatMap(([folder, count]) => (count > most ? [`${folder}: ${count}`] : []));
};

it('a folder of the product is about one thing: one with more files is divided by what they are about', () => {
  const entries = ['src', 'server/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }),
  );
  expect(entries.length).toBeGreaterThan(1_500);
  expect(crowded(entries)).toEqual([]);
});
