import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { describe } from 'vitest';
// Here, not in the first test's time: it is all dialogs there are.
import '../../src/views/shell/windows/opened-window.tsx';
import { windows as declared } from '../../src/views/shell/windows/all.ts';
import { refusal } from '../hands/faults.ts';
import { Sheet } from '../hands/sheet.ts';
import { test } from './fixtures.ts';

const flow = "Vous n'avez pas accès au flow.";
const quay = 'Réservé au quai et à qui a accès au flow.';
const editors = 'Réservé au support et aux responsables.';
const operators = 'Réservé aux logisticiens et aux responsables.';
const logistics = 'Réservé à la logistique et à qui a accès au flow.';
const withoutCheck = 'Réservé aux profils sans contrôle de préparation';

/** What each window is for: the call of docs/roles.md it is there to send or read, and why somebody may not; null where all may look. */
const windows: Readonly<Record<string, readonly [call: string, reason: string] | null>> = {
  bags: ['PATCH /processing-orders/:id/', flow],
  canteen: null,
  late: ['POST /processing-orders/:id/late_sms/', flow],
  extraCost: ['POST /driver-extra-costs/', logistics],
  returned: ['GET /processing-orders/:id/to_restock/', flow],
  redeliver: ['POST /redeliver-orders/', flow],
  transitArea: ['POST /processing-orders/:id/change_transit_area/', quay],
  trolley: ['PATCH /trolleys/:id/', quay],
  missingProducts: null,
  zones: null,
  zoneDone: ['POST /processing-orders/:id/pseudozone/', operators],
  crates: null,
  orderLabels: null,
  labels: null,
  crateCheck: ['GET /tasks/shipping/:id/assign_xd_dock/', flow],
  address: ['PATCH /processing-orders/:id/address/', flow],
  deliveryName: ['PATCH /processing-orders/:id/address/', flow],
  deliveryPhone: ['PATCH /processing-orders/:id/address/', flow],
  slot: ['PATCH /processing-orders/:id/slot/', editors],
  prepareAgain: ['POST /duplicate-orders/', editors],
  gift: ['PATCH /processing-orders/:id/order_update_gift_message/', editors],
  productStatus: ['PATCH /processing-orders/:id/order_product_change_status/', editors],
  driverStatistics: null,
  deliveryJob: null,
  move: ['POST /dispatch/deliveries/move_task/', flow],
  status: ['POST /processing-orders/bulk_change_status/', flow],
  orderStatus: ['POST /processing-orders/:id/change_status/', flow],
  call: ['GET /processing-orders/:id/call_stuart/', flow],
  callForDock: ['POST /dispatch/docks/:id/call_stuart/', flow],
  editDock: ['PATCH /docks/:id/', flow],
  giveDock: ['PATCH /docks/:id/', flow],
  moveDock: ['POST /dispatch/docks/:id/move_dock/', flow],
  switchDrivers: ['POST /dispatch/docks/switch_drivers_orders_docks/', flow],
  crossDock: ['POST /docks/:id/xd_loaded/', flow],
  loading: ['GET /docks/:id/', flow],
  closeDock: ['POST /docks/:id/finish/', flow],
  deleteDock: ['DELETE /docks/:id/', flow],
  route: ['GET /route/:id/', flow],
  startActivity: ['POST /drivers/:id/start_activity/', flow],
  stopDriver: ['POST /drivers/:id/stop/', flow],
  returnBags: ['POST /driver-statements/', flow],
  moveBags: ['POST /driver-statements/', flow],
  driverDeposits: ['GET /depositdriver/history/', flow],
  clientDeposits: ['GET /depositdriver/history/', flow],
  alert: null,
  storeLog: ['GET /uber-eats/store_status_logs/', flow],
  postalCodes: ['POST /postal_codes/update_extra_delay/', flow],
  generateDispatch: ['POST /docks/generate_dispatch_auto/', flow],
};

/** What the API refuses to whom, as docs/roles.md says, which a test of the server keeps true. */
function refusedBy(): (call: string, role: string) => boolean {
  const rows = readFileSync(new URL('../../docs/roles.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const heads = rows.find(([first]) => first === 'call') ?? [];
  return (call, role) => {
    const told = rows.find(([first]) => first === `\`${call}\``)?.[heads.indexOf(role)];
    if (told !== '✓' && told !== '–') throw new Error(`docs/roles.md does not say ${call} for ${role}`);
    return told === '–';
  };
}

const values = {
  ...{ order: '7', tasks: '7', dock: '7', driver: '7', client: '7', alert: '7', zone: '7', store: 'S7', job: '7' },
};

test('SUP-707 each window there is says what it takes', () => {
  const names = declared.map(({ name }) => name);
  expect(Object.keys(windows).toSorted()).toEqual(names.toSorted());
});

describe.each(['preparation', 'dispatch', 'logistique', 'support'])('for %s', (account) => {
  test.override({ account });

  test('SUP-707 a window whose action is refused to him says why in place of its form', async ({
    page,
    network,
    scene: _,
  }) => {
    const order = { id: 7, random_id: 'BFAC9Q', status: 'prepared', tags: [], products: [], amount: 10 };
    network.intercept({ path: /\/processing-orders\/7\/(\?|$)/ }, refusal(200, order));
    const sheet = new Sheet(page);
    await page.goto('/support/order/7/');
    await expect(sheet.article).toHaveAccessibleName('Commande BFAC9Q');
    const isRefused = refusedBy();
    const refused = page.getByRole('dialog', { name: 'Accès refusé' });
    for (const [dialog, takes] of Object.entries(windows)) {
      await page.evaluate(
        (query) => {
          history.pushState(null, '', `?${query}`);
          window.dispatchEvent(new PopStateEvent('popstate'));
          // It is rendered by then.
          return new Promise((done) => setTimeout(done));
        },
        `${new URLSearchParams({ dialog, ...values })}`,
      );
      if (takes && isRefused(takes[0], account)) {
        const reason = account === 'support' && dialog === 'productStatus' ? withoutCheck : takes[1];
        await expect(refused, dialog).toContainText(reason);
        await expect(refused.getByRole('textbox'), dialog).toHaveCount(0);
      } else await expect(refused, dialog).toHaveCount(0);
    }
  });
});
