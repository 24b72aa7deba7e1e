import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { ensurePostgres } from '../postgres/binaries.ts';
import { startCluster } from '../postgres/cluster.ts';
import { scratchDatabase } from '../postgres/scratch.ts';
import { openStream } from '../server/event-stream.ts';
import { type Answered, Device } from './device.ts';
import { processorMs } from './processor-time.ts';
import { loadRooms } from './rooms.ts';
import { loadSearch } from './search.ts';
import type { Said, Told } from './serve.ts';

// `npm run load [-- --sizes 150,2000,10000 --clients 1,10,100 --streams 500]`: what one API process on a PostgreSQL server
// uses for a poll, and for those who listen. Time is processor time, of the process and of the database's backends: other
// work on the machine makes waits longer, and leaves it as it is. docs/scaling.md is reckoned from it.
// `-- --parts search [--customers 200000 --calls 600]`: the same of the search of customers, with its waits; it fails where
// a search reads a whole table.
// `-- --parts rooms`: the same of what rooms read beside the polls, whole and unchanged, at 2,000 orders.

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '150,2000,10000' },
    clients: { type: 'string', default: '1,10,100' },
    streams: { type: 'string', default: '500' },
    parts: { type: 'string', default: 'polls,search,rooms' },
    customers: { type: 'string', default: '200000' },
    calls: { type: 'string', default: '600' },
  },
});
const numbers = (list: string) => list.split(',').map(Number);
const parts = values.parts.split(',');
const unchangedMs = 2_000;
const changes = 4;

const script = fileURLToPath(new URL('serve.ts', import.meta.url));
const cluster = await startCluster(ensurePostgres(console.log));
console.log(
  `${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}, ${new Date().toISOString()}`,
);

const heard = async (child: ChildProcess): Promise<Said> => (await once(child, 'message'))[0] as Said;
async function tell(child: ChildProcess, told: Told): Promise<Said> {
  const answer = heard(child);
  child.send(told);
  return answer;
}

