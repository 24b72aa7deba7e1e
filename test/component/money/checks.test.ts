import { expect, type Locator, type Page } from '@playwright/test';
import { desc, eq } from 'drizzle-orm';
import { afterEach, describe } from 'vitest';
import { refundParts, refunds } from '../../../server/src/db/schema/money/refunds.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { assert } from '../../../src/domain/result.ts';
import { paidOrder } from '../../hands/paid-order.ts';
import type { Scene } from '../../hands/scene.ts';
import { Sheet } from '../../hands/sheet.ts';
import { cardOf } from '../../server/money/paid-order.ts';
import { test } from '../fixtures.ts';

let cards: RunningServer['cards'] | null = null;
afterEach(() => {
  if (cards) Object.assign(cards.faults, { losesAnswers: false, isDown: false });
});

interface Colleague {
  post(path: string, body: object): Promise<{ readonly status: number }>;
}

/** An order of which 12,00 € of 40,84 € are unknown; looked up so often, and no more unless `isLookedUp`. */
async function unknownOrder(
  { scene, server, colleague }: { scene: Scene; server: RunningServer; colleague: Colleague },
  name: string,
  { looks = 157, isLookedUp = false }: { looks?: number; isLookedUp?: boolean } = {},
) {
  cards = server.cards;
  const order = await paidOrder(scene, server, name);
  Object.assign(server.cards.faults, { losesAnswers: true, isDown: true });
  const refund = { id: order.id, refundAmount: 12, subtype: 'refund_cancel', notes: '' };
  expect((await colleague.post(`/processing-orders/${order.id}/refund/`, refund)).status).toBe(200);
  const [part] = await server.db
    .select({ id: refundParts.id })
    .from(refundParts)
    .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
    .where(eq(refunds.order_id, OrderId.parse(order.id)))
    .orderBy(desc(refundParts.id));
  assert(part, 'it has a part');
  const next_look_at = isLookedUp ? new Date(Date.now() + 3_600_000).toISOString() : null;
  await server.db.update(refundParts).set({ looks, next_look_at }).where(eq(refundParts.id, part.id));
  return { ...order, part: part.id };
}

const part = (page: Page) => page.getByRole('table', { name: /^Remboursement 12,00/ }).getByRole('row');
const check = (page: Page) => page.getByRole('button', { name: /^J'ai vérifié/ });
const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: /^Noter/ });
const choice = (dialog: Locator, name: RegExp) => dialog.getByRole('radio', { name });
const sent = async (scene: Scene) =>
  (await scene.ledger()).filter(({ path }) => path.endsWith('/check_refund/')).map(({ body }) => body);
const bodyOf = (part_id: number, status: string) => ({ part_id, status, seen_in: 'Relevé', seen_check_id: null });

