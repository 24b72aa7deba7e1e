import { parseArgs } from 'node:util';
import { pollsAnHour, soak } from './soak.ts';

const help = `npm run soak -- [--hours N] [--size N] [--seed N]

A device in the hands of somebody who works, as fast as it can: an hour is ${pollsAnHour} polls of what is looked at, one
every 20 s in the field, between which the simulated day moves on by 20 s. Exits with 1 when the heap of page or worker,
the database, the rows held or a latency grows beyond its bound after the first polls, or an action is not delivered.`;

const { values } = parseArgs({
  options: {
    hours: { type: 'string', default: '1' },
    size: { type: 'string', default: '150' },
    seed: { type: 'string', default: '1' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}
const startMs = performance.now();
const { polls, actions, missed, faults, switches, grown } = await soak({
  hours: Number(values.hours),
  size: Number(values.size),
  seed: Number(values.seed),
  say: (text) => console.log(text),
});
for (const text of grown) console.log(`✗ ${text}`);
const minutes = ((performance.now() - startMs) / 60_000).toFixed(1);
console.log(
  `hours=${values.hours} minutes=${minutes} polls=${polls} actions=${actions} missed=${missed} switches=${switches} ` +
    `faults=${faults} grown=${grown.length}`,
);
process.exit(grown.length === 0 && actions > missed ? 0 : 1);
