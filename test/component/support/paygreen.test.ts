import { expect, type Page } from '@playwright/test';
import { and, eq, isNotNull } from 'drizzle-orm';
import { describe } from 'vitest';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { paygreenTransactions } from '../../../server/src/db/schema/money/transactions.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { assert } from '../../../src/domain/result.ts';
import { loseRequest, refusal } from '../../hands/faults.ts';
import { badgesIn, factsIn, gridOf } from '../../hands/reading.ts';
import type { Network } from '../browser/network.ts';
import { moveClock, stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g@courriel.example' };
const address = '/support/user/77/g%40courriel.example/';
const listPath = '/users/77/paygreen-transactions/';
const cancelPath = '/paygreen/cancel-transaction/';

/** In UTC, before and after the year's end in Paris. */
const old = { created_at: '2025-12-31T22:31:05Z', updated_at: '2025-12-31T22:31:05Z' };
const later = { created_at: '2025-12-31T23:45:09Z', updated_at: null };
const pending = { id: 'tr_8b97', payment_order_id: 'po_8b97', ...old, amount: 1840, status: 'payment_order.pending' };
const captured = {
  id: 'tr_8a20',
  payment_order_id: 'po_8a20',
  ...later,
  amount: 123_456,
  status: 'payment_order.captured',
};

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'Paygreen' });
const table = (page: Page) => panel(page).getByRole('table', { name: 'Paygreen' });
const cancel = (page: Page, number = 'tr_8b97') =>
  page.getByRole('button', { name: `Annuler la transaction ${number}` });
const question = (page: Page) => page.getByRole('alertdialog');

function tell(network: Network, list: unknown) {
  network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
  network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, []));
  network.intercept({ path: listPath }, refusal(200, list));
}

async function openPaygreen(page: Page, network: Network, list: unknown) {
  tell(network, list);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('Orsonneau');
  expect(network.seen(listPath)).toEqual([]);
  await page.getByRole('tab', { name: 'Paygreen' }).click();
}

async function confirmCancel(page: Page) {
  await cancel(page).click();
  await question(page)
    .getByRole('button', { name: /^Annuler la transaction, 18,40\s€$/ })
    .click();
}

describe('the Paygreen transactions of a customer', () => {
  test.override({ account: 'support' });

  test('SUP-150 SUP-151 SUP-152 are asked for once their tab is opened: number, time in Paris, euros, newest first', async ({
    page,
    network,
  }) => {
    await openPaygreen(page, network, [pending, captured]);
    await expect
      .poll(() => gridOf(table(page)))
      .toEqual([
        ['N° transaction', 'Date', 'Montant', 'Statut', ''],
        ['tr_8a20', '01/01/2026 00:45:09', '1 234,56 €', 'Payé', ''],
        ['tr_8b97', '31/12/2025 23:31:05', '18,40 €', 'En attente', 'Annuler'],
      ]);
    expect(network.seen(listPath)).toEqual([`GET /api${listPath}`]);
  });

  test('SUP-153 a status is told by what stands after its last dot, an unknown one as it is', async ({
    page,
    network,
  }) => {
    const states = [
      ...['payment_order.pending', 'payment_order.authorized', 'captured', 'a.b.successed', 'payment_order.refunded'],
      ...['payment_order.refused', 'payment_order.canceled', 'payment_order.expired'],
    ];
    const rows = states.map((status, at) => ({
      ...{ ...captured, id: `tr_${at}`, payment_order_id: null, status },
      created_at: `2025-11-${28 - at}T10:00:00Z`,
    }));
    await openPaygreen(page, network, rows);
    await expect
      .poll(() => badgesIn(table(page)))
      .toEqual([
        ['amber', 'En attente'],
        ['blue', 'Paiement autorisé'],
        ['green', 'Payé'],
        ['green', 'Payé'],
        ['gray', 'Remboursé'],
        ['red', 'Refusé'],
        ['gray', 'Annulé'],
        ['gray', 'expired'],
      ]);
    // None has the number by which it would be cancelled.
    await expect(table(page).getByRole('button')).toHaveCount(0);
  });

  test('SUP-156 none is told in words', async ({ page, network }) => {
    await openPaygreen(page, network, []);
    await expect(panel(page)).toContainText('Aucune transaction Paygreen');
  });

  test('SUP-154 cancelling is offered once a pending one is older than a minute, by itself, and never for another', async ({
    page,
    network,
  }) => {
    stopClock();
    const nowMs = Date.now();
    const young = {
      ...pending,
      id: 'tr_1',
      payment_order_id: 'po_1',
      created_at: new Date(nowMs - 60_000).toISOString(),
    };
    const ageless = { ...pending, id: 'tr_2', payment_order_id: 'po_2', created_at: null };
    const others = ['authorized', 'captured', 'refunded', 'refused', 'canceled', 'expired'].map((state) => ({
      ...{ ...pending, id: `tr_${state}`, payment_order_id: `po_${state}`, status: `payment_order.${state}` },
    }));
    await openPaygreen(page, network, [young, ageless, pending, ...others]);
    await expect(cancel(page)).toBeVisible();
    await expect(table(page).getByRole('button')).toHaveCount(1);
    moveClock(nowMs + 1);
    await expect(cancel(page, 'tr_1')).toBeVisible();
    await expect(table(page).getByRole('button')).toHaveCount(2);
    expect(network.seen(listPath)).toHaveLength(1);
  });

  test('SUP-150 what cannot be read of one of them takes no other away; numbers may be texts or numbers', async ({
    page,
    network,
  }) => {
    await openPaygreen(page, network, [
      { ...captured, amount: 'beaucoup', created_at: 'hier' },
      'illisible',
      { ...pending, id: 4_711, payment_order_id: 815, amount: '1840' },
    ]);
    await expect
      .poll(async () => (await gridOf(table(page))).slice(1))
      .toEqual([
        ['4711', '31/12/2025 23:31:05', '18,40 €', 'En attente', 'Annuler'],
        ['tr_8a20', '', '', 'Payé', ''],
      ]);
    network.intercept({ path: cancelPath }, refusal(200, { payment_order_id: 815, status: 'payment_order.canceled' }));
    await cancel(page, '4711').click();
    await question(page)
      .getByRole('button', { name: /^Annuler la transaction, / })
      .click();
    await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible();
    await expect.poll(() => network.seen(listPath)).toHaveLength(2);
  });
});

