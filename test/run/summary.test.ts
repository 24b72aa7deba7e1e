import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { summaryOf, writeSummary } from './summary.ts';

const part = {
  name: 'unit',
  seconds: 51.5,
  processorSeconds: 60.25,
  passed: 12,
  failed: 1,
  skipped: 2,
  unsteady: 0,
  failures: [],
};
const [from, to] = [new Date('2026-03-10T10:00:00Z'), new Date('2026-03-10T10:02:30Z')];

it('tells which tree ran, and sums up its parts', () => {
  const parts = [part, { ...part, name: 'fuzz', passed: 5, failed: 0 }];
  const tree = { commit: 'abc', isClean: false };
  expect(summaryOf(parts, from, to, tree)).toEqual({
    ...tree,
    startedAt: '2026-03-10T10:00:00.000Z',
    ...{ seconds: 150, processorSeconds: 120.5, passed: 17, failed: 1, parts },
  });
});

it('knows the time of the processor for all parts or not at all', () => {
  const parts = [part, { ...part, processorSeconds: null }];
  expect(summaryOf(parts, from, to).processorSeconds).toBeNull();
});

it('is written as JSON where nothing was before, with the commit where there is a repository', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summary-'));
  try {
    const file = join(folder, 'results', 'summary.json');
    writeSummary(file, summaryOf([part], from, to));
    const written = JSON.parse(readFileSync(file, 'utf8'));
    expect(written).toMatchObject({ passed: 12, parts: [part] });
    expect(written.commit ?? 'f'.repeat(40)).toMatch(/^[0-9a-f]{40}$/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
