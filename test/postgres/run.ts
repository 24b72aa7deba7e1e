import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ensurePostgres } from './binaries.ts';
import { startCluster } from './cluster.ts';

// `npm run postgres -- <command>`: runs the command with `DATABASE_URL` of a PostgreSQL server that lives as long as it.
// `npm run postgres -- npm run contract`, for instance. Installs PostgreSQL where there is none.

const [file, ...args] = process.argv.slice(2);
if (!file) {
  console.error('Say which command: npm run postgres -- npm run contract');
  process.exit(2);
}

const cluster = await startCluster(ensurePostgres(console.log));
const command = spawn(file, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: cluster.url } });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => command.kill(signal));
command.on('error', (error) => console.error(error.message));
const [code] = await Promise.race([once(command, 'exit'), once(command, 'error').then(() => [1])]);
await cluster.stop();
process.exit(typeof code === 'number' ? code : 1);
