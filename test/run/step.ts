import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { browserFailures, type Failure, failureOutsideTests, unitFailures } from './failures.ts';
import { startMeter } from './processor-time.ts';
import { browserCounts, type Counts, judged, none, unitCounts } from './report.ts';

export type Part = 'checks' | 'unit' | 'fuzz' | 'server' | 'component' | 'browser';

export interface Step {
  readonly name: string;
  /** The parts of the run this step belongs to. */
  readonly parts: readonly Part[];
  readonly command: readonly [file: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where and how the step tells its tests; without it, the step counts as one. */
  readonly report?: {
    readonly file: string;
    readonly read: (file: string) => Counts;
    readonly failures: (file: string) => readonly Failure[];
  };
  /** Something the machine needs first. */
  readonly prepare?: (say: (text: string) => void) => void;
}

export interface Outcome extends Counts {
  readonly name: string;
  readonly seconds: number;
  /** User and system, of every process of the step; null where they cannot be counted exactly. */
  readonly processorSeconds: number | null;
  readonly failures: readonly Failure[];
}

const bin = (name: string) => `node_modules/.bin/${name}`;

/**
 * The checkers of a project each infer most types anew. One alone takes half the work of four, and another project has
 * the other core. Collecting garbage less often saves a quarter of the rest, for a tenth more memory.
 */
const types = (project: string): Step => ({
  name: `types ${project}`,
  parts: ['checks'],
  command: [bin('tsc'), '-p', project, '--checkers', '1'],
  env: { GOGC: '400' },
});

export const checks: readonly Step[] = [
  { name: 'build', parts: ['checks', 'browser'], command: [bin('vite'), 'build', '--logLevel', 'warn', '--manifest'] },
  ...['src', 'src/worker', 'server', 'test'].map(types),
  { name: 'biome', parts: ['checks'], command: [bin('biome'), 'check', '--error-on-warnings', '.'] },
  { name: 'knip', parts: ['checks'], command: [bin('knip'), '--no-progress'] },
];

const reporting = (file: string) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];

function vitest(name: Part, ...projects: readonly string[]): Step {
  const file = `test-results/${name}.json`;
  const asked = projects.flatMap((project) => ['--project', project]);
  return {
    name,
    parts: [name],
    command: [bin('vitest'), 'run', ...asked, ...reporting(file)],
    report: { file, read: unitCounts, failures: unitFailures },
  };
}

export const unit = vitest('unit', 'pure', 'replica');
export const fuzz = vitest('fuzz', 'fuzz', 'planted');
export const server = vitest('server', 'server');
export const component = vitest('component', 'component');

const postgresReport = 'test-results/postgres.json';
/** What must hold on a PostgreSQL server too: the contract, two people at once, hints of change, two processes, an upgrade. */
export const postgres: Step = {
  name: 'postgres',
  parts: ['server'],
  command: [
    ...([bin('tsx'), 'test/postgres/run.ts', bin('vitest'), 'run', '--project', 'server'] as const),
    ...[
      'test/contract',
      'test/server/concurrency.test.ts',
      'test/server/push.test.ts',
      'test/processes',
      'test/upgrade',
    ],
    ...reporting(postgresReport),
  ],
  report: { file: postgresReport, read: unitCounts, failures: unitFailures },
};

type Prepare = NonNullable<Step['prepare']>;

/** Each run of Playwright has a folder of its own for what it leaves: it empties that first. */
function playwright(name: string, projects: readonly string[], prepare: Prepare): Step {
  const file = `test-results/${name}.json`;
  return {
    name,
    parts: ['browser'],
    command: [
      ...([bin('playwright'), 'test', '--config', 'test/e2e/playwright.config.ts', '--reporter=list,json'] as const),
      ...[`--output=${resolve('test-results', name)}`, ...projects.map((project) => `--project=${project}`)],
    ],
    // Absolute: Playwright resolves it from the folder of its configuration.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: resolve(file) },
    report: { file, read: browserCounts, failures: browserFailures },
    prepare,
  };
}

/** Its tests wait for most of their time. */
export const waiting = (prepare: Prepare) => playwright('waiting', ['waiting'], prepare);
export const browser = (prepare: Prepare) => playwright('browser', ['apart', 'installed', 'console'], prepare);

/** Runs one step to its end. `show` receives what it prints, as it prints it. */
export async function run(step: Step, show: (text: string) => void): Promise<Outcome> {
  const startMs = performance.now();
  const output: string[] = [];
  const { exit, processorSeconds } = await execute(step, (text) => {
    output.push(text);
    show(text);
  });
  const { counts, failures } = step.report
    ? reported(step.report, exit, output)
    : { counts: { ...none, passed: exit ? 0 : 1, failed: exit ? 1 : 0 }, failures: [] };
  return { name: step.name, seconds: (performance.now() - startMs) / 1000, processorSeconds, ...counts, failures };
}

async function execute({ command, env, report, prepare }: Step, show: (text: string) => void) {
  // The report of an earlier run must not speak for a step that died.
  if (report) rmSync(report.file, { force: true });
  try {
    prepare?.((text) => show(`${text}\n`));
  } catch (error) {
    show(`${error instanceof Error ? error.message : String(error)}\n`);
    return { exit: 1, processorSeconds: null };
  }
  const meter = startMeter();
  const [first, ...rest] = [...(meter?.around ?? []), ...command] as const;
  const exit = await spawned(first, rest, { ...process.env, ...env }, show);
  return { exit, processorSeconds: meter?.end() ?? null };
}

function spawned(file: string, args: readonly string[], env: NodeJS.ProcessEnv, show: (text: string) => void) {
  return new Promise<number>((resolve) => {
    const child = spawn(file, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    child.stdout.on('data', (chunk: Buffer) => show(chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => show(chunk.toString()));
    child.on('error', (error) => {
      show(`${error.message}\n`);
      resolve(1);
    });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

/** A runner that failed without a failed test (a crash, an error outside tests, no test at all) counts as one failure. */
function reported(report: NonNullable<Step['report']>, exit: number, output: readonly string[]) {
  const counts = judged(report.read(report.file));
  const failures = report.failures(report.file);
  const isSilent = counts.failed === 0 && (exit !== 0 || counts.passed === 0);
  if (!isSilent) return { counts, failures };
  return { counts: { ...counts, failed: 1 }, failures: [...failures, failureOutsideTests(output.join(''))] };
}
