import { startServer } from '../../../server/src/serve.ts';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { onePercent } from './one-percent.ts';

// The reference API alone in a process of its own, its database in it, so that what it costs is one core's work. Told
// `change`, it changes one delivery in a hundred; told `used`, it says the time its process has worked so far.

export type Told = 'change' | 'used';
export type Said = { readonly url: string; readonly center: number } | { readonly usedMs: number };

const center = CenterId.parse(9);
const server = await startServer({
  size: Number(process.argv[2]),
  simulator: 'manual',
  messages: 'manual',
});
const change = await onePercent(server, center);

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
