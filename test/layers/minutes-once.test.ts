import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

/** Files that make minutes of ms by themselves, with what they count: no lateness among them. */
const others: Readonly<Record<string, string>> = {
  'src/domain/driver-log/shift-edit.ts': 'the minute that a time is typed in',
  'src/domain/preparation/since.ts': 'how long somebody has been at a task',
  'src/domain/time/minutes.ts': 'the function',
  'src/domain/time/paris-wall-clock.ts': 'the offset of a time zone',
  'src/views/concepts/driver-log/edit/shift-editor.tsx': 'the minute that a time is typed in',
};

const madeMinutes = /\/ ?(?:minuteMs|60_?000)\b/;

it('DSP-713 minutes of lateness are counted by one function', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const found = sources
    .map((file) => join('src', file))
    .filter((path) => madeMinutes.test(readFileSync(path, 'utf8')))
    .sort();
  expect(found).toEqual(Object.keys(others).sort());
});

it.each([
  ['Math.ceil((atMs - endMs) / minuteMs)', true],
  ['Math.floor(ms / 60_000)', true],
  ['30 * minuteMs', false],
])('%s', (source, makesMinutes) => {
  expect(madeMinutes.test(source)).toBe(makesMinutes);
});
