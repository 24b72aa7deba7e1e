import { expect, type Page } from '@playwright/test';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { describe } from 'vitest';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { cardTransactions } from '../../../server/src/db/schema/money/transactions.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { assert } from '../../../src/domain/result.ts';
import { refusal } from '../../hands/faults.ts';
import { factsIn, gridOf } from '../../hands/reading.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g@courriel.example' };
const address = '/support/user/77/g%40courriel.example/';
const listPath = '/users/77/card-transactions/';
const syncPath = '/users/77/stripe-sync/';

const paid = {
  ...{ payment_intent_id: 'pi_3QxT0', charge_id: 'ch_3QxT0', order: { id: 482_913, random_id: 'BFAC9Q' } },
  ...{
    status: 'succeeded',
    created_formated: '26/11/2026 12:46',
    amount: 1999,
    has_3ds: true,
    status_3ds: 'succeeded',
  },
  message: { message: 'Paiement accepté', full_message: 'Paiement accepté par la banque, authentifié' },
  ...{ outcome_risk_level: 'normal', outcome_risk_score: 9, receipt_url: 'https://recus.example/ch_3QxT0' },
};
const refused = {
  ...{ payment_intent_id: 'pi_3QxT1', charge_id: null, order: { id: 482_914, random_id: '3ZJN7Z' } },
  ...{ status: 'requires_payment_method', created_formated: '25/11/2026 19:29', amount: 123_456 },
  ...{ has_3ds: true, status_3ds: 'attempted' },
  message: { message: 'Authentification échouée', full_message: 'La banque a refusé' },
  ...{ outcome_risk_level: 'elevated', outcome_risk_score: 68, receipt_url: 'javascript:alert(1)' },
};
const unchecked = {
  ...{ payment_intent_id: 'pi_3QxT2', order: { id: 482_915, random_id: 'QM4WTD' }, status: 'failed' },
  ...{ created_formated: '21/11/2026 12:06', amount: 5, has_3ds: false, status_3ds: 'succeeded' },
  ...{ outcome_risk_level: 'new_level', outcome_risk_score: 0, message: null, receipt_url: null },
};

const panel = (page: Page) => page.getByRole('tabpanel', { name: 'CB' });
const table = (page: Page) => panel(page).getByRole('table', { name: 'CB' });
const refresh = (page: Page) => panel(page).getByRole('button', { name: 'Rafraîchir' });
const info = (page: Page, at: number) => table(page).getByRole('button').nth(at);

function tell(network: Network, list: unknown) {
  network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
  network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, []));
  network.intercept({ path: listPath }, refusal(200, list));
}

/** A customer of the demo world who paid by card of late. */
async function someoneWith({ db }: RunningServer) {
  const [found] = await db
    .select({ id: customers.id, email: customers.email })
    .from(cardTransactions)
    .innerJoin(customers, eq(customers.id, cardTransactions.customer_id))
    .where(
      and(gt(cardTransactions.created_at, new Date(Date.now() - 86_400_000).toISOString()), isNotNull(customers.email)),
    )
    .limit(1);
  assert(found?.email, 'somebody paid by card today');
  return { id: found.id, email: found.email };
}

/** Something that waits until it is opened. */
class Gate {
  open: () => void = () => undefined;
  readonly opened = new Promise<void>((resolve) => {
    this.open = resolve;
  });
}

async function openCards(page: Page, network: Network, list: unknown) {
  tell(network, list);
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('Orsonneau');
  expect(network.seen(listPath)).toEqual([]);
  await page.getByRole('tab', { name: 'CB' }).click();
}

