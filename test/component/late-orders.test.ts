import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { clientContacts, outgoingMessages } from '../../server/src/db/schema/outgoing.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { hourText } from '../../src/domain/paris-time.ts';
import type { Scene } from '../e2e/scene.ts';
import { test } from './fixtures.ts';

const late = (scene: Scene) => ({ shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) });
const bodies = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A client who can be told. */
const told = (server: RunningServer, client_id: number) =>
  server.db.insert(clientContacts).values({ client_id, phone: '+33 6 39 98 00 12' });
const smsOf = (server: RunningServer, order: number) =>
  server.db
    .select({ body: outgoingMessages.body })
    .from(outgoingMessages)
    .where(eq(outgoingMessages.order_id, order as never));

test('DSP-716 DSP-717 DSP-832 the review of a late order: its SMS follows the credit; what is typed outlives polls and a refusal', async ({
  scene,
  board,
  page,
  server,
}) => {
  const client = { id: 900_002, name: 'Ines Prevost' };
  const eta = scene.at(20);
  const record = { credit: 2.5, recredit_shipping_fee: false, sms_template_id: 14, needs_review: true };
  const { order, task } = await scene.order(
    'VERIF',
    { ...late(scene), eta, client },
    { late_order: record, shipping_fee: 4.9 },
  );
  await board.open();
  await button(page, 'Vérifier : commande VERIF').click();
  const { dialog } = board;
  const sms = dialog.getByLabel('SMS au client');
  const credit = dialog.getByLabel('Crédit (€)');
  const around = [-5, 15].map((minutes) => hourText(Date.parse(eta) + minutes * 60_000));
  const arrival = `Bonjour, votre commande devrait arriver entre ${around[0]} et ${around[1]}.`;
  await expect(credit).toHaveValue('2,50');
  await expect(sms).toHaveValue(
    `${arrival} Toutes nos excuses pour le retard, votre compte est crédité de 2,50 euros.`,
  );
  await credit.fill('7');
  await expect(sms).toHaveValue(
    `${arrival} Toutes nos excuses pour le retard, votre compte est crédité de 7,00 euros.`,
  );

  // A colleague's change arrives by poll, the server refuses: what was typed is still there.
  await sms.fill('  Désolés, votre commande arrive.  ');
  await dialog.getByRole('checkbox', { name: /Recréditer les frais de livraison \(4,90/ }).click();
  await scene.change('task', task, { eta: scene.at(45) });
  await board.refreshBehind();
  await page.getByRole('button', { name: /^Valider/ }).click();
  await expect(dialog.getByRole('alert')).toContainText('aucun SMS ne peut partir');
  await expect(dialog).toBeVisible();
  await expect(sms).toHaveValue('  Désolés, votre commande arrive.  ');
  await expect(credit).toHaveValue('7');
  await expect(dialog.getByRole('checkbox')).toBeChecked();
  expect(await scene.ledger()).toEqual([]);

  await told(server, client.id);
  await page.getByRole('button', { name: /^Valider/ }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await bodies(scene)).toEqual([
    {
      path: `/api/processing-orders/${order.id}/validate/`,
      body: { credits: 7, recredit_shipping_fee: true, sms: 'Désolés, votre commande arrive.' },
    },
  ]);
  expect(await smsOf(server, order.id)).toEqual([{ body: 'Désolés, votre commande arrive.' }]);
});

test('DSP-717 what is sent is what is read: while the text for a new credit is on its way nothing goes, and the button says both', async ({
  scene,
  board,
  page,
  server,
  network,
}) => {
  const client = { id: 900_003, name: 'Ines Prevost' };
  await told(server, client.id);
  const record = { credit: 2.5, sms_template_id: 14, needs_review: true };
  await scene.order('LENT', { ...late(scene), eta: scene.at(20), client }, { late_order: record });
  await board.open();
  await button(page, 'Vérifier : commande LENT').click();
  const { dialog } = board;
  const sms = dialog.getByLabel('SMS au client');
  await expect(sms).toHaveValue(/crédité de 2,50 euros/);
  await expect(button(page, 'Valider : créditer 2,50 € et envoyer le SMS')).toBeVisible();

  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  network.intercept({ path: /late_sms_content.*credits_amount=4/ }, async (forward) => {
    await arrived;
    return forward();
  });
  const credit = dialog.getByLabel('Crédit (€)');
  await credit.fill('4');
  await credit.press('Enter');
  const validate = page.getByRole('button', { name: /^Valider/ });
  await expect(validate).toHaveAccessibleDescription('Préparation du texte…');
  await credit.press('Enter');
  await expect(dialog).toBeVisible();
  expect(await scene.ledger()).toEqual([]);
  arrive();
  await expect(sms).toHaveValue(/crédité de 4,00 euros/);
  await expect(button(page, 'Valider : créditer 4,00 € et envoyer le SMS')).toBeVisible();
  const read = await sms.inputValue();
  await credit.press('Enter');
  await expect(dialog).toBeHidden();
  expect((await bodies(scene)).map(({ body }) => body)).toEqual([
    { credits: 4, recredit_shipping_fee: false, sms: read },
  ]);
});