describe('cancelling a Paygreen transaction', () => {
  test.override({ account: 'support' });

  test('SUP-155 asks, naming transaction, amount, customer and time; refused it sends nothing, confirmed one call', async ({
    page,
    network,
  }) => {
    await openPaygreen(page, network, [pending, captured]);
    network.intercept({ path: cancelPath }, async () => {
      const done = { ...pending, status: 'payment_order.canceled' };
      tell(network, [done, captured]);
      return refusal(200, done)();
    });
    await cancel(page).click();
    await expect(question(page).getByRole('heading')).toHaveText('Annuler la transaction tr_8b97');
    await expect(question(page)).toContainText(
      "Le client ne pourra plus payer cette transaction. S'il l'a payée entre-temps, rien n'est annulé et la ligne dit « Payé ».",
    );
    expect(await factsIn(question(page))).toEqual([
      ['Montant', '18,40 €'],
      ['Client', 'Grégoire Orsonneau'],
      ['En attente depuis', '31/12/2025 23:31:05'],
    ]);
    await question(page).getByRole('button', { name: 'Garder' }).click();
    await expect(question(page)).toHaveCount(0);
    expect(network.seen(cancelPath)).toEqual([]);
    await confirmCancel(page);
    await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible();
    await expect.poll(async () => (await gridOf(table(page)))[2]?.slice(3)).toEqual(['Annulé', '']);
    expect(network.seen(cancelPath)).toEqual([`POST /api${cancelPath}`]);
  });

  test("SUP-155 SUP-376 a refusal is told in the server's words, and the list is read again", async ({
    page,
    network,
  }) => {
    await openPaygreen(page, network, [pending]);
    network.intercept({ path: cancelPath }, async () => {
      tell(network, [{ ...pending, status: 'payment_order.captured' }]);
      return refusal(409, { error: 'Elle a été payée entre-temps' })();
    });
    await confirmCancel(page);
    await expect(page.getByText('Elle a été payée entre-temps').first()).toBeVisible();
    await expect(table(page)).toContainText('Payé');
    await expect(cancel(page)).toHaveCount(0);
  });

  test('SUP-376 after a lost answer the list says that it was done, and nothing is sent again', async ({
    page,
    network,
  }) => {
    await openPaygreen(page, network, [pending]);
    network.intercept({ path: cancelPath }, async () => {
      tell(network, [{ ...pending, status: 'payment_order.canceled' }]);
      return 'reset';
    });
    await confirmCancel(page);
    await expect(table(page)).toContainText('Annulé');
    await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible();
    await expect(panel(page).getByRole('group')).toHaveCount(0);
    expect(network.seen(cancelPath)).toHaveLength(1);
  });

  test('SUP-376 one that nobody knows of is shown with its ways on, also after a reload, and only a press sends it again', async ({
    page,
    network,
  }) => {
    await openPaygreen(page, network, [pending]);
    const lost = network.intercept({ path: cancelPath, times: 1 }, loseRequest);
    await confirmCancel(page);
    const note = page.getByRole('group', { name: /^Annulation de la transaction tr_8b97 du client 77 18,40\s€$/ });
    await expect(note).toContainText('impossible de savoir si le serveur a agi');
    await expect(cancel(page)).toHaveAccessibleDescription(
      'La même action est peut-être déjà faite : renvoyez-la ou abandonnez-la avant une autre',
    );
    await page.reload();
    await page.getByRole('tab', { name: 'Paygreen' }).click();
    await expect(note).toBeVisible();
    expect(lost.hits()).toBe(1);
    network.intercept({ path: cancelPath }, refusal(200, { ...pending, status: 'payment_order.canceled' }));
    network.intercept({ path: listPath }, refusal(200, [{ ...pending, status: 'payment_order.canceled' }]));
    await note.getByRole('button', { name: 'Renvoyer' }).click();
    await expect(note).toHaveCount(0);
    await expect(table(page)).toContainText('Annulé');
    expect(network.seen(cancelPath)).toHaveLength(2);
  });

  test('SUP-376 offline it is shut and says so, and the list stays with its age', async ({ page, network }) => {
    await openPaygreen(page, network, [pending]);
    await expect(cancel(page)).toBeVisible();
    network.setOffline(true);
    await expect(cancel(page)).toHaveAccessibleDescription('Hors ligne : cette action doit partir maintenant');
    await expect(panel(page)).toContainText(/Hors ligne : données de \d\d:\d\d:\d\d/);
    await cancel(page).press('Enter');
    await expect(question(page)).toHaveCount(0);
  });

  test('SUP-376 an answer about another transaction is a lost one', async ({ page, network }) => {
    await openPaygreen(page, network, [pending]);
    network.intercept({ path: cancelPath }, refusal(200, { ...captured, status: 'payment_order.canceled' }));
    await confirmCancel(page);
    await expect(page.getByRole('group', { name: /^Annulation de la transaction tr_8b97/ })).toContainText(
      'impossible de savoir si le serveur a agi',
    );
  });

  test('SUP-155 the demo server cancels it at the simulated Paygreen', async ({ page, server }) => {
    const { id, email, number } = await someonePending(server);
    await page.goto(`/support/user/${id}/${encodeURIComponent(email)}/`);
    await page.getByRole('tab', { name: 'Paygreen' }).click();
    await cancel(page, number).click();
    await question(page)
      .getByRole('button', { name: /^Annuler la transaction, / })
      .click();
    await expect(table(page).getByRole('row').filter({ hasText: number })).toContainText('Annulé');
    const [row] = await server.db.select().from(paygreenTransactions).where(eq(paygreenTransactions.id, number));
    expect(row?.status).toBe('payment_order.canceled');
  });
});

/** A customer of the demo world who began to pay by Paygreen and never ended. */
async function someonePending({ db }: RunningServer) {
  const [found] = await db
    .select({ id: customers.id, email: customers.email, number: paygreenTransactions.id })
    .from(paygreenTransactions)
    .innerJoin(customers, eq(customers.id, paygreenTransactions.customer_id))
    .where(and(eq(paygreenTransactions.status, 'payment_order.pending'), isNotNull(customers.email)))
    .limit(1);
  assert(found?.email, 'somebody began to pay');
  return { ...found, email: found.email };
}

describe('whoever may only read', () => {
  test.override({ account: 'preparation' });

  test('SUP-154 SUP-707 sees the button shut, and why', async ({ page, network }) => {
    await openPaygreen(page, network, [pending]);
    await expect(cancel(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(cancel(page)).toHaveAccessibleDescription('Réservé au support et aux responsables.');
    await cancel(page).press('Enter');
    await expect(question(page)).toHaveCount(0);
    expect(network.seen(cancelPath)).toEqual([]);
  });
});
