import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Names that a sheet sets, with those it imports. */
function namesIn(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8');
  const imports = [...text.matchAll(/@import "([^"]+)"/g)].map(([, path = '']) =>
    path.startsWith('@') ? join('node_modules', path) : join(dirname(file), path),
  );
  return [...[...text.matchAll(/(--[\w-]+)\s*:/g)].map(([, name = '']) => name), ...imports.flatMap(namesIn)];
}

it('every colour and length that a sheet or a view uses is one that is set: another draws nothing', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => join('src', file));
  const sheets = files.filter((file) => file.endsWith('.css'));
  const views = files.filter((file) => /\.tsx?$/.test(file));
  const byView = views.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/['"](--[\w-]+)['"]/g)]);
  const known = new Set([...sheets.flatMap(namesIn), ...byView.map(([, name = '']) => name)]);
  const used = [...sheets, ...views].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/var\((--[\w-]+)\s*\)/g)].map(([, name = '']) => ({ file, name })),
  );
  expect(used.length).toBeGreaterThan(1500);
  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
});
