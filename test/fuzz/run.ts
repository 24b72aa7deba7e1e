import 'fake-indexeddb/auto';
import { parseArgs } from 'node:util';
import { createServer, createServerModuleRunner } from 'vite';
import { replicaBuild } from '../../replica-build.ts';
import type * as Trace from './trace.ts';

// `npm run fuzz -- --traces 2000 --seed 1`: prints each failing seed with its story; one in seven is about leaders, one
// about deltas, hints, records and shapes each.

const stories = ['anything', 'deltas', 'anything', 'leaders', 'hints', 'records', 'shapes'] as const;

const { values } = parseArgs({
  options: {
    traces: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    quiet: { type: 'boolean' },
  },
});
// The engine knows its build by a module that Vite makes, and imports its actions when it needs them.
const vite = await createServer({
  configFile: false,
  plugins: [replicaBuild()],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const { runTrace }: typeof Trace = await runner.import('/test/fuzz/trace.ts');

const first = Number(values.seed);
const failed: number[] = [];
const startMs = performance.now();
for (let seed = first; seed < first + Number(values.traces); seed++) {
  const failure = await runTrace(seed, stories[seed % stories.length]);
  if (!failure) continue;
  failed.push(seed);
  console.log(`✗ seed ${seed}: ${failure.problem.slice(0, 600)}`);
  if (!values.quiet) console.log(failure.history.map((line) => `    ${line}`).join('\n'));
}
const seconds = (performance.now() - startMs) / 1000;
console.log(`${values.traces} traces in ${seconds.toFixed(1)} s, ${failed.length} failed ${failed.join(' ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
await vite.close();
