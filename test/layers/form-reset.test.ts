import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

// A plain reset forgets the fields of a form that was registered once: what is typed afterwards counts for nothing.

const resets = /\bform\.reset\(|\{[^}]*\breset\b[^}]*\}\s*=\s*useForm/;

it('nothing but `resetWhole` resets a form', () => {
  const views = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src/views', file));
  expect(views.filter((path) => resets.test(readFileSync(path, 'utf8')))).toEqual([
    'src/views/kit/drafts/reset-whole.ts',
  ]);
});
