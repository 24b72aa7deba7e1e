import { parseArgs } from 'node:util';
import { Client } from '../client.ts';
import { openTarget } from '../target.ts';
import { conformanceOf } from './conformance.ts';
import { findingsCount, reportOf } from './report.ts';

// `npm run conformance -- --url http://…/api --token …`: the answers of any server against the tables of docs/spec, by
// reads without effect alone; without --url, those of our own.

const { values } = parseArgs({
  options: { url: { type: 'string' }, token: { type: 'string' }, center: { type: 'string', default: '9' } },
});

if (values.url && !values.token) {
  console.error('--url needs --token: the token of an account with every right.');
  process.exit(2);
}

async function main(): Promise<number> {
  const center = Number(values.center);
  const own = values.url ? undefined : await openTarget();
  const api = own?.api ?? new Client((values.url ?? '').replace(/\/$/, ''), values.token ?? '');
  const checked = await conformanceOf(api, center);
  await own?.close();
  const count = findingsCount(checked);
  process.stdout.write(`${reportOf(checked)}\n${count} findings\n`);
  return count > 0 ? 1 : 0;
}

process.exitCode = await main();
