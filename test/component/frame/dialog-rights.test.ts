import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { describe } from 'vitest';
// Here, not in the first test's time: it is all dialogs there are.
import '../../../src/views/shell/windows/named-window.tsx';
import { windows as declared } from '../../../src/views/shell/windows/all.tsx';
import { testActions } from '../../actions/all.ts';
import { flow, logs } from '../../actions/refusals.ts';
import { refusal } from '../../hands/faults.ts';
import { Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const withoutCheck = 'Réservé aux profils sans contrôle de préparation';

type Needed = readonly [call: string, reason: string];

/** A call as docs/roles.md names it. */
const named = (line: string) => line.replaceAll(/\/\d+\//g, '/:id/');

/** Each window of an action is there to send its call. */
const ofActions: readonly (readonly [window: string, needed: Needed])[] = testActions.flatMap(
  ({ samples: [{ call }], windows: reasons = {} }) =>
    Object.entries(reasons).map(([window, reason]) => [window, [named(call.line), reason]] as const),
);

/** Windows that send no call of an action: the call they read, and its refusal; null where all may look. */
const ofNoAction: Readonly<Record<string, Needed | null>> = {
  ...{ canteen: null, missingProducts: null, zones: null, crates: null, orderLabels: null, labels: null },
  ...{ driverStatistics: null, deliveryJob: null, alert: null },
  phoneCalls: ['GET /phone-calls/', flow],
  smsTexts: ['GET /sms-texts/', flow],
  loading: ['GET /docks/:id/', flow],
  route: ['GET /route/:id/', flow],
  // It gives what a driver has left by several calls, of which this is one.
  dropOut: ['PATCH /docks/:id/', flow],
  driverDeposits: ['GET /depositdriver/history/', flow],
  clientDeposits: ['GET /depositdriver/history/', flow],
  storeLog: ['GET /uber-eats/store_status_logs/', flow],
  // Its call is that of an order's window too, by another right: of no order it is logistics' alone (RUL-043).
  addCost: ['GET /driver-logs/', logs],
};

const windows: readonly (readonly [window: string, needed: Needed | null])[] = [
  ...ofActions,
  ...Object.entries(ofNoAction),
];

/** The API's refusals by role, from docs/roles.md, which a test of the server keeps true. */
function refusedBy(): (call: string, role: string) => boolean {
  const rows = readFileSync(new URL('../../../docs/roles.md', import.meta.url), 'utf8')
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
  day: '2025-03-03',
};

test('SUP-707 each window there is says what it takes', () => {
  const names = declared.map(({ name }) => name);
  expect(windows.map(([name]) => name).toSorted()).toEqual(names.toSorted());
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
    for (const [dialog, takes] of windows) {
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
