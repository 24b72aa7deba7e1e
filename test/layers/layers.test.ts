import { describe, expect, it } from 'vitest';
import { modulesOf, modulesUnder } from './modules.ts';
import { allowed, planted } from './planted.ts';
import { cycles, violations } from './rules.ts';

const all = modulesUnder(['src', 'server/src', 'server/couriers', 'server/payments']);

describe('the layers', () => {
  it('are all seen: a check of nothing passes always', () => {
    const count = (part: string) => [...all.keys()].filter((path) => path.startsWith(part)).length;
    expect(all.size).toBeGreaterThan(100);
    for (const part of ['src/domain/', 'src/db/', 'src/sync/', 'src/worker/', 'src/views/', 'server/src/'])
      expect(count(part), part).toBeGreaterThan(3);
    expect([...all.values()].flat().length).toBeGreaterThan(300);
    const missing = [...all.values()].flat().filter((name) => /^(src|server)\/.*\.tsx?$/.test(name) && !all.has(name));
    expect(missing).toEqual([]);
  });

  it('import in one direction only', () => {
    expect(violations(all)).toEqual([]);
  });

  it('have no cycle', () => {
    expect(cycles(all)).toEqual([]);
  });
});

describe('a planted violation is found:', () => {
  it.each(planted)('$what', ({ path, source }) => {
    expect(violations(modulesOf([[path, source]]))).toHaveLength(1);
  });

  it('modules import in a circle', () => {
    const circle = modulesOf([
      ['src/domain/a.ts', "import type { B } from './b.ts';"],
      ['src/domain/b.ts', "export { c } from './c.ts';"],
      ['src/domain/c.ts', "import './a.ts';"],
    ]);
    expect(cycles(circle)).toEqual(['src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts']);
  });

  it.each(allowed)('and not in $path, where all is allowed', ({ path, source }) => {
    expect(violations(modulesOf([[path, source]]))).toEqual([]);
  });
});
