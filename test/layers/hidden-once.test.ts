import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Where a rule stands by itself; one that holds at some widths alone says it where it holds. */
const atAnyWidth = /^ {2}clip-path: inset\(50%\)/m;

it('what is read and not seen is hidden by one rule, of the design system', () => {
  const sheets = readdirSync('src/views', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const hiding = sheets.filter((file) => atAnyWidth.test(readFileSync(`src/views/${file}`, 'utf8')));
  expect(hiding).toEqual(['ui/ui.module.css']);
});
