import { parseArgs } from 'node:util';
import { ensurePostgres } from '../postgres/binaries.ts';
import { startCluster } from '../postgres/cluster.ts';
import { beforeLatestMigration, checkOut } from './earlier.ts';
import { playUpgrade } from './play.ts';

// `npm run upgrade -- [--from COMMIT] [--devices 40] [--size 500] [--seconds 20]`: this version takes over from an earlier
// one on one PostgreSQL while people work (play.ts); by default from the commit before the latest migration.

const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    devices: { type: 'string', default: '40' },
    size: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '20' },
  },
});
const from = values.from ?? beforeLatestMigration();
if (from === null) throw new Error('No history here that reaches to a commit before the latest migration');
const cluster = await startCluster(ensurePostgres(console.log));
const earlier = checkOut(from);
try {
  const { reads, actions, startedInMs, faults } = await playUpgrade({
    databaseUrl: cluster.url,
    earlier: earlier.root,
    ...{ size: Number(values.size), devices: Number(values.devices), stretchMs: Number(values.seconds) * 1000 },
  });
  for (const fault of faults.slice(0, 40)) console.log(`  ✗ ${fault}`);
  console.log(
    `from ${from.slice(0, 8)}: ${reads.length} reads, ${actions.length} actions, longest ` +
      `${Math.max(...reads, ...actions).toFixed(0)} ms, new process ready in ${startedInMs.toFixed(0)} ms, ${faults.length} faults`,
  );
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  earlier.remove();
  await cluster.stop();
}
