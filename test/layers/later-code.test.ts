import { describe, expect, it } from 'vitest';
import { consoleModules, otherWays } from './later-code.ts';

const view = 'src/views/rooms/home/screen.tsx';

describe('code that comes later', () => {
  it('comes to a view in two ways, and elsewhere in the modules that are listed', () => {
    const modules = consoleModules();
    expect(modules.length).toBeGreaterThan(1_000);
    expect(modules.filter(([, source]) => source.includes('import(')).length).toBeGreaterThan(30);
    expect(modules.flatMap(([path, source]) => otherWays(path, source))).toEqual([]);
  });

  it.each([
    ['a bare import in a view', view, "const dialog = () => import('./dialog.tsx');", 'import(./dialog.tsx)'],
    ['one in an effect', view, "useEffect(() => void import('./wall.ts'), []);", 'import(./wall.ts)'],
    [
      'one beside a right one',
      view,
      "const a = later(() => import('./a.ts')); void import('./b.ts');",
      'import(./b.ts)',
    ],
    ['a computed one', view, "const of = (name: string) => import('./' + name);", 'import(computed)'],
    ["React's own way", view, "import { lazy } from 'react';", 'lazy'],
    ["React's own wait", view, "import { Suspense as Wait } from 'react';", 'Suspense'],
    ['one in the engine', 'src/sync/merge/merge.ts', "await import('./plan.ts');", 'import(./plan.ts)'],
    ['one in a wrapper of the same name', 'src/sync/leader.ts', "later(() => import('./a.ts'));", 'import(./a.ts)'],
  ])('is found where it is planted: %s', (_what, path, source, way) => {
    expect(otherWays(path, source)).toEqual([`${path}: ${way}`]);
  });

  it.each([
    [view, "const wall = later(() => import('./wall.ts')); type Wall = import('./wall.ts').Wall;"],
    [view, "const Wall = laterView(async () => (await import('./wall.tsx')).Wall, asScreen);"],
    [view, "import { Suspense } from './own.ts'; import { use } from 'react';"],
    ['src/worker/main.ts', "provideDeclarations(() => import('./command-code.ts'));"],
  ])('and not where it is right: %s', (path, source) => {
    expect(otherWays(path, source)).toEqual([]);
  });
});
