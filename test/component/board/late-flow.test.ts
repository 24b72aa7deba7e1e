import { expect } from '@playwright/test';
import { clientContacts } from '../../../server/src/db/schema/outgoing.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const slot = (scene: Scene, endedAgo: number) => ({
  shipping_time: scene.at(-180),
  max_shipping_time: scene.at(-endedAgo),
});
const phone = { phone: '06 39 98 41 07' };

/** Three late orders, the oldest first, of clients with phones. */
async function threeLate(scene: Scene, server: RunningServer) {
  await server.db
    .insert(clientContacts)
    .values([91, 92, 93].map((id) => ({ client_id: 900_000 + id, phone: '+33 6 39 98 00 12' })))
    .onConflictDoNothing();
  const client = (id: number) => ({ client: { id: 900_000 + id, name: `Client ${id}` } });
  await scene.order('UN', { ...slot(scene, 72), ...client(91), eta: scene.at(20) }, phone);
  await scene.order('DEUX', { ...slot(scene, 50), ...client(92), eta: scene.at(25) }, phone);
  await scene.order('TROIS', { ...slot(scene, 40), ...client(93) }, { late_order: { credit: 2, needs_review: true } });
}

test('OUR-090 late orders are dealt with one after the other by keyboard; the list beside says what was said', async ({
  scene,
  server,
  board,
  page,
}) => {
  await threeLate(scene, server);
  await board.open();
  await page.getByRole('button', { name: 'Prévenir : commande UN' }).click();
  const { dialog } = board;
  const queue = dialog.getByRole('complementary', { name: 'À traiter : 3' });
  await expect(queue.getByRole('button')).toHaveText([
    /^\+92 minUN.*rien de dit$/,
    /^\+75 minDEUX.*rien de dit$/,
    /^\+40 minTROIS.*à vérifier$/,
  ]);
  const credit = dialog.getByLabel('Crédit (€)');
  await credit.fill('3');
  // Alt with an arrow leads on from anywhere.
  await page.keyboard.press('Alt+ArrowDown');
  await expect(dialog).toHaveAccessibleName('Retard de DEUX');
  await expect(dialog).toContainText('2 sur 3');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(dialog).toHaveAccessibleName('Retard de UN');
  await expect(credit).toHaveValue('3');
  await expect(dialog).toContainText('1 sur 3');
  await credit.focus();
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toHaveAccessibleName('Retard de DEUX');
  await expect(dialog).toContainText('1 sur 2');
  await page.keyboard.press('j');
  await expect(dialog).toHaveAccessibleName('Retard de TROIS');
  await expect(dialog.getByRole('button', { name: /^Valider : créditer/ })).toBeEnabled();
  await expect(dialog).toContainText('2 sur 2');
  await page.keyboard.press('k');
  await expect(dialog).toHaveAccessibleName('Retard de DEUX');
  await expect(dialog).toContainText('1 sur 2');
  await dialog.getByRole('complementary').getByRole('button', { name: /TROIS/ }).click();
  await expect(dialog).toHaveAccessibleName('Retard de TROIS');
  await expect(dialog.getByRole('button', { name: /^Valider : créditer/ })).toBeEnabled();
  // In a text J is a letter.
  const sms = dialog.getByLabel('SMS au client');
  await sms.focus();
  await page.keyboard.press('j');
  await expect(dialog).toHaveAccessibleName('Retard de TROIS');
  await sms.press('Control+Enter');
  // Nothing follows the last one.
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path.split('/').at(-2)))
    .toEqual(['late_sms', 'validate']);
});

/** Ctrl Enter in the very moment that the window says this and its button is on. */
function sendsAsSoonAs(says: string): Promise<void> {
  return new Promise((resolve) => {
    const watcher = new MutationObserver(() => {
      const form = document.querySelector('[role=dialog] form');
      const isOn = form?.querySelector('[type=submit]:not([aria-disabled=true], :disabled)');
      if (!isOn || !document.querySelector('[role=dialog]')?.textContent.includes(says)) return;
      watcher.disconnect();
      form
        ?.querySelector('input')
        ?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }));
      resolve();
    });
    watcher.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
  });
}