describe('the card transactions of a customer', () => {
  test.override({ account: 'support' });

  test('SUP-130 SUP-132 SUP-133 are asked for once their tab is opened, and have their columns and amounts in euros', async ({
    page,
    network,
  }) => {
    await openCards(page, network, [paid, refused, unchecked]);
    await expect
      .poll(() => gridOf(table(page)))
      .toEqual([
        ['N° commande', 'Date', 'Montant TTC', '3DS', 'Messages', 'Évaluation', ''],
        ['BFAC9Q', '26/11/2026 12:46', 'réussie 19,99 €', 'réussi', 'Paiement accepté', 'normal 9', ''],
        ['3ZJN7Z', '25/11/2026 19:29', 'échouée 1 234,56 €', 'échoué', 'Authentification échouée', 'élevé 68', ''],
        ['QM4WTD', '21/11/2026 12:06', 'échouée 0,05 €', 'non demandé', '', 'new_level 0', ''],
      ]);
    await expect(table(page).getByRole('link', { name: 'BFAC9Q' })).toHaveAttribute('href', '/support/order/482913/');
    expect(network.seen(listPath)).toEqual([`GET /api${listPath}`]);
  });

  test('SUP-134 SUP-135 SUP-137 a success has a tick, all else a cross; 3DS and evaluation are told in words', async ({
    page,
    network,
  }) => {
    const levels = ['normal', 'elevated', 'highest', 'not_assessed', 'unheard_of'];
    const rows = levels.map((outcome_risk_level, at) => ({
      ...{ ...paid, charge_id: `ch_${at}`, outcome_risk_level, outcome_risk_score: at * 10 },
      status: ['succeeded', 'failed', 'pending', 'canceled', null][at],
      has_3ds: at !== 1,
      status_3ds: ['succeeded', 'succeeded', 'failed', null, 'attempted'][at],
    }));
    await openCards(page, network, rows);
    const cells = async () => (await gridOf(table(page))).slice(1).map((row) => [row[3], row[5]]);
    await expect.poll(cells).toEqual([
      ['réussi', 'normal 0'],
      ['non demandé', 'élevé 10'],
      ['échoué', 'très élevé 20'],
      ['échoué', 'non évalué 30'],
      ['échoué', 'unheard_of 40'],
    ]);
    const marks = await table(page)
      .getByRole('img')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')));
    expect(marks.filter((mark) => mark === 'réussie' || mark === 'échouée')).toEqual([
      ...['réussie', 'échouée', 'échouée', 'échouée', 'échouée'],
    ]);
  });

  test('SUP-136 SUP-138 DSP-052 numbers, whole message and receipt are in a popover, and a link is a web address', async ({
    page,
    network,
  }) => {
    await openCards(page, network, [paid, refused]);
    await expect(table(page).getByRole('cell', { name: 'Paiement accepté' })).toHaveAttribute(
      'title',
      'Paiement accepté par la banque, authentifié',
    );
    await info(page, 0).click();
    const popover = page.getByRole('dialog');
    await expect(popover).toHaveAccessibleName(/^Détail de la transaction de 19,99\s€ du 26\/11\/2026 12:46$/);
    expect(await factsIn(popover)).toEqual([
      ['Paiement', 'pi_3QxT0'],
      ['Débit', 'ch_3QxT0'],
      ['Message', 'Paiement accepté par la banque, authentifié'],
    ]);
    const receipt = popover.getByRole('link', { name: 'Ouvrir le reçu' });
    await expect(receipt).toHaveAttribute('href', 'https://recus.example/ch_3QxT0');
    await expect(receipt).toHaveAttribute('target', '_blank');
    await expect(receipt).toHaveAttribute('rel', 'noopener noreferrer');
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await info(page, 1).click();
    await expect(popover).toContainText('pi_3QxT1');
    await expect(popover.getByRole('link')).toHaveCount(0);
  });

  test("SUP-139 SUP-140 none of seven days is told in words, and a time is the server's own text", async ({
    page,
    network,
  }) => {
    await openCards(page, network, []);
    await expect(panel(page)).toContainText('Aucune transaction CB ces 7 derniers jours');
    network.intercept({ path: listPath }, refusal(200, [{ ...paid, created_formated: 'jeudi, vers midi' }]));
    network.intercept({ path: syncPath }, refusal(204, ''));
    await refresh(page).click();
    await expect(table(page).getByRole('cell', { name: 'jeudi, vers midi', exact: true })).toBeVisible();
  });

  test('SUP-131 SUP-141 the button has Stripe read first, then the list again; meanwhile it is shut and the list stays', async ({
    page,
    network,
  }) => {
    await openCards(page, network, [paid]);
    await expect(table(page)).toContainText('BFAC9Q');
    const synced = new Gate();
    network.intercept({ path: syncPath }, async () => {
      await synced.opened;
      tell(network, [refused, paid]);
      return refusal(200, '')();
    });
    await refresh(page).click();
    await expect(panel(page)).toContainText('Synchronisation avec Stripe');
    await expect(refresh(page)).toHaveAccessibleDescription('Synchronisation en cours');
    await expect(table(page)).toContainText('BFAC9Q');
    await refresh(page).press('Enter');
    expect(network.seen(listPath)).toHaveLength(1);
    synced.open();
    await expect(table(page).getByRole('row')).toHaveCount(3);
    await expect(refresh(page)).not.toHaveAttribute('aria-disabled', 'true');
    expect(network.seen(syncPath)).toEqual([`POST /api${syncPath}`]);
    expect(network.seen(listPath)).toHaveLength(2);
  });

  for (const [title, fault, text] of [
    ['an answer that says nothing', refusal(500, '<html>'), 'Une erreur est survenue'],
    ['a connection that breaks', async () => 'reset' as const, 'Une erreur est survenue'],
    ['a refusal in its own words', refusal(400, { error: "Stripe n'est pas configuré" }), "Stripe n'est pas configuré"],
  ] as const)
    test(`SUP-141 SUP-740 a sync that fails by ${title} says so, and the list is read all the same`, async ({
      page,
      network,
    }) => {
      await openCards(page, network, [paid]);
      await expect(table(page)).toContainText('BFAC9Q');
      network.intercept({ path: syncPath }, fault);
      network.intercept({ path: listPath }, refusal(200, [refused]));
      await refresh(page).click();
      await expect(page.getByRole('listitem').filter({ hasText: text }).first()).toBeVisible();
      await expect(table(page)).toContainText('3ZJN7Z');
      expect(network.seen(syncPath)).toHaveLength(1);
    });

  test('SUP-141 offline the button is shut and says so, and the list stays', async ({ page, network }) => {
    await openCards(page, network, [paid]);
    await expect(table(page)).toContainText('BFAC9Q');
    network.setOffline(true);
    await expect(refresh(page)).toHaveAccessibleDescription('Hors ligne : Stripe ne peut pas être interrogé.');
    await expect(table(page)).toContainText('BFAC9Q');
  });

  test('SUP-130 what cannot be read of one of them takes no other away; numbers may be texts, an order its number', async ({
    page,
    network,
  }) => {
    const bare = { payment_intent_id: 'pi_9', order: 482_916, status: 'succeeded', amount: '1250' };
    await openCards(page, network, [
      { ...paid, amount: 'beaucoup', has_3ds: 'oui', message: 7 },
      'illisible',
      { ...bare, created_formated: '20/11/2026 08:00' },
      { ...bare, payment_intent_id: 8, order: 'R4TQ8X', amount: 700 },
    ]);
    await expect
      .poll(async () => (await gridOf(table(page))).slice(1).map((row) => row.slice(0, 3)))
      .toEqual([
        ['BFAC9Q', '26/11/2026 12:46', 'réussie'],
        ['482916', '20/11/2026 08:00', 'réussie 12,50 €'],
        ['R4TQ8X', '', 'réussie 7,00 €'],
      ]);
  });

  test('SUP-138 the demo server has them with their orders, and its refresh says that Stripe is not configured', async ({
    page,
    network,
    server,
  }) => {
    const { id, email } = await someoneWith(server);
    await page.goto(`/support/user/${id}/${encodeURIComponent(email)}/`);
    await page.getByRole('tab', { name: 'CB' }).click();
    await expect(table(page).getByRole('row').nth(1)).toContainText(/\d,\d\d\s€/);
    await refresh(page).click();
    await expect(page.getByText(/^Stripe n'est pas configuré/).first()).toBeVisible();
    await expect.poll(() => network.seen(`/users/${id}/card-transactions/`).length).toBe(2);
  });
});

describe('whoever may only read', () => {
  test.override({ account: 'preparation' });

  test('SUP-130 SUP-131 reads them again without asking Stripe', async ({ page, network }) => {
    await openCards(page, network, [paid]);
    await expect(table(page)).toContainText('BFAC9Q');
    network.intercept({ path: listPath }, refusal(200, [refused]));
    await refresh(page).click();
    await expect(table(page)).toContainText('3ZJN7Z');
    expect(network.seen(syncPath)).toEqual([]);
  });
});
