import { parseArgs } from 'node:util';
import { play } from './play.ts';

// `npm run money-chaos -- [--minutes N] [--seed S]`: no cent is lost and none goes twice, whatever providers do and
// however often the server is killed. Three agents; the server lives 20 to 40 s at a time.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const seed = Number(values.seed);
const livesMs = 40_000;
const kills = Math.max(1, Math.floor((Number(values.minutes) * 60_000) / (livesMs + 10_000)));
console.log(`seed ${seed}, ${kills} kills`);
const { faults, ...figures } = await play({
  ...{ seed, kills, livesMs, agents: 3, orders: 60, say: (text: string) => console.log(text) },
});
for (const fault of faults) console.log(`✗ ${fault}`);
console.log(`${JSON.stringify(figures)} faults=${faults.length}`);
process.exit(faults.length === 0 && figures.parts > 0 ? 0 : 1);
