import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { signIn } from '../contract/target.ts';
import { ensurePostgres } from '../postgres/binaries.ts';
import { startCluster } from '../postgres/cluster.ts';
import { startProcesses } from './processes.ts';
import { startRoundRobin } from './round-robin.ts';

// `npm run processes [-- --count N]`: the API contract against N processes on one PostgreSQL, each request to the next.

const { values } = parseArgs({ options: { count: { type: 'string', default: '2' } } });

const cluster = await startCluster(ensurePostgres(console.log));
const processes = await startProcesses(Number(values.count), {
  ...{ databaseUrl: cluster.url, seed: 7, size: 250 },
  // Several embedded providers would not know of each other's jobs.
  couriers: { STUART: null, UBER_DIRECT: null },
});
const front = await startRoundRobin(processes.map(({ url }) => url));
console.log(`${processes.length} processes: ${processes.map(({ url }) => url).join(', ')}`);

const env = {
  ...process.env,
  QUAI_CONTRACT_URL: `${front.url}/api`,
  QUAI_CONTRACT_TOKEN: await signIn(front.url, 'superadmin'),
  QUAI_CONTRACT_MANAGER_TOKEN: await signIn(front.url, 'manager'),
  QUAI_CONTRACT_NO_FLOW_TOKEN: await signIn(front.url, 'preparation'),
};
// One file after the other: they share one board.
const args = ['vitest', 'run', '--project', 'server', '--no-file-parallelism', 'test/contract'];
const contract = spawn('npx', args, { stdio: 'inherit', env });
const [code] = await once(contract, 'exit');
await front.close();
await Promise.all(processes.map((it) => it.stop()));
await cluster.stop();
process.exit(typeof code === 'number' ? code : 1);
