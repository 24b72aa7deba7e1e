import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { allowed, planted } from './planted.ts';

const report = z.object({ diagnostics: z.array(z.object({ location: z.object({ path: z.string() }) })) });

/** The paths Biome refuses, under the repository's own rules, in a repository that holds only these modules. */
function refusedByBiome(modules: readonly { readonly path: string; readonly source: string }[]): string[] {
  const root = mkdtempSync(join(tmpdir(), 'layers-'));
  try {
    cpSync('biome.json', join(root, 'biome.json'));
    for (const { path, source } of modules) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
    }
    const options = [
      '--vcs-enabled=false',
      '--only=style/noRestrictedImports',
      '--reporter=json',
      '--max-diagnostics=none',
    ];
    const { stdout } = spawnSync(join(process.cwd(), 'node_modules/.bin/biome'), ['lint', ...options], { cwd: root });
    return report.parse(JSON.parse(stdout.toString())).diagnostics.map(({ location }) => location.path);
  } finally {
    rmSync(root, { recursive: true });
  }
}

it('the editor shows a violation as it is typed: Biome refuses what is planted, and nothing else', () => {
  const visible = planted.filter(({ unseenByLint }) => !unseenByLint).map(({ path }) => path);
  expect(refusedByBiome([...planted, ...allowed]).sort()).toEqual(visible.sort());
});
