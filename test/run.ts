import { ensureBrowsers } from './browser/chromium.ts';
import { findPostgres } from './postgres/binaries.ts';
import {
  browser,
  checks,
  component,
  fuzz,
  type Outcome,
  type Part,
  postgres,
  run,
  type Step,
  server,
  unit,
  waiting,
} from './run/step.ts';
import { summaryOf, writeSummary } from './run/summary.ts';

// `npm test`: everything, the contract on PostgreSQL too where there is one. `npm test -- checks`, `unit`,
// `fuzz`, `server`, `component`, `browser`: that part only. Goes on to the end after a failure; the last line is
// `N passed, N failed`, and `test-results/summary.json` tells what ran on which tree.

const allParts: readonly Part[] = ['checks', 'unit', 'fuzz', 'server', 'component', 'browser'];

const inSeconds = (seconds: number) => `${seconds.toFixed(1).padStart(6)} s`;
const processorText = (seconds: number | null) =>
  seconds === null ? 'processor unknown' : `processor ${inSeconds(seconds)}`;
const print = (text: string) => process.stdout.write(text);
const printLine = ({ name, seconds, processorSeconds, passed, failed, skipped, unsteady }: Outcome) => {
  const counts = [
    `${passed} passed`,
    unsteady > 0 && `${unsteady} at a further try alone`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ];
  const times = `${inSeconds(seconds)}  ${processorText(processorSeconds)}`;
  print(`${failed ? '✗' : '✓'} ${name.padEnd(16)} ${times}  ${counts.filter(Boolean).join(', ')}\n`);
};

/** At the end, where the outputs of the parts are far above. */
const printFailures = ({ name, failures }: Outcome) => {
  for (const { test, reason, isUnsteady } of failures) {
    print(`${isUnsteady ? '~' : '✗'} ${name}: ${test}\n    ${reason.slice(0, 200)}\n`);
  }
};

/** What leaves a core idle shares them, two at a time; each prints at its end, and its output only when it failed. */
async function runQuietly(steps: readonly Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const output: string[] = [];
      const outcome = await run(step, (text) => output.push(text));
      printLine(outcome);
      if (outcome.failed) print(`${output.join('').trimEnd().replace(/^/gm, '    ')}\n`);
      outcomes.push(outcome);
    }
  };
  await Promise.all([work(), work()]);
  return outcomes;
}

/** Test runners use both cores themselves and print as they go. */
async function runAloud(step: Step): Promise<Outcome> {
  print(`\n▸ ${step.name}\n`);
  const outcome = await run(step, print);
  printLine(outcome);
  return outcome;
}

async function main(asked: readonly string[]): Promise<number> {
  const unknown = asked.filter((part) => !allParts.some((known) => known === part));
  if (unknown.length > 0) {
    print(`Unknown part: ${unknown.join(', ')}. Parts: ${allParts.join(', ')}.\n`);
    return 2;
  }
  const wanted = ({ parts }: Step) => asked.length === 0 || parts.some((part) => asked.includes(part));
  const startedAt = new Date();
  const outcomes = await runQuietly(checks.filter(wanted));
  const built = outcomes.every(({ name, failed }) => name !== 'build' || failed === 0);
  // Without a build the browser tests would speak for an older one: the failed build speaks for them.
  const shown = (step: Step) => built && wanted(step);
  // It waits beside the parts that compute.
  const beside = runQuietly([waiting(ensureBrowsers)].filter(shown));
  for (const step of [unit, fuzz].filter(wanted)) outcomes.push(await runAloud(step));
  outcomes.push(...(await runQuietly((findPostgres() ? [server, postgres] : [server]).filter(wanted))));
  for (const step of [component].filter(wanted)) outcomes.push(await runAloud(step));
  for (const step of [browser(ensureBrowsers)].filter(shown)) outcomes.push(await runAloud(step));
  outcomes.push(...(await beside));
  const summary = summaryOf(outcomes, startedAt, new Date());
  writeSummary('test-results/summary.json', summary);
  print('\n');
  outcomes.forEach(printFailures);
  outcomes.forEach(printLine);
  print(`${inSeconds(summary.seconds).trim()}, ${processorText(summary.processorSeconds)}\n`);
  print(`${summary.passed} passed, ${summary.failed} failed\n`);
  return summary.failed > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
