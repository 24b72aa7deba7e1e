import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { get } from '../../src/domain/command.ts';
import { commandNamed, commandNames, upcast } from '../../src/domain/commands.ts';
import { assert } from '../../src/domain/result.ts';

const current = commandNamed('order.bags');
assert(current, 'order.bags is declared');
const older = { ...current, version: 3, upcasts: { 2: (args: unknown) => ({ ...Object(args), isotherm: 0 }) } };

it('finds a stored command by its name, unless another build wrote it', () => {
  expect([commandNamed('order.bags')?.name, commandNamed('order.teleport')]).toEqual(['order.bags', undefined]);
});

const domain = new URL('../../src/domain/', import.meta.url);
const nameIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'name' in value && 'lane' in value ? [String(value.name)] : [];

it('every action that a file of commands declares is in the list', async () => {
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((it) => /commands\/.+\.ts$/.test(it));
  const modules = await Promise.all(files.map((file) => import(new URL(file, domain).href)));
  const declared = modules.flatMap((module: object) => Object.values(module).flatMap(nameIn));
  expect(declared.length).toBeGreaterThan(80);
  expect(declared.filter((name) => !commandNames.includes(name))).toEqual([]);
});

it('brings stored arguments to the current version', () => {
  expect(upcast(older, 2, { orderId: 1, dry: 2 })).toEqual({ orderId: 1, dry: 2, isotherm: 0 });
  expect(upcast(older, 3, { orderId: 1, dry: 2, isotherm: 1 })).toEqual({ orderId: 1, dry: 2, isotherm: 1 });
});

it('gives up on arguments of a newer build, without upcast or of the wrong shape', () => {
  const args = { orderId: 1, dry: 2, isotherm: 1 };
  expect([upcast(older, 4, args), upcast(older, 1, args), upcast(older, 3, { orderId: 1 })]).toEqual(
    Array(3).fill(undefined),
  );
});

it('DSP-933 PRP-743 times out after 30 s unless a call says otherwise', () => {
  expect([get('/x/').timeoutMs, get('/x/', { timeoutMs: 5 }).timeoutMs]).toEqual([30_000, 5]);
});
