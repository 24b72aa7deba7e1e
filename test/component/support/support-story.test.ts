import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const at = (time: string) => `2026-03-10T${time}:00Z`;
const sheetPath = /\/processing-orders\/7\/(\?|$)/;
const logPath = '/processing-orders/7/activity_logs/';
const order = {
  ...{ id: 7, random_id: 'BFAC9Q', status: 'received', products: [], tags: [], amount: 10 },
  ...{ shipping_time: at('09:00'), max_shipping_time: at('11:00'), order_time: at('07:12') },
  ...{ estimated_travel_departure_at: at('08:40'), estimated_travel_duration: 1_200 },
  driver_logs: [{ driver_name: 'Karim L.', started_at: at('09:40'), ended_at: null }],
  shipping_task: { date_received: at('11:35') },
};

describe('the life of an order', () => {
  test.override({ account: 'support' });

  test('OUR-050 OUR-051 OUR-053 when it came lies beside its slot, and what was planned beside what came', async ({
    page,
    network,
    scene: _,
  }) => {
    const read = network.intercept({ path: sheetPath }, refusal(200, order));
    await page.goto('/support/order/7/');
    const story = page.getByRole('region', { name: "L'histoire de la commande" });
    const article = page.getByRole('article', { name: 'Commande BFAC9Q' });
    // Above the tabs, so that it stands whichever is open (OUR-053).
    await expect(article.getByText('Livrée à 12:35 par Karim L.')).toBeVisible();
    await expect(article.locator('p').getByText('+35 min')).toHaveAttribute('data-tone', 'red');
    await page.getByRole('tab', { name: "Journal d'activité" }).click();
    await expect(article.getByText('Livrée à 12:35 par Karim L.')).toBeVisible();
    await page.getByRole('tab', { name: 'Fiche commande' }).click();
    const lane = (name: string) => story.getByRole('list', { name }).getByRole('listitem');
    await expect(lane('Prévu')).toContainText(['Trajet, 09:40 - 10:00', 'Créneau promis, 10:00 - 12:00']);
    await expect(lane('Réel')).toContainText(['Livraison, Karim L., 10:40 - 12:35']);
    await expect(lane('Ce qui est arrivé')).toHaveText(['08:12 Commandée', '12:35 Livrée']);

    // Its arrival is unknown, and no slot sets a time for it.
    read.stop();
    const { shipping_time: __, max_shipping_time: ___, ...without } = order;
    network.intercept({ path: sheetPath }, refusal(200, { ...without, id: 7 }));
    await page.reload();
    await expect(story).toHaveCount(0);
  });

  test('OUR-052 SUP-074 what the activity log tells joins it once that was opened, and is not asked for before', async ({
    page,
    network,
    scene: _,
  }) => {
    network.intercept({ path: sheetPath }, refusal(200, order));
    const entry = (activity_type: string, time: string, message: string, full_name: string | null = null) => ({
      ...{ uniq_id: `${activity_type} ${time}`, activity_date: at(time), activity_type, message, full_name },
    });
    const log = [
      entry('packing', '07:35', 'Préparation', 'Inès L.'),
      entry('packing', '08:05', 'Préparation'),
      entry('log_money', '11:20', 'Crédit pour retard : 5,00 €'),
    ];
    const asked = network.intercept({ path: logPath }, refusal(200, log));
    await page.goto('/support/order/7/');
    const story = page.getByRole('region', { name: "L'histoire de la commande" });
    const lane = (name: string) => story.getByRole('list', { name }).getByRole('listitem');
    await expect(lane('Ce qui est arrivé')).toHaveCount(2);
    expect(asked.hits()).toBe(0);
    await page.getByRole('tab', { name: "Journal d'activité" }).click();
    await expect.poll(() => asked.hits()).toBe(1);
    await page.getByRole('tab', { name: 'Fiche commande' }).click();
    await expect(lane('Ce qui est arrivé')).toHaveText([
      ...['08:12 Commandée', '12:20 Crédit pour retard : 5,00 €', '12:35 Livrée'],
    ]);
    await expect(lane('Réel')).toContainText(['Préparation, Inès L., 08:35 - 09:05', 'Livraison, Karim L.']);
  });
});
