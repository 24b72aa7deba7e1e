import { expect, it } from 'vitest';
import { samples } from '../actions/samples.ts';
import { commandOf, rowOf, shown } from './api-rows.ts';

it.each(samples.map((sample) => ({ sample, ...rowOf(sample, sample.call) })))(
  '$api $name: $line',
  ({ sample, line, carried }) => {
    expect(shown(commandOf(sample).request(sample.args))).toEqual([line, carried]);
  },
);

it('SUP-724 what is posted on one order names the order, then what is done with it', () => {
  const posted = samples
    .map((it) => commandOf(it).request(it.args))
    .filter(({ method, path }) => method === 'POST' && path.startsWith('/processing-orders/'))
    .map(({ path }) => path)
    .filter((path) => path !== '/processing-orders/bulk_change_status/');
  const actions = new Set(posted.map((path) => /^\/processing-orders\/\d+\/([a-z_]+)\/$/.exec(path)?.[1] ?? path));
  expect([...actions].filter((action) => action.includes('/'))).toEqual([]);
  for (const action of ['change_status', 'add_crate', 'delete_crate', 'change_transit_area'])
    expect(actions).toContain(action);
});
