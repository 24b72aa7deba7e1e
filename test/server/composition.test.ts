import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { composing, composition, compositionOf } from '../../server/src/snapshot/composition.ts';
import { modulesUnder } from '../layers/modules.ts';

describe('what composes answers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'composition-'));
    writeFileSync(join(folder, 'a.ts'), 'one');
    writeFileSync(join(folder, 'b.ts'), 'two');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const marks = () => compositionOf([folder]);

  it('is marked alike in each process that runs the same', () => {
    expect(marks()).toBe(marks());
    expect(composition).toBe(compositionOf(composing));
  });

  it.each<[string, () => void]>([
    ['a module changes', () => writeFileSync(join(folder, 'a.ts'), 'other')],
    ['one comes', () => writeFileSync(join(folder, 'c.ts'), '')],
    ['one goes', () => rmSync(join(folder, 'b.ts'))],
    ['one has another name', () => renameSync(join(folder, 'b.ts'), join(folder, 'c.ts'))],
  ])('is marked otherwise once %s', (_, change) => {
    const before = marks();
    change();
    expect(marks()).not.toBe(before);
  });

  it('is all in the folders that the mark is made of', () => {
    const modules = modulesUnder(['server/src', 'src/domain']);
    const reached = new Set(['server/src/reads/polls.ts', 'server/src/snapshot/snapshots.ts']);
    for (const path of reached) for (const name of modules.get(path) ?? []) if (/\.tsx?$/.test(name)) reached.add(name);
    expect(reached.size).toBeGreaterThan(50);
    expect([...reached].filter((name) => !composing.some((it) => name.startsWith(`${it}/`)))).toEqual([]);
  });
});
