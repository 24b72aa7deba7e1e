import { readTasks } from '../../../server/src/db/read.ts';
import { lockCenter, writePatches } from '../../../server/src/db/write.ts';
import { startServer } from '../../../server/src/serve.ts';
import { CenterId } from '../../../src/domain/center/center.ts';

// The reference API alone in a process of its own, its database in it, so that what it costs is one core's work. Told
// `change`, it changes one delivery in a hundred; told `used`, it says the time its process has worked so far.

export type Told = 'change' | 'used';
export type Said = { readonly url: string; readonly center: number } | { readonly usedMs: number };

const center = CenterId.parse(9);
const changedShare = 0.01;
const server = await startServer({
  size: Number(process.argv[2]),
  simulator: 'manual',
  messages: 'manual',
  config: { loginAttempts: 1_000 },
});
const ids = (await readTasks(server.db, { center, since: 0 })).map((task) => task.id);
let next = 0;

async function change(): Promise<void> {
  const patches = Array.from({ length: Math.max(1, Math.round(ids.length * changedShare)) }, () => {
    next += 1;
    return { kind: 'task' as const, id: ids[next % ids.length] ?? 0, set: { prep_progress: next } };
  });
  await server.db.transaction(async (tx) => {
    const revision = (await lockCenter(tx, center)) ?? 0;
    await writePatches(tx, center, revision + 1, patches);
  });
}

function used(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const say = (said: Said) => process.send?.(said);
process.on('message', async (told: Told) => {
  if (told === 'change') await change();
  say({ usedMs: used() });
});
process.on('disconnect', () => process.exit());
say({ url: server.url, center });
