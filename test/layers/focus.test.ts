import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const views = 'src/views';
const sources = readdirSync(views, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));

const ownFocus = (source: string) => /\.focus\(/.test(source);

it('the focus is given by `focusOn` alone, which scrolls nothing', () => {
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.filter((file) => ownFocus(readFileSync(`${views}/${file}`, 'utf8')))).toEqual([
    'ui/focus/focus-on.ts',
  ]);
  expect(ownFocus('opener?.focus();')).toBe(true);
});
