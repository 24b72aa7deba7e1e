import { parseArgs } from 'node:util';
import { consoleDir } from '../e2e/fixtures.ts';
import { ensurePostgres } from '../postgres/binaries.ts';
import { startCluster } from '../postgres/cluster.ts';
import { play } from './play.ts';

// `npm run money-chaos -- [--minutes N] [--seed S] [--browsers B] [--processes P]`: no cent is lost and none goes twice,
// whatever providers do and however often the servers are killed. Three agents by HTTP, and one more in each browser
// (three at most), which takes a build; several processes work on one PostgreSQL. A server lives 20 to 40 s at a time.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    browsers: { type: 'string', default: '0' },
    processes: { type: 'string', default: '1' },
  },
});

const [seed, browsers, processes] = [Number(values.seed), Number(values.browsers), Number(values.processes)];
const livesMs = 40_000;
const kills = Math.max(1, Math.floor((Number(values.minutes) * 60_000) / (livesMs + 10_000)));
console.log(`seed ${seed}, ${kills} kills, ${browsers} browsers, ${processes} processes`);
const cluster = processes > 1 ? await startCluster(ensurePostgres(console.log)) : null;
const { faults, ...figures } = await play({
  ...{ seed, kills, livesMs, agents: 3, browsers, orders: 60, say: (text: string) => console.log(text) },
  ...{ processes, consoleDir: browsers > 0 ? consoleDir : null, databaseUrl: cluster?.url },
});
await cluster?.stop();
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${JSON.stringify(figures)} faults=${faults.length}`);
process.exit(faults.length === 0 && figures.parts > 0 ? 0 : 1);
