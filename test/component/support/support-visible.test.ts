import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import { gridOf } from '../../hands/reading.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const block = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
const sheetPath = /\/processing-orders\/7\//;
const order = { id: 7, random_id: 'BFAC9Q', status: 'prepared', amount: 10, products: [], tags: [] };

describe('what the sheet of an order shows', () => {
  test.override({ account: 'support' });

  test('SUP-202 warnings stand in a red block, and nothing else does', async ({ page, network }) => {
    network.intercept({ path: sheetPath }, refusal(200, { ...order, estimated_travel_duration: 0 }));
    await page.goto('/support/order/7/');
    await expect(block(page, 'ATTENTION')).toHaveAttribute('data-tone', 'red');
    const red = page.getByRole('article').locator('section[data-tone="red"]');
    await expect(block(page, 'Acteurs et statut')).toBeVisible();
    await expect(red).toHaveCount(1);
  });

  test('SUP-217 the products are counted and listed; without any it says so in place of an empty table', async ({
    page,
    network,
  }) => {
    const leap = leapingClock();
    const line = {
      ...{ order_product_id: 1, product: { selling_name: 'Lait', pack: '1 L', area: 'Frais' }, unit_price: 1.2 },
      ...{ quantity: 3, real_quantity: 2, quantity_refund: 1, not_found: true },
    };
    const listed = network.intercept({ path: sheetPath }, refusal(200, { ...order, products: [line] }));
    await page.goto('/support/order/7/');
    const cells = page.getByRole('table', { name: 'Produits (1)' }).getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveText([/^3.*2/, '1,20 €', '', '1', 'Non trouvé', 'Frais']);
    listed.stop();
    const lines = [
      {
        ...{ order_product_id: 4, product: { id: 'P4', selling_name: 'Cantal', area: 'Coupe' }, unit_price: 18.4 },
        ...{ quantity: 2, selling_method: 'weight', weight: 350, quantity_recredit: 2, is_promo: true },
      },
      {
        ...{ order_product_id: 3, product: { selling_name: 'Soupe', area: 'Traiteur' }, unit_price: 6.5, quantity: 1 },
        ...{
          is_expensive: true,
          options: [
            { definition: { hot: true }, quantity: 2 },
            { definition: {}, quantity: 3 },
          ],
        },
        ...{ replacing_data: { replace: 'Velouté' }, not_found: true },
      },
    ];
    const several = network.intercept({ path: sheetPath }, refusal(200, { ...order, products: lines }));
    await leap(3_000);
    await page.reload();
    await expect
      .poll(() => gridOf(page.getByRole('table', { name: 'Produits (2)' })))
      .toEqual([
        ['Produit', 'Qté', 'Prix', 'Crédité', 'Remboursé', 'Statut', 'Zone'],
        ['Cantal Promo', '350 g', '18,40 €', '2', '', '', 'Coupe'],
        ['Soupe $$ Chaud 2Froid 3', '1', '6,50 €', '', '', 'Remplacé par Velouté', 'Traiteur'],
      ]);
    several.stop();
    network.intercept({ path: sheetPath }, refusal(200, order));
    await leap(3_000);
    await page.reload();
    await expect(block(page, 'Produits (0)')).toContainText('Aucun produit');
    await expect(block(page, 'Produits (0)').getByRole('table')).toHaveCount(0);
  });
});

describe('the badge of a zone', () => {
  test.override({ account: 'manager' });

  test('PRP-480 PRP-482 has the colour of how far it is: to do, done, or locked whether it is done or not', async ({
    scene,
    board,
    page,
  }) => {
    const states = [
      { pseudozone_id: 41, is_done: false, is_locked: false },
      { pseudozone_id: 42, is_done: true, is_locked: false },
      { pseudozone_id: 43, is_done: false, is_locked: true },
      { pseudozone_id: 44, is_done: true, is_locked: true },
    ];
    const pseudo_zones_status = states.map((state) => ({ ...state, count_item_match: 2 }));
    const { order: zoned } = await scene.order('A1', {}, { pseudo_zones_status });
    await board.open(`/dispatch?info=${zoned.id}`);
    const badge = (id: number) =>
      page.getByRole('list', { name: 'Zones de préparation' }).getByRole('button', { name: new RegExp(`^${id} `) });
    await expect(badge(41)).toHaveAttribute('data-tone', 'gray');
    await expect(badge(42)).toHaveAttribute('data-tone', 'green');
    await expect(badge(43)).toHaveAttribute('data-tone', 'amber');
    await expect(badge(44)).toHaveAttribute('data-tone', 'amber');
  });
});
