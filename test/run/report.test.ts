import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserCounts, judged, unitCounts } from './report.ts';
import { run, type Step } from './step.ts';

function written(report: object): string {
  const file = join(mkdtempSync(join(tmpdir(), 'report-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

const unit = (testResults: object[], counts = {}) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults,
  ...counts,
});

const step = (code: string, report?: Step['report']): Step => ({
  name: 'step',
  parts: ['unit'],
  command: [process.execPath, '-e', code],
  ...(report && { report }),
});
const silent = () => undefined;

describe('the count of a run', () => {
  it('sums tests, and counts a file that could not be loaded as one failure', () => {
    const unloaded = { status: 'failed', assertionResults: [] };
    const failing = { status: 'failed', failureMessages: ['Error'] };
    const loaded = { status: 'failed', assertionResults: [failing, failing] };
    const file = written(unit([unloaded, loaded], { numPassedTests: 1, numFailedTests: 1, numTodoTests: 3 }));
    expect(unitCounts(file)).toEqual({ passed: 1, failed: 2, skipped: 3, unsteady: 0 });
  });

  it('tells the browser tests that passed only when repeated', () => {
    const file = written({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] });
    expect(browserCounts(file)).toEqual({ passed: 6, failed: 1, skipped: 0, unsteady: 1 });
  });

  it('tells the unit tests that passed only when repeated', () => {
    const at = (status: string, ...failureMessages: string[]) => ({ status, failureMessages });
    const loaded = {
      status: 'failed',
      assertionResults: [at('passed'), at('passed', 'Error'), at('failed', 'Error'), at('failed', 'Error', 'Error')],
    };
    const file = written(unit([loaded], { numPassedTests: 2, numFailedTests: 2 }));
    expect(unitCounts(file)).toEqual({ passed: 2, failed: 2, skipped: 0, unsteady: 1 });
  });

  it('takes a further try for a failure where it is red', () => {
    const counts = { passed: 6, failed: 1, skipped: 2, unsteady: 2 };
    expect(judged(counts, true)).toEqual({ passed: 4, failed: 3, skipped: 2, unsteady: 2 });
    expect(judged(counts, false)).toEqual(counts);
  });

  it('takes a check as one', async () => {
    expect(await run(step(''), silent)).toMatchObject({ passed: 1, failed: 0 });
    expect(await run(step('process.exit(3)'), silent)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('is a failure when a runner dies without a failed test, or saw none', async () => {
    const passing = { file: '/nonexistent', read: () => ({ passed: 4, failed: 0, skipped: 0, unsteady: 0 }) };
    expect(await run(step('process.exit(1)', passing), silent)).toMatchObject({ passed: 4, failed: 1 });
    const empty = { file: '/nonexistent', read: unitCounts };
    expect(await run(step('', empty), silent)).toMatchObject({ passed: 0, failed: 1 });
  });

  it('is a failure when what the step needs cannot be had', async () => {
    const prepare = () => {
      throw new Error('No Chromium');
    };
    const shown: string[] = [];
    const outcome = await run({ ...step(''), prepare }, (text) => shown.push(text));
    expect(outcome).toMatchObject({ passed: 0, failed: 1 });
    expect(shown.join('')).toContain('No Chromium');
  });
});
