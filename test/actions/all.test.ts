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

it('every action has its test object in the list, once', () => {
  expect(testActions.map(({ name }) => name).toSorted()).toEqual(commandNames.toSorted());
});

it('and in the file of its name', () => {
  const isThere = (file: string) => existsSync(fileURLToPath(new URL(file, import.meta.url)));
  expect(commandNames.map(fileOf).filter((file) => !isThere(file))).toEqual([]);
});
