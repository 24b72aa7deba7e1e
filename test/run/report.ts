import * as z from 'zod/mini';
import { parsed } from './parsed.ts';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Passed, but at a further try: each a fault of the test or of the product. See `judged`. */
  readonly unsteady: number;
}

export const none: Counts = { passed: 0, failed: 0, skipped: 0, unsteady: 0 };

/** A test that passed and has failures all the same failed at an earlier try. */
const assertion = z.object({ status: z.string(), failureMessages: z.array(z.string()) });

const unitReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(assertion) })),
});

const browserReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/** Of vitest's JSON report. A file that could not be loaded has no tests, and counts as one failure. */
export function unitCounts(file: string): Counts {
  const report = parsed(file, unitReport);
  if (!report) return none;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    unsteady: report.testResults.flatMap((file) => file.assertionResults).filter(isUnsteady).length,
  };
}

const isUnsteady = ({ status, failureMessages }: z.infer<typeof assertion>) =>
  status === 'passed' && failureMessages.length > 0;

/** Whether a test that needed a further try fails the run. */
const isSecondTryRed = false;

/** What counts as passed: a further try is there to tell a fault of the moment from a fault, not to hide it. */
export const judged = (counts: Counts, isRed: boolean = isSecondTryRed): Counts =>
  isRed ? { ...counts, passed: counts.passed - counts.unsteady, failed: counts.failed + counts.unsteady } : counts;

/** Of Playwright's JSON report. */
export function browserCounts(file: string): Counts {
  const report = parsed(file, browserReport);
  if (!report) return none;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, skipped, unsteady: flaky };
}
