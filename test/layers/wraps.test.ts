import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no sheet lets a name, a number or an hour be broken where it has room on the next line', () => {
  const sheets = readdirSync('src/views', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const breaking = sheets.filter((file) =>
    /overflow-wrap: anywhere|word-break: break-(?:all|word)/.test(readFileSync(`src/views/${file}`, 'utf8')),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(breaking).toEqual([]);
});
