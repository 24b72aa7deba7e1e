import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A phone, a tablet, a desk, and from 1680 px a wall screen (docs/adr/0063). */
const widths = ['(max-width: 767px)', '(min-width: 768px)', '(max-width: 1199px)', '(min-width: 1200px)'];
const wide = ['(max-width: 1679px)', '(min-width: 1680px)'];

it('the window is asked for three widths, the same in every sheet and view', () => {
  const files = readdirSync('src/views', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|tsx?)$/.test(file),
  );
  const others = files.flatMap((file) =>
    [...readFileSync(`src/views/${file}`, 'utf8').matchAll(/(?:@media |matchMedia\(')(\([^)]*width[^)]*\))/g)]
      .map(([, query = '']) => `${file}: ${query}`)
      .filter((found) => ![...widths, ...wide].some((known) => found.endsWith(`: ${known}`))),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(others).toEqual([]);
});
