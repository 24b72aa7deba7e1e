import { parseArgs } from 'node:util';
import { chaos } from './chaos.ts';

// `npm run chaos -- [--minutes N] [--seed S] [--no-keys]`: nothing is lost, doubled, turned round or left unexplained.
// With `--two-processes` two processes of the API on the PostgreSQL server of `DATABASE_URL` take the requests in turns:
// `npm run postgres -- npm run chaos -- --two-processes`.

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    'no-keys': { type: 'boolean', default: false },
    'two-processes': { type: 'boolean', default: false },
  },
});

const { DATABASE_URL } = process.env;
if (values['two-processes'] && !DATABASE_URL) {
  console.error('--two-processes needs DATABASE_URL: npm run postgres -- npm run chaos -- --two-processes');
  process.exit(2);
}

const seed = Number(values.seed);
console.log(`seed ${seed}${values['no-keys'] ? ', without idempotency keys' : ''}`);
const result = await chaos({
  minutes: Number(values.minutes),
  seed,
  keys: !values['no-keys'],
  databaseUrl: values['two-processes'] ? DATABASE_URL : undefined,
  say: (text) => console.log(text),
});
const { actions, faults, duplicates, losses, orderViolations, unexplained } = result;
for (const [kind, list] of Object.entries({ duplicates, losses, orderViolations, unexplained }))
  for (const text of list) console.log(`${kind}: ${text}`);
console.log(
  `actions=${actions} faults=${faults} duplicates=${duplicates.length} losses=${losses.length} ` +
    `order_violations=${orderViolations.length} unexplained=${unexplained.length}`,
);
const isSound = [duplicates, losses, orderViolations, unexplained].every((list) => list.length === 0);
process.exit(isSound && actions > 0 ? 0 : 1);
