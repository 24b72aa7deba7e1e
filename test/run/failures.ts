import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as z from 'zod/mini';
import { parsed } from './parsed.ts';

/** A test that failed, or that passed at a further try alone. */
export interface Failure {
  /** `file › title`, the file as it lies in the project. */
  readonly test: string;
  /** The first line of the first error. */
  readonly reason: string;
  readonly isUnsteady: boolean;
}

const unitReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z._default(z.string(), ''),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** Of vitest's JSON report; a file that could not be loaded is named for its tests. */
export function unitFailures(file: string): Failure[] {
  return (
    parsed(file, unitReport)?.testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
      const path = relative('', name);
      if (status === 'failed' && tests.length === 0) {
        return [{ test: path, reason: firstLine(message), isUnsteady: false }];
      }
      return tests
        .filter(({ failureMessages }) => failureMessages.length > 0)
        .map(({ status, fullName, failureMessages }) => ({
          test: `${path} › ${fullName}`,
          reason: firstLine(failureMessages[0]),
          isUnsteady: status === 'passed',
        }));
    }) ?? []
  );
}

const browserSpec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.optional(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
});
const browserSuite = z.object({
  specs: z._default(z.array(browserSpec), []),
  get suites() {
    return z._default(z.array(browserSuite), []);
  },
});
type BrowserSuite = z.infer<typeof browserSuite>;

/** Of Playwright's JSON report. */
export function browserFailures(file: string): Failure[] {
  const specs = (suite: BrowserSuite): BrowserSuite['specs'] => [...suite.specs, ...suite.suites.flatMap(specs)];
  const report = parsed(file, z.object({ suites: z.array(browserSuite) }));
  return (report?.suites.flatMap(specs) ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        test: `test/e2e/${file} › ${title}`,
        reason: firstLine(results.find(({ error }) => error)?.error?.message),
        isUnsteady: status === 'flaky',
      })),
  );
}

/** Of what a runner printed that failed without a failed test: the error, and the file that ran when it was thrown. */
export function failureOutsideTests(output: string): Failure {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const at = lines.findIndex((line) => /Unhandled (Rejection|Error)\b|Uncaught Exception/.test(line));
  const file = /originated in "(.+?)"/.exec(lines.slice(Math.max(at, 0)).join('\n'))?.[1];
  const reason = (at < 0 ? lines.at(-1) : lines[at + 1]) ?? '';
  return { test: file ? `${file} › outside of its tests` : 'outside of its tests', reason, isUnsteady: false };
}

const firstLine = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .find((line) => line.trim())
    ?.trim() ?? '';
