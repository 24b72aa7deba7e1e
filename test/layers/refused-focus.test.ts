import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

const views = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join('src/views', file));

/** A form of the library with a field that is no input: it knows neither that field nor the order of the screen. */
const hasChoices = (source: string) =>
  /\buseForm(<[^>]*>)?\(/.test(source) && /<(SelectField|RadioField)\b/.test(source);
/** That of the filters refuses nothing at a field. */
const refuses = (source: string) => /\berror=|\berrors\b|resolver:/.test(source);

const focuses = (source: string) =>
  /shouldFocusError: false/.test(source) &&
  /useRefusedFocus\(form\.formState\)/.test(source) &&
  /ref=\{formRef\}/.test(source);

it('OUR-190 whatever form has choices, a refusal takes the focus to the first field that is refused', () => {
  const forms = views.filter((path) => {
    const source = readFileSync(path, 'utf8');
    return hasChoices(source) && refuses(source);
  });
  expect(forms.length).toBeGreaterThan(10);
  expect(forms.filter((path) => !focuses(readFileSync(path, 'utf8')))).toEqual([]);
});
