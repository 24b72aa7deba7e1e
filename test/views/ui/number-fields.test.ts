import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Theme } from '@radix-ui/themes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { assert } from '../../../src/domain/result.ts';
import { NumberField } from '../../../src/views/ui/fields/number-field.tsx';

const views = fileURLToPath(new URL('../../../src/views', import.meta.url));

interface Found {
  readonly file: string;
  readonly kind: string;
  readonly label: string;
}

/** Every field for a number that a screen has, with the words of its label. */
async function fieldsOf(file: string): Promise<readonly Found[]> {
  const source = readFileSync(file, 'utf8');
  const elements = source.match(/<NumberField\b[\s\S]*?\/>/g) ?? [];
  return Promise.all(
    elements.map(async (element) => {
      const [, texts, name] = /label=\{(\w+)\.(\w+)[}(]/.exec(element) ?? [];
      const [, imported, from] =
        new RegExp(`import \\{[^}]*?(?:\\b(\\w+) as )?\\b${texts}\\b[^}]*\\} from '([^']+)'`).exec(source) ?? [];
      assert(texts && name && from, `a label of ${file} that is no text of a module`);
      const module: Readonly<Record<string, Readonly<Record<string, unknown>>>> = await import(
        resolve(dirname(file), from)
      );
      const kind = /kind="(\w+)"/.exec(element)?.[1] ?? (element.includes('kind={') ? 'either' : 'whole');
      return { file, kind, label: String(module[imported ?? texts]?.[name]) };
    }),
  );
}

const files = readdirSync(views, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => join(views, file));

describe('a field for a number', () => {
  it('has the keyboard that can type it: a comma where amounts are typed, a minus where it may be below 0', () => {
    const html = (kind: 'whole' | 'decimal' | 'signed') =>
      renderToStaticMarkup(
        createElement(
          Theme,
          null,
          createElement(NumberField, { kind, label: 'Crédit (€)', name: 'credit', onChange: () => undefined }),
        ),
      );
    expect(html('decimal')).toContain('inputMode="decimal"');
    expect(html('whole')).toContain('inputMode="numeric"');
    expect(html('signed')).toContain('inputMode="text"');
  });

  it('takes cents wherever its label says euros, and nowhere else', async () => {
    const found = (await Promise.all(files.map(fieldsOf))).flat();
    expect(found.length).toBeGreaterThan(10);
    const euros = found.filter(({ label }) => /€|euro/i.test(label));
    expect(euros.length).toBeGreaterThanOrEqual(3);
    expect(found.filter(({ kind }) => kind === 'decimal' || kind === 'signed')).toEqual(euros);
  });

  it('is otherwise one of those that are known to take whole numbers', () => {
    const own = files.filter((file) => /inputMode=("numeric"|\{)/.test(readFileSync(file, 'utf8')));
    expect(own.map((file) => file.slice(views.length + 1)).sort()).toEqual([
      'concepts/center/dqp/delay-field.tsx',
      'concepts/order/delivery-data/address-fieldset.tsx',
      'ui/fields/number-field.tsx',
      'ui/fields/quantity.tsx',
    ]);
  });
});