test('OUR-090 sent by Ctrl Enter the moment its window is there, before the others are read, the next one opens', async ({
  scene,
  server,
  board,
  page,
}) => {
  await threeLate(scene, server);
  await board.open();
  await page.getByRole('button', { name: 'Prévenir : commande UN' }).click();
  await board.dialog.getByLabel('Crédit (€)').fill('3');
  await expect(board.dialog).toContainText('1 sur 3');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(board.dialog).toHaveAccessibleName('Retard de DEUX');
  await expect(board.dialog).toContainText('2 sur 3');
  const sent = sendsAsSoonAs('Retard de UN');
  await page.keyboard.press('Alt+ArrowUp');
  await sent;
  await expect(board.dialog).toHaveAccessibleName('Retard de DEUX');
  expect((await scene.ledger()).map(({ path }) => path.split('/').at(-2))).toEqual(['late_sms']);
});

test('OUR-227 the foot of the late orders leads to the first to deal with, on the board and from support', async ({
  scene,
  server,
  board,
  page,
}) => {
  await threeLate(scene, server);
  await board.open();
  const inRow = page.getByRole('button', { name: 'Traiter à la suite' });
  const { dialog } = board;
  await inRow.click();
  await expect(dialog).toHaveAccessibleName('Retard de UN');
  await expect(dialog).toContainText('1 sur 3');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Support', exact: true }).click();
  await inRow.click();
  await expect(dialog).toHaveAccessibleName('Retard de UN');
});

test('OUR-090 what is refused stays where it is, with its input', async ({ scene, server, board, page }) => {
  await threeLate(scene, server);
  await board.open();
  await page.getByRole('button', { name: 'Prévenir : commande UN' }).click();
  await board.dialog.getByLabel('Crédit (€)').fill('beaucoup');
  await page.keyboard.press('Control+Enter');
  await expect(board.dialog).toContainText('Un montant en euros, 0 ou plus, est attendu');
  await expect(board.dialog).toHaveAccessibleName('Retard de UN');
  await expect(board.dialog.getByLabel('Crédit (€)')).toHaveValue('beaucoup');
  await board.dialog.getByLabel('Crédit (€)').fill('0');
  await board.dialog.getByRole('button', { name: 'Envoyer le SMS, sans crédit' }).click();
  // By the button the window closes, as ever.
  await expect(board.dialog).toBeHidden();
});

test('OUR-091 a text says its length; the second about an order is named, and the same one; an excuse for another order too', async ({
  scene,
  board,
  page,
  network,
}) => {
  const client = { id: 900_191, name: 'Zoé Lacombrade' };
  const { order } = await scene.order('UN', { ...slot(scene, 72), eta: scene.at(20), client }, phone);
  const sent = (id: number, orderId: number, minutes: number, message: string) => ({
    ...{ id, message, order_id: orderId, sent: scene.at(minutes), created_at: scene.at(minutes) },
  });
  const answer = [
    sent(1, order.id, -30, 'Votre commande est partie.'),
    sent(2, 5, -60 * 24 * 3, 'Toutes nos excuses pour le retard.'),
  ];
  network.intercept({ path: '/users/900191/sms/' }, refusal(200, answer));
  await board.open();
  await page.getByRole('button', { name: 'Prévenir : commande UN' }).click();
  const { dialog } = board;
  await dialog.getByLabel('Crédit (€)').fill('0');
  await expect(dialog).toContainText(/\d+ signes, 1 SMS/);
  await expect(dialog.getByRole('alert').filter({ hasText: 'Ce serait le 2e SMS pour cette commande' })).toBeVisible();
  await expect(dialog.getByRole('alert').filter({ hasText: 'Ce client a déjà reçu des excuses' })).toBeVisible();
});

test('OUR-090 what may not be sent by its button is not sent by Ctrl Enter either, nor by keys that are held', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  await threeLate(scene, server);
  await board.open();
  await page.getByRole('button', { name: 'Prévenir : commande UN' }).click();
  const credit = board.dialog.getByLabel('Crédit (€)');
  await credit.fill('3');
  const send = board.dialog.getByRole('button', { name: /^Envoyer le SMS/ });
  await expect(send).toBeEnabled();
  /** How often Ctrl Enter submits the form. */
  const submits = (repeat: boolean) =>
    credit.evaluate((field, isHeld) => {
      let count = 0;
      const form = field.closest('form');
      const submitted = () => {
        count += 1;
      };
      form?.addEventListener('submit', submitted);
      const keys = { key: 'Enter', ctrlKey: true, repeat: isHeld, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', keys));
      form?.removeEventListener('submit', submitted);
      return count;
    }, repeat);
  expect(await submits(true)).toBe(0);
  network.setOffline(true);
  await expect(send).toBeDisabled();
  expect(await submits(false)).toBe(0);
  expect(await scene.ledger()).toEqual([]);
});
