import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { expect, it } from 'vitest';

/** The badges that are red, by the file that shows them, with what went wrong. */
const red: Readonly<Record<string, string>> = {
  'src/views/concepts/dock/route/route-table.tsx': 'a stop without a position',
  'src/views/concepts/order/badges.tsx': 'a weight that cannot be',
  'src/views/concepts/order/courier-jobs/job-block.tsx': 'a delivery that failed',
  'src/views/concepts/order/late/late-action.tsx': 'a lateness that nobody has checked',
  'src/views/concepts/order/refund/part-state.tsx': 'a part that the provider refused',
  'src/views/rooms/dispatch/docks/dock-facts.tsx': 'a round refused, not answered, or without an estimate',
  'src/views/rooms/dispatch/docks/dock-task.tsx': 'an address that is none',
  'src/views/rooms/dispatch/docks/dock-times.tsx': 'bags that were not taken in time',
  'src/views/rooms/dispatch/drivers-soon/soon-table.tsx': 'a planning that was not kept',
  'src/views/rooms/dispatch/order-info/order-facts.tsx': 'an address that is none',
  'src/views/rooms/dispatch/orders/client-badges.tsx': 'a fraud, a client who is furious',
  'src/views/rooms/dispatch/orders/order-badges.tsx': 'an order that is late, or urgent for it',
  'src/views/rooms/dispatch/orders/task-cells.tsx': 'an address that is none',
  'src/views/rooms/logs/anomalies/anomaly-list.tsx': 'presences that overlap, too little rest, a round of nobody',
  'src/views/rooms/logs/picture/day-picture.tsx': 'presences that overlap, a round of nobody',
  'src/views/rooms/support/blocks/money.tsx': 'a payment that its customer disputes',
  'src/views/rooms/support/customer-header.tsx':
    'a fraud, a client who is furious, the fraud score of who is not trusted (SUP-051)',
  'src/views/rooms/support/reconciliation/page.tsx': 'a provider whose book differs from ours',
  'src/views/rooms/support/tabs/paygreen/paygreen.tsx': 'a payment that was refused',
  'src/views/ui/status/order-status.tsx': 'an order blocked, cancelled, or that met nobody',
};

/** Rooms of the floor have their own words for what is urgent. */
const floor = /^src\/views\/rooms\/(?:home|arrivals|loadings|second-courier)\//;

it('red is the colour of what went wrong alone: done, filled in and nothing to do are not', () => {
  const views = readdirSync('src/views', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join('src/views', file));
  const found = views.filter((path) => {
    const source = readFileSync(path, 'utf8');
    return !floor.test(path) && /\/badge\.tsx'/.test(source) && /'red'|tone="red"/.test(source);
  });
  expect(found.sort()).toEqual(Object.keys(red).sort());
});

it('a red or amber button that is shut is as grey as any other: its own colours would hide its words', () => {
  const theme = readFileSync('src/views/shell/theme/theme.css', 'utf8');
  const selectors = [...theme.matchAll(/^([^{}@]*rt-BaseButton[^{}]*data-accent-color="(?:red|amber)"[^{}]*)\{/gm)];
  expect(selectors.map(([, selector = '']) => selector.includes(':not(:disabled, [aria-disabled="true"])'))).toEqual([
    ...[true, true, true],
  ]);
});
