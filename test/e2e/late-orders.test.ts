import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { clientContacts, outgoingMessages } from '../../server/src/db/schema/outgoing.ts';
import type { RunningServer } from '../../server/src/serve.ts';
import { isClean } from './accessible.ts';
import { installed, test } from './fixtures.ts';
import type { Scene } from './scene.ts';

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

test('DSP-721 DSP-722 DSP-730 a late order without record: minutes where nothing is estimated, none sends nothing; a credit; or marked as warned', async ({
  scene,
  board,
  page,
  server,
}) => {
  const client = { id: 900_001, name: 'Ines Prevost' };
  await told(server, client.id);
  const { order } = await scene.order('SANS', { ...late(scene), client });
  await scene.order('PREVENU', { ...late(scene), eta: scene.at(10) });
  await board.open();
  await board.openLate();

  await button(page, 'Prévenir : commande SANS').click();
  const minutes = board.dialog.getByLabel('Minutes avant la livraison');
  await expect(minutes).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeHidden();
  expect(await scene.ledger()).toEqual([]);

  await button(page, 'Prévenir : commande SANS').click();
  await minutes.fill('-3');
  await board.dialog.getByLabel('Crédit (€)').fill('5,125');
  await page.getByRole('button', { name: /^Envoyer le SMS/ }).click();
  await expect(board.dialog.getByRole('alert')).toHaveCount(2);
  await isClean(page);
  await minutes.fill('25');
  await board.dialog.getByLabel('Crédit (€)').fill('5,5');
  const message =
    'Bonjour, votre commande devrait arriver dans environ 25 min maximum. Toutes nos excuses pour le retard, votre compte est crédité de 5,50 euros.';
  await expect(board.dialog.getByRole('region', { name: 'Texte du SMS' })).toHaveText(message);
  await page.getByRole('button', { name: /^Envoyer le SMS/ }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(board.dialog).toBeHidden();
  await expect(button(page, 'Prévenir : commande SANS')).toBeHidden();

  await button(page, 'Prévenir : commande PREVENU').click();
  await expect(board.dialog.getByLabel('Minutes avant la livraison')).toBeHidden();
  await button(page, 'Marquer comme prévenu').click();
  await expect(board.dialog).toBeHidden();
  await button(page, 'Afficher les traitées').click();
  await expect(page.getByRole('cell', { name: /Traité$/ })).toHaveCount(2);

  const [sent, warned, ...more] = await bodies(scene);
  expect(sent?.body).toEqual({ id: order.id, credits: 5.5, message });
  expect(warned?.path).toMatch(/\/warned\/$/);
  expect(more).toEqual([]);
  expect(await smsOf(server, order.id)).toEqual([{ body: message }]);
});

test(
  'DSP-718 DSP-715 a lateness is ignored, also offline; a record that comes while the SMS is typed takes nothing away',
  installed,
  async ({ scene, board, page, context }) => {
    const record = { credit: 0, sms_template_id: 14, needs_review: true };
    const { order } = await scene.order('SIMPLE', late(scene));
    const ignored = await scene.order('IGNORE', late(scene), { late_order: record });
    await board.open();
    await board.serviceWorker();
    await board.openLate();
    await button(page, 'Prévenir : commande SIMPLE').click();
    const credit: Locator = board.dialog.getByLabel('Crédit (€)');
    await credit.fill('3');
    await scene.change('order', order, { late_order: record });
    await board.refreshBehind();
    await expect(board.dialog.getByRole('alert')).toContainText('Un dossier de retard a été ouvert entre-temps');
    await expect(credit).toHaveValue('3');
    await expect(page.getByRole('button', { name: /^Envoyer le SMS/ })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');

    await button(page, 'Vérifier : commande IGNORE').click();
    await expect(board.dialog.getByLabel('Crédit (€)')).toHaveValue('0,00');
    await context.setOffline(true);
    await expect(page.getByRole('button', { name: /^Valider/ })).toHaveAccessibleDescription(
      'Hors ligne : cette action doit partir maintenant',
    );
    await button(page, 'Ignorer le retard').click();
    await expect(button(page, 'Vérifier : commande IGNORE')).toBeHidden();
    await context.setOffline(false);
    await expect
      .poll(async () => (await bodies(scene)).map(({ path }) => path))
      .toEqual([`/api/processing-orders/${ignored.order.id}/ignore/`]);
  },
);
