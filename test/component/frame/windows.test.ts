import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commandNames } from '../../../src/domain/commands.ts';
import type { ConsoleWindow } from '../../../src/views/kit/windows/window.ts';
import { windows } from '../../../src/views/shell/windows/all.tsx';

const concepts = new URL('../../../src/views/concepts/', import.meta.url);
const files = readdirSync(concepts, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('window.ts'));

const isWindow = (value: unknown): value is ConsoleWindow<unknown> =>
  typeof value === 'object' && value !== null && 'at' in value && 'read' in value;

it('every window that a concept declares stands in src/views/shell/windows/all.tsx, once', async () => {
  const modules = await Promise.all(files.map((file) => import(new URL(file, concepts).href)));
  const declared = modules.flatMap((module: object) => Object.values(module)).filter(isWindow);
  const names = declared.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(40);
  expect(windows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  expect(new Set(names).size).toBe(names.length);
});

it('a window does again actions that there are', () => {
  const again = windows.flatMap((it) => it.again.map(({ command }) => command));
  expect(again.length).toBeGreaterThan(25);
  for (const name of again) expect(commandNames).toContain(name);
});