/** Processor time of every backend of this database so far, ms; of those that have ended nothing. */
async function backendsMs(db: ReturnType<typeof drizzle>): Promise<number> {
  const { rows } = await db.execute<{ pid: number }>(
    'select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  return rows.reduce((sum, { pid }) => sum + processorMs(pid), 0);
}

const show = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
/** A backend that ended meanwhile took its time with it. */
const short = (value: number) => (value < 0 ? '–' : value.toFixed(value >= 100 ? 0 : 2));

/** An API process on a database of its own, with so many orders in a center. */
async function serve(size: number) {
  const scratch = await scratchDatabase(cluster.url);
  const child = fork(script, [scratch.url, String(size)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const { url, ...atStart } = await heard(child);
  const db = drizzle(scratch.url);
  db.$client.on('error', () => undefined);
  const close = async () => {
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
    await db.$client.end();
    await scratch.drop();
  };
  return { url, databaseUrl: scratch.url, child, db, atStart, close };
}

for (const size of parts.includes('polls') ? numbers(values.sizes) : []) {
  const { url, child, db, atStart, close } = await serve(size);
  const token = await signIn(url, 'superadmin');
  const address = `${url}/api/dispatch/loadstate/?version=1&center=9`;

  /** Polls, and what was used for them. */
  const measured = async (run: () => Promise<readonly Answered[]>) => {
    const [before, dbBefore] = [await tell(child, 'used'), await backendsMs(db)];
    const answers = await run();
    const [after, dbAfter] = [await tell(child, 'used'), await backendsMs(db)];
    return { answers, usedMs: after.usedMs - before.usedMs, dbMs: dbAfter - dbBefore };
  };
  const report = (what: string, clients: number, runs: readonly Awaited<ReturnType<typeof measured>>[]) => {
    const answers = runs.flatMap((it) => it.answers);
    const per = (of: 'usedMs' | 'dbMs') => runs.reduce((sum, it) => sum + it[of], 0) / answers.length;
    const kB = answers.reduce((sum, it) => sum + it.bytes, 0) / answers.length / 1000;
    const statuses = [...new Set(answers.map(({ status }) => status))].join(' ');
    show([size, what, clients, statuses, short(per('usedMs')), short(per('dbMs')), short(kB)]);
  };

  show(['orders', 'polls', 'clients', 'status', 'API ms a poll', 'database ms a poll', 'kB']);
  for (const byDelta of [false, true]) {
    for (const count of numbers(values.clients)) {
      const agent = new Agent({ keepAlive: true, maxSockets: count });
      const devices = Array.from({ length: count }, () => new Device(agent, address, token, byDelta));
      const all = () => Promise.all(devices.map((it) => it.poll()));
      await all();
      await all();
      if (byDelta && !devices.some((it) => it.hasCursor)) {
        console.log('This server offers no deltas.');
        break;
      }
      if (!byDelta) {
        const untilMs = performance.now() + unchangedMs;
        const forAWhile = async (device: Device) => {
          const answers = [];
          while (performance.now() < untilMs) answers.push(await device.poll());
          return answers;
        };
        const unchanged = await measured(async () => (await Promise.all(devices.map(forAWhile))).flat());
        report('unchanged', count, [unchanged]);
      }
      const changed = [];
      for (let nth = 0; nth < changes; nth++) {
        await tell(child, { change: 0.01 });
        changed.push(await measured(all));
      }
      report(byDelta ? '1 % changed, delta asked' : '1 % changed', count, changed);
      agent.destroy();
    }
  }

  const polled = await tell(child, 'used');
  const streams: Awaited<ReturnType<typeof openStream>>[] = [];
  for (let nth = 0; nth < Number(values.streams); nth++)
    streams.push(await openStream({ baseUrl: `${url}/api` }, token, 9));
  const told = () => streams.filter((it) => it.revisions().length > 1).length;
  const open = await tell(child, 'used');
  const startMs = performance.now();
  const after = await tell(child, { change: 0.001 });
  while (told() < streams.length) await wait(5);
  const last = await tell(child, 'used');
  console.log(
    `${size} orders: ${polled.memoryMb.toFixed(0)} MB of memory after polls, of it for this center ` +
      `${(polled.heapMb - atStart.heapMb).toFixed(0)} MB; ` +
      `${(((open.heapMb - polled.heapMb) * 1024) / streams.length).toFixed(0)} kB a stream; a change told to all ` +
      `${streams.length} within ${(performance.now() - startMs).toFixed(0)} ms, ` +
      `${((last.usedMs - after.usedMs) / streams.length).toFixed(3)} ms of work each`,
  );
  for (const stream of streams) stream.close();
  await close();
}

let isOver = false;
if (parts.includes('rooms')) {
  const { url, child, db, close } = await serve(2_000);
  isOver = await loadRooms({
    api: new Client(`${url}/api`, await signIn(url, 'superadmin')),
    ...{ center: 9, calls: 100 },
    say: console.log,
    used: async () => ({ apiMs: (await tell(child, 'used')).usedMs, dbMs: await backendsMs(db) }),
  });
  await close();
}
if (parts.includes('search')) {
  const { url, databaseUrl, child, db, close } = await serve(150);
  const isWhole = await loadSearch({
    databaseUrl,
    api: new Client(`${url}/api`, await signIn(url, 'support')),
    ...{ customers: Number(values.customers), calls: Number(values.calls) },
    say: console.log,
    used: async () => ({ apiMs: (await tell(child, 'used')).usedMs, dbMs: await backendsMs(db) }),
  }).catch(async (error: unknown) => {
    // No server of the run outlives it.
    await cluster.stop();
    throw error;
  });
  isOver ||= isWhole;
  await close();
}
await cluster.stop();
process.exit(isOver ? 1 : 0);