describe('support', () => {
  test.override({ account: 'support' });

  const opened = async (page: Page, order: { readonly id: number }) => {
    const sheet = new Sheet(page);
    await sheet.open(order);
    return sheet;
  };

  test('SUP-377 a part nobody knows is decided by who looked: what and where are asked, and the money is free again', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    const order = await unknownOrder({ scene, server, colleague }, 'VU');
    const sheet = await opened(page, order);
    const { dialog } = sheet;
    await expect(part(page)).toHaveText(/^Stripe12,00\s€inconnuLu 157 fois sans preuve, plus lu : une personne doit/);
    await expect(sheet.shut('Compensation')).toHaveAccessibleDescription(/^Attend le remboursement de 12,00/);
    await check(page).click();
    await expect(dialog).toHaveAccessibleName(/^J'ai vérifié, 12,00\s€ sur Stripe, /);
    const submit = submitOf(dialog);
    await expect(submit).toHaveAccessibleDescription('Choisissez ce que vous avez vu');
    await choice(dialog, /^Pas remboursé/).click();
    const after = dialog.getByRole('table', { name: 'La fiche après' });
    await expect(after.getByRole('row')).toHaveText([
      'La fiche aprèsAvantAprès',
      /^Remboursé0,00\s€0,00\s€$/,
      /^En attente12,00\s€0,00\s€$/,
      /^Remboursable28,84\s€40,84\s€$/,
    ]);
    await choice(dialog, /^Remboursé/).click();
    await expect(after.getByRole('row')).toHaveText([
      'La fiche aprèsAvantAprès',
      /^Remboursé0,00\s€12,00\s€$/,
      /^En attente12,00\s€0,00\s€$/,
      /^Remboursable28,84\s€28,84\s€$/,
    ]);
    await expect(submit).toHaveAccessibleDescription("Dites où vous l'avez vu");
    await dialog.getByLabel('Où').fill('   ');
    await submit.press('Enter');
    expect(await sent(scene)).toEqual([]);
    await dialog.getByLabel('Où').fill('Stripe, re_41c');
    await expect(submit).toHaveText(/^Noter : 12,00\s€ sont partis$/);
    await submit.dblclick();
    await expect(dialog).toBeHidden();
    expect(await sent(scene)).toEqual([
      { part_id: order.part, status: 'refunded', seen_in: 'Stripe, re_41c', seen_check_id: null },
    ]);
    await expect(part(page)).toHaveText(/^Stripe12,00\s€rembourséremboursé, vu par .+, \d.+ : Stripe, re_41c$/);
    await expect(check(page)).toHaveCount(0);
    await expect(sheet.fact('Résumé financier', 'Remboursé')).toHaveText(/^12,00\s€$/);
    await expect(sheet.action('Compensation')).toBeVisible();
  });

  test('SUP-377 looked for in vain it stays held with its note, the rest is free, and it can be checked again', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    const order = await unknownOrder({ scene, server, colleague }, 'VAIN');
    const sheet = await opened(page, order);
    await check(page).click();
    await choice(sheet.dialog, /^Toujours inconnu/).click();
    await sheet.dialog.getByLabel('Où').fill('Relevé du client');
    await submitOf(sheet.dialog).click();
    await expect(sheet.dialog).toBeHidden();
    await expect(part(page)).toContainText(/inconnu, vu par .+ : Relevé du client/);
    await expect(sheet.fact('Résumé financier', 'En attente')).toHaveText(/^12,00\s€$/);
    await expect(sheet.action('Compensation')).toBeVisible();
    await check(page).click();
    await choice(sheet.dialog, /^Pas remboursé/).click();
    await sheet.dialog.getByLabel('Où').fill('Stripe');
    await submitOf(sheet.dialog).click();
    await expect(sheet.dialog).toBeHidden();
    await expect(part(page)).toHaveText(/^Stripe12,00\s€refusé.*inconnu, vu par .*refusé, vu par .* : Stripe$/);
  });

  test('SUP-377 who is second is told what the first saw, before and after the press, and overwrites nothing', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    const order = await unknownOrder({ scene, server, colleague }, 'SECOND');
    const { dialog } = await opened(page, order);
    await check(page).click();
    await choice(dialog, /^Remboursé/).click();
    await dialog.getByLabel('Où').fill('Stripe');
    const path = `/processing-orders/${order.id}/check_refund/`;
    expect((await colleague.post(path, bodyOf(order.part, 'refused'))).status).toBe(200);
    const submit = submitOf(dialog);
    await submit.press('Enter');
    await expect(dialog.getByRole('alert').first()).toContainText(/Déjà vérifié : refusé, vu par .+ : Relevé/);
    await expect(dialog.getByLabel('Où')).toHaveValue('Stripe');
    await expect(submit).toHaveAccessibleDescription('Cette part est décidée');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(part(page)).toContainText(/refusé, vu par .+ : Relevé/);
    expect(await sent(scene)).toMatchObject([{ status: 'refused' }]);
  });

  test('SUP-377 while it is still looked up it says so, and who does not manage waits', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    const order = await unknownOrder({ scene, server, colleague }, 'TOT', { looks: 6, isLookedUp: true });
    await opened(page, order);
    await expect(part(page)).toContainText(/Lu 6 fois sans preuve, prochaine lecture à \d\d:\d\d:\d\d/);
    await expect(check(page)).toHaveAccessibleDescription(
      'Cette part est encore recherchée : seul un responsable peut en décider, après cinq recherches',
    );
  });

  test('SUP-377 a provider who says otherwise later is a line at the part, which can be checked again', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    const order = await unknownOrder({ scene, server, colleague }, 'AUTRE');
    const path = `/processing-orders/${order.id}/check_refund/`;
    Object.assign(server.cards.faults, { losesAnswers: false, isDown: false });
    server.cards.refund(`part-${order.part}`, await paymentIn(server, order.part), 1_200);
    expect((await colleague.post(path, bodyOf(order.part, 'refused'))).status).toBe(200);
    await server.db
      .update(refundParts)
      .set({ next_look_at: '2026-01-01T00:00:00Z' })
      .where(eq(refundParts.id, order.part));
    await server.payments.refunds.catchUp();
    const sheet = await opened(page, order);
    await expect(part(page)).toContainText(/^Stripe12,00\s€refusé/);
    await expect(part(page)).toContainText(/Le prestataire dit autre chose depuis : remboursé, \d\d/);
    await check(page).click();
    await choice(sheet.dialog, /^Remboursé/).click();
    await sheet.dialog.getByLabel('Où').fill('Stripe');
    await submitOf(sheet.dialog).click();
    await expect(sheet.dialog).toBeHidden();
    await expect(part(page)).toContainText(/^Stripe12,00\s€remboursé/);
    await expect(part(page)).not.toContainText('dit autre chose');
  });
});

