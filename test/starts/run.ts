import { parseArgs } from 'node:util';
import { makeRandom } from '../../server/src/world/random.ts';
import { playRound } from './rounds.ts';

// `npm run start-chaos -- [--rounds N] [--seed S]`: servers that start and are killed in real processes; at the end of each
// round the server starts and everything that was acknowledged is there.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});

const random = makeRandom(Number(values.seed));
let failed = 0;
let acknowledged = 0;
console.log(`seed ${values.seed}`);
for (let number = 1; number <= Number(values.rounds); number++) {
  const result = await playRound({ longestMs: 8_000, random: () => random.next(), number: number - 1 });
  acknowledged += result.acknowledged;
  if (result.faults.length > 0) failed++;
  const kill = `first start killed after ${result.killedAfterMs} ms${result.wasListening ? ', listening' : ''}`;
  console.log(`${result.faults.length > 0 ? '✗' : '✓'} ${number}: ${kill}, ${result.acknowledged} writes acknowledged`);
  for (const fault of result.faults) console.log(`    ${fault}`);
}
console.log(`rounds=${values.rounds} failed=${failed} acknowledged=${acknowledged}`);
process.exit(failed === 0 ? 0 : 1);
