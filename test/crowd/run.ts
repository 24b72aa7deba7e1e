import { cpus, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from '../../server/src/db/connection/open.ts';
import { quantile } from '../bench/stats.ts';
import { Client } from '../contract/client.ts';
import { signIn } from '../contract/target.ts';
import { type At, Crew, nothingTold } from '../crew/crew.ts';
import { sceneMaker } from '../hands/scene.ts';
import { processorMs } from '../load/processor-time.ts';
import { ensurePostgres } from '../postgres/binaries.ts';
import { startCluster } from '../postgres/cluster.ts';
import { type ApiProcess, startProcess, startProcesses } from '../processes/processes.ts';

// `npm run crowd -- [--centers 20] [--devices 400] [--orders 150] [--minutes 10]`: two API processes on one PostgreSQL, each
// center at one of them; its devices ask four times in 20 s, one call in four an action. In the middle one process is
// killed, its devices go on at the other one, and come back once it is started anew. Tells waits and processor time, and
// fails where an action that was answered is missing, or is there twice.

const { values } = parseArgs({
  options: {
    centers: { type: 'string', default: '20' },
    devices: { type: 'string', default: '400' },
    orders: { type: 'string', default: '150' },
    minutes: { type: 'string', default: '10' },
  },
});
const pauseMs = 5_000;
const awayMs = 20_000;
const [centers, devices, orders] = [Number(values.centers), Number(values.devices), Number(values.orders)];
const each = Math.ceil(devices / centers);

const cluster = await startCluster(ensurePostgres(console.log));
const options = { databaseUrl: cluster.url, seed: 7, size: 20, couriers: { STUART: null, UBER_DIRECT: null } };
const processes = await startProcesses(2, options);
const db = drizzle(cluster.url);
db.$client.on('error', () => undefined);

const usedMs = ({ pid = 0 }: ApiProcess) => processorMs(pid);

const [one, other] = processes;
if (!one || !other) throw new Error('Invariant: two processes');
const token = await signIn(one.url, 'superadmin');
const at: readonly [At, At] = [
  { client: new Client(`${one.url}/api`, token) },
  { client: new Client(`${other.url}/api`, token) },
];

const scene = sceneMaker({ db: db as unknown as Db }, Date.now);
const places: { readonly center: number; readonly orders: readonly number[] }[] = [];
for (let nth = 0; nth < centers; nth++) {
  const { center, together } = await scene();
  const made = await together((rows) =>
    Promise.all(Array.from({ length: Math.max(orders, each) }, (_, at) => rows.order(`F${nth}-${at}`))),
  );
  places.push({ center, orders: made.map(({ order }) => order.id) });
}
console.log(
  `${centers} centers of ${orders} orders, ${each * centers} devices, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`,
);

const told = nothingTold();
const crews = places.flatMap(({ center, orders: ids }, nth) =>
  ids.slice(0, each).map((order) => new Crew(at[nth % 2 === 0 ? 0 : 1], { center, order, pauseMs }, told)),
);
const halfMs = (Number(values.minutes) * 60_000) / 2;
const before = [usedMs(one), usedMs(other)] as const;
await wait(halfMs);
const inHalf = usedMs(one) - before[0] + usedMs(other) - before[1];
const calls = told.reads.length + told.actions.length;
const apart = { reads: told.reads.length, actions: told.actions.length };

at[0].client = at[1].client;
await one.kill();
await wait(awayMs);
const again = await startProcess(options);
at[0].client = new Client(`${again.url}/api`, token);
await wait(Math.max(0, halfMs - awayMs));
await Promise.all(crews.map((crew) => crew.end()));

const { rows } = await db.execute<{ there: number; once: number }>(sql`
  select count(*)::int as there, count(distinct command_id)::int as once from audit_entries
  where command_id in (select jsonb_array_elements_text(${JSON.stringify(told.keys)}::jsonb))`);
const { there = 0, once = 0 } = rows[0] ?? {};
if (once < told.keys.length) told.faults.push(`${told.keys.length - once} actions that were answered are not there`);
if (there > once) told.faults.push(`${there - once} actions are there twice`);
await Promise.all([again.stop(), other.stop()]);
await db.$client.end();
await cluster.stop();

const line = (what: string, waits: readonly number[]) =>
  console.log(
    `${what}: ${waits.length}, p50 ${quantile(waits, 0.5).toFixed(0)}, p95 ${quantile(waits, 0.95).toFixed(0)}, ` +
      `p99 ${quantile(waits, 0.99).toFixed(0)}, longest ${quantile(waits, 1).toFixed(0)} ms`,
  );
line('reads before the kill', told.reads.slice(0, apart.reads));
line('actions before the kill', told.actions.slice(0, apart.actions));
line('reads from the kill on', told.reads.slice(apart.reads));
line('actions from the kill on', told.actions.slice(apart.actions));
console.log(
  `both processes, before the kill: ${(inHalf / calls).toFixed(2)} ms a call, ` +
    `${((inHalf / halfMs) * 100).toFixed(0)} % of a core, ${(calls / (halfMs / 1000)).toFixed(0)} calls a second`,
);
for (const fault of told.faults.slice(0, 40)) console.log(`  ✗ ${fault}`);
console.log(`load ${loadavg()[0]?.toFixed(1)}; ${told.keys.length} actions answered, ${told.faults.length} faults`);
process.exit(told.faults.length === 0 ? 0 : 1);
