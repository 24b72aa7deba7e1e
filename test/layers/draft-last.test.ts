import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

// `useWatch` and `useFormState` do not see what a form got before they listen: a draft that comes back earlier is shown
// by fields that are registered alone, and what else is made of it stays as if nothing were typed.

const functionEnd = /\n\}\n/;
const listensTooLate = (source: string) =>
  source.split(functionEnd).some((part) => /\buseDraft\([\s\S]*\buse(Watch|FormState)\(/.test(part));

it('OUR-218 a draft comes back once everything that shows its form listens', () => {
  const forms = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join('src/views', file))
    .filter((path) => /\buseDraft\(/.test(readFileSync(path, 'utf8')));
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter((path) => listensTooLate(readFileSync(path, 'utf8')))).toEqual([]);
});

it('is found where it is planted', () => {
  const form = 'useDraft(form, name);\n  const { credit } = useWatch({ control });\n}\n';
  expect(listensTooLate(form)).toBe(true);
  expect(listensTooLate(`useWatch({ control });\n  useDraft(form, name);\n}\nfunction B() {\n  useWatch();\n}\n`)).toBe(
    false,
  );
});