describe('a refund that fails after it was told done', () => {
  test.override({ account: 'support' });

  test('SUP-378 is in the alerts of its center with its order, is marked as read, and its money is free again', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    const order = await paidOrder(scene, server, 'TARD');
    const refund = { id: order.id, refundAmount: 12, subtype: 'refund_cancel', notes: '' };
    expect((await colleague.post(`/processing-orders/${order.id}/refund/`, refund)).status).toBe(200);
    const [done] = await server.db
      .select({ id: refundParts.id })
      .from(refundParts)
      .innerJoin(refunds, eq(refunds.id, refundParts.refund_id))
      .where(eq(refunds.order_id, OrderId.parse(order.id)));
    assert(done, 'it has a part');
    server.cards.become('failed', 'Carte expirée', await paymentIn(server, done.id));
    await server.db
      .update(refundParts)
      .set({ next_look_at: '2026-01-01T00:00:00Z' })
      .where(eq(refundParts.id, done.id));
    await server.payments.refunds.catchUp();
    await page.goto('/dispatch');
    const alert = page.getByRole('link', { name: /^Remboursement refusé après coup, TARD.*12,00\s€/ });
    await expect(alert).toHaveAttribute('href', `/support/order/${order.id}`);
    await page.getByRole('button', { name: /Remboursement refusé après coup, TARD/ }).click();
    await expect(alert).toHaveCount(0);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(part(page)).toHaveText(/^Stripe12,00\s€refuséCarte, refusé : Carte expirée$/);
    await expect(sheet.fact('Résumé financier', 'Remboursable')).toHaveText(/^40,84\s€$/);
  });
});

/** The name of its payment at the provider. */
async function paymentIn(server: RunningServer, id: number): Promise<string> {
  const [row] = await server.db.select().from(refundParts).where(eq(refundParts.id, id));
  return cardOf(row?.payment_id ?? 0);
}

describe('a manager', () => {
  test.override({ account: 'manager' });

  test('SUP-377 decides from the fifth look-up on', async ({ scene, server, page, colleague }) => {
    const order = await unknownOrder({ scene, server, colleague }, 'CHEF', { looks: 5, isLookedUp: true });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await check(page).click();
    await choice(sheet.dialog, /^Pas remboursé/).click();
    await sheet.dialog.getByLabel('Où').fill('Stripe');
    await submitOf(sheet.dialog).click();
    await expect(sheet.dialog).toBeHidden();
    await expect(part(page)).toContainText(/^Stripe12,00\s€refusé/);
  });
});

describe('the dispatch', () => {
  test.override({ account: 'dispatch' });

  test('SUP-377 SUP-701 sees the part, and why it does not decide it', async ({ scene, server, page, colleague }) => {
    const order = await unknownOrder({ scene, server, colleague }, 'LIRE');
    await new Sheet(page).open(order);
    await expect(check(page)).toHaveAccessibleDescription('Réservé au support et aux responsables.');
  });
});
