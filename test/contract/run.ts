import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

// `npm run contract -- --url http://…/api --token …`: the suite against any server; without --url, against our own.

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    token: { type: 'string' },
    center: { type: 'string' },
    'manager-token': { type: 'string' },
    'no-flow-token': { type: 'string' },
    'read-only': { type: 'boolean' },
  },
});

if (values.url && !values.token) {
  console.error('--url needs --token: the token of an account with every right.');
  process.exit(2);
}

const given = {
  QUAI_CONTRACT_URL: values.url,
  QUAI_CONTRACT_TOKEN: values.token,
  QUAI_CONTRACT_CENTER: values.center,
  QUAI_CONTRACT_MANAGER_TOKEN: values['manager-token'],
  QUAI_CONTRACT_NO_FLOW_TOKEN: values['no-flow-token'],
  QUAI_CONTRACT_READ_ONLY: values['read-only'] ? '1' : undefined,
};
const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

// One file after the other: on a real server they share the same board.
const args = ['vitest', 'run', '--project', 'server', '--no-file-parallelism', 'test/contract'];
const { status } = spawnSync('npx', args, { stdio: 'inherit', env: { ...process.env, ...env } });
process.exit(status ?? 1);
