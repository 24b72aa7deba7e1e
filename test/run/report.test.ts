import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { browserFailures, failureOutsideTests, unitFailures } from './failures.ts';
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

describe('the failures of a run', () => {
  it('names the tests that failed or passed at a further try, with the first line of the error', () => {
    const at = (status: string, fullName: string, ...failureMessages: string[]) => ({
      status,
      fullName,
      failureMessages,
    });
    const tests = [
      at('passed', 'a'),
      at('passed', 'b', '\n\u001b[31mFirst\u001b[39m\n at x'),
      at('failed', 'c', 'Other'),
    ];
    const loaded = { name: resolve('test/x.test.ts'), status: 'failed', message: '', assertionResults: tests };
    const unloaded = {
      name: resolve('test/y.test.ts'),
      status: 'failed',
      message: 'No such file',
      assertionResults: [],
    };
    expect(unitFailures(written({ testResults: [loaded, unloaded] }))).toEqual([
      { test: 'test/x.test.ts › b', reason: 'First', isUnsteady: true },
      { test: 'test/x.test.ts › c', reason: 'Other', isUnsteady: false },
      { test: 'test/y.test.ts', reason: 'No such file', isUnsteady: false },
    ]);
  });

  it('finds those of the browser in suites within suites', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      ...{ title, file: 'z.test.ts' },
      tests: [{ status, results: messages.map((message) => (message ? { error: { message } } : {})) }],
    });
    const inner = { specs: [spec('late', 'flaky', 'Timed out', ''), spec('right', 'expected', '')] };
    const file = written({ suites: [{ specs: [spec('wrong', 'unexpected', 'Error: 1')], suites: [inner] }] });
    expect(browserFailures(file)).toEqual([
      { test: 'test/e2e/z.test.ts › wrong', reason: 'Error: 1', isUnsteady: false },
      { test: 'test/e2e/z.test.ts › late', reason: 'Timed out', isUnsteady: true },
    ]);
  });
});

describe('a failure outside of tests', () => {
  const thrown = [
    '\u001b[31m⎯⎯⎯⎯\u001b[39m Unhandled Errors ⎯⎯⎯⎯',
    'Vitest caught 1 unhandled error during the test run.',
    '⎯⎯⎯⎯ Unhandled Rejection ⎯⎯⎯⎯⎯',
    '\u001b[1mTypeError\u001b[22m: no such thing',
    'This error originated in "test/component/support/x.test.ts" test file.',
    '     Errors  1 error',
  ].join('\n\n');

  it('is named by its error and the file that ran', () => {
    expect(failureOutsideTests(thrown)).toEqual({
      test: 'test/component/support/x.test.ts › outside of its tests',
      reason: 'TypeError: no such thing',
      isUnsteady: false,
    });
  });

  it('is named by the last line of a runner that died', () => {
    expect(failureOutsideTests('starts\n\nKilled\n')).toEqual({
      ...{ test: 'outside of its tests', reason: 'Killed', isUnsteady: false },
    });
  });

  it('is among the failures of its run', async () => {
    const read = () => ({ passed: 4, failed: 0, skipped: 0, unsteady: 0 });
    const code = `console.log(${JSON.stringify(thrown)}); process.exitCode = 1`;
    const { failures } = await run(step(code, { file: '/nonexistent', read, failures: () => [] }), silent);
    expect(failures).toEqual([failureOutsideTests(thrown)]);
  });
});

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
    const read = () => ({ passed: 4, failed: 0, skipped: 0, unsteady: 0 });
    const passing = { file: '/nonexistent', read, failures: () => [] };
    expect(await run(step('process.exit(1)', passing), silent)).toMatchObject({ passed: 4, failed: 1 });
    const empty = { file: '/nonexistent', read: unitCounts, failures: unitFailures };
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
