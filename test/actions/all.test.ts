import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { commandNames } from '../../src/domain/commands.ts';
import { testActions } from './all.ts';

const kebab = (word = '') => word.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const fileOf = (name: string) => {
  const [concept, action] = name.split('.');
  return `${kebab(concept)}/${kebab(action)}.ts`;
};
const listed = testActions.map(({ name }) => name);

it('every action has its test object in the list', () => {
  const names = new Set<string>(listed);
  expect(commandNames.filter((name) => !names.has(name)).map((name) => `${name}: ${fileOf(name)}`)).toEqual([]);
});

it('each action is listed once, and stands in the file of its name', () => {
  const isThere = (file: string) => existsSync(fileURLToPath(new URL(file, import.meta.url)));
  expect(listed.filter((name, at) => listed.indexOf(name) !== at)).toEqual([]);
  expect(listed.map(fileOf).filter((file) => !isThere(file))).toEqual([]);
});
