import { expect, type Page } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

/** The window of a late order without a record, of which the device knows an estimate or none. */
async function open(scene: Scene, page: Page, name: string, eta: string | null) {
  const slot = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) };
  const { order } = await scene.order(name, { ...slot, eta });
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  const dialog = page.getByRole('dialog', { name: `Retard de ${name}` });
  await expect(dialog).toBeVisible();
  return {
    dialog,
    minutes: dialog.getByLabel('Minutes avant la livraison'),
    credit: dialog.getByLabel('Crédit (€)'),
    text: dialog.getByRole('region', { name: 'Texte du SMS' }),
    send: dialog.getByRole('button', { name: /^Envoyer le SMS/ }),
  };
}

const start = (time: string) => `Bonjour, votre commande devrait arriver ${time}.`;
const excuses = 'Toutes nos excuses pour le retard.';

test('PRP-570 PRP-571 PRP-579 without an estimate the minutes are asked for, and told; no other number is', async ({
  scene,
  page,
}) => {
  const { dialog, minutes, text, send } = await open(scene, page, 'SANS', null);
  await minutes.fill('12');
  await expect(text).toHaveText(`${start('dans environ 12 min maximum')} ${excuses}`);
  // Usual typing and pasting; other text is refused and stays.
  for (const typed of [' 12 ', '１２', '\u00a012\u200b']) {
    await minutes.fill(typed);
    await expect(text).toContainText('dans environ 12 min maximum');
  }
  for (const wrong of ['-1', '1,5', 'dix', '1e3', '12 min']) {
    await minutes.fill(wrong);
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText('Un nombre entier de minutes, 0 ou plus, est attendu.');
    await expect(minutes).toHaveValue(wrong);
  }
  expect(await scene.ledger()).toEqual([]);
});

test('PRP-572 PRP-574 with an estimate the time goes from 5 minutes before to 15 after it, and no minutes are asked', async ({
  scene,
  page,
}) => {
  const eta = scene.at(20);
  const { minutes, text } = await open(scene, page, 'AVEC', eta);
  const [from, to] = [-5, 15].map((by) => hourText(Date.parse(eta) + by * 60_000));
  expect(from).toMatch(/^\d{2}:\d{2}$/);
  await expect(text).toHaveText(`${start(`entre ${from} et ${to}`)} ${excuses}`);
  await expect(minutes).toHaveCount(0);
});

test('PRP-573 PRP-575 PRP-576 0 minutes are a delay nobody knows; a credit is told in euros, none is not', async ({
  scene,
  page,
}) => {
  const { minutes, credit, text } = await open(scene, page, 'RETARD', null);
  await minutes.fill('0');
  await expect(text).toHaveText(`${start('avec du retard')} ${excuses}`);
  await credit.fill('2,5');
  await expect(text).toContainText('Toutes nos excuses pour le retard, votre compte est crédité de 2,50 euros.');
  for (const none of ['0', '0,00', '']) {
    await credit.fill(none);
    await expect(text).toHaveText(`${start('avec du retard')} ${excuses}`);
  }
});

test('PRP-577 PRP-578 the sentences are parted by one space; a credit is 0 or more, to the cent', async ({
  scene,
  page,
}) => {
  const { dialog, minutes, credit, text, send } = await open(scene, page, 'CREDIT', null);
  await minutes.fill('5');
  for (const [typed, told] of [
    ['0,01', '0,01'],
    ['1 234,5 €', '1234,50'],
    ['１２.30', '12,30'],
  ] as const) {
    await credit.fill(typed);
    await expect(text).toHaveText(
      `${start('dans environ 5 min maximum')} Toutes nos excuses pour le retard, votre compte est crédité de ${told} euros.`,
    );
  }
  for (const wrong of ['-1', '1,234', 'cinq', '1,2,3']) {
    await credit.fill(wrong);
    await send.click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'Un montant en euros, 0 ou plus, est attendu (deux décimales au plus).',
    );
    await expect(credit).toHaveValue(wrong);
  }
  expect(await scene.ledger()).toEqual([]);
});

test('DSP-730 SUP-168 the window lists the SMS that went out about this order, the newest first, and none as unknown', async ({
  scene,
  network,
  page,
}) => {
  const leap = leapingClock();
  const slot = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) };
  const { order } = await scene.order('DEUXFOIS', { ...slot, client: { id: 51, name: 'Maïa Le Guennec' } });
  const sms = (id: number, order_id: number, message: string, sent: string) => ({ id, order_id, message, sent });
  const answer = [
    sms(1, order.id, 'Dans dix minutes.', '2026-03-28T14:05:00Z'),
    sms(2, order.id, 'Dans une heure.', '2026-03-28T15:40:00Z'),
    sms(3, order.id + 1, 'Une autre commande.', '2026-03-28T15:50:00Z'),
  ];
  const lost = network.intercept({ path: '/users/51/sms/' }, refusal(500, {}));
  await page.goto(`/dispatch?dialog=late&order=${order.id}`);
  const said = page.getByRole('region', { name: 'Ce qui a été dit' }).getByRole('listitem');
  await expect(said).toHaveText(["Rien n'a été dit au client", 'SMS envoyés inconnus pour le moment']);
  lost.stop();
  network.intercept({ path: '/users/51/sms/' }, refusal(200, answer));
  await leap(3_000);
  await page.reload();
  const lines = ['SMS de 16:40 : Dans une heure.', 'SMS de 15:05 : Dans dix minutes.'];
  await expect(said).toHaveText(["Rien n'a été dit au client", ...lines]);
});
