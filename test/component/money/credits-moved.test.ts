import { expect, type Locator } from '@playwright/test';
import { describe } from 'vitest';
import { oil } from '../../hands/bought.ts';
import { choose, paidOrder } from '../../hands/paid-order.ts';
import { Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: /^(Créditer|Recréditer)/ });

describe('support', () => {
  test.override({ account: 'support' });

  test('OUR-143 what moves under an open credit is said, and nothing is sent before it is read again', async ({
    scene,
    server,
    page,
    board,
    colleague,
  }) => {
    for (const [action, name, fill] of [
      [
        'Compensation',
        'DESSOUS-A',
        async (dialog: Locator) => {
          await dialog.getByLabel('Montant (€)').fill('3');
          await choose(page, dialog, 'Raison', 'Geste commercial');
        },
      ],
      [
        'Créditer des produits',
        'DESSOUS-B',
        async (dialog: Locator) => {
          await dialog.getByRole('checkbox', { name: oil.name }).click();
          await choose(page, dialog, 'Raison', 'Produit abîmé');
        },
      ],
      [
        'Recréditer les frais de livraison',
        'DESSOUS-C',
        (dialog: Locator) => dialog.getByLabel('Explications (facultatives)').fill('Retard'),
      ],
    ] as const) {
      const order = await paidOrder(scene, server, name);
      const sheet = new Sheet(page);
      await sheet.open(order);
      await sheet.action(action).click();
      const { dialog } = sheet;
      await fill(dialog);
      await expect(submitOf(dialog)).not.toHaveAttribute('aria-disabled', 'true');
      const path = `/processing-orders/${order.id}`;
      const refund = { id: order.id, refundAmount: 2, subtype: 'refund_cancel', notes: '' };
      expect((await colleague.post(`${path}/refund/`, refund)).status).toBe(200);
      const credit = {
        ...{ id: order.id, field: 'order_id', quantity: 1, creditAmount: 5 },
        ...{ subtype: 'credit_late', notes: '' },
      };
      expect((await colleague.post(`${path}/add_credits/`, credit)).status).toBe(200);
      await board.refreshBehind();
      await expect(dialog.getByRole('alert').first()).toContainText(
        /de 0,00\s€ à 2,00\s€ entre-temps\. Recrédité est passé de 0,00\s€ à 5,00\s€ entre-temps\./,
      );
      await expect(submitOf(dialog)).toHaveAccessibleDescription('Relisez ce qui a changé');
      await submitOf(dialog).press('Enter');
      const mine = async () =>
        (await scene.ledger()).filter(({ path: its }) => its.includes(`/${order.id}/`) && /credit/.test(its)).length;
      expect(await mine()).toBe(1);
      await dialog.getByRole('button', { name: "J'ai relu" }).click();
      await submitOf(dialog).click();
      await expect(dialog).toBeHidden();
      expect(await mine()).toBe(2);
    }
  });

  test('SUP-335 of two who credit an order the second is told before anything is given twice, and keeps what he typed', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    for (const [action, name, fill] of [
      [
        'Compensation',
        'DEUX-A',
        async (dialog: Locator) => {
          await dialog.getByLabel('Montant (€)').fill('4,00');
          await choose(page, dialog, 'Raison', 'Geste commercial');
        },
      ],
      [
        'Créditer des produits',
        'DEUX-B',
        async (dialog: Locator) => {
          await dialog.getByRole('checkbox', { name: oil.name }).click();
          await choose(page, dialog, 'Raison', 'Produit abîmé');
        },
      ],
    ] as const) {
      const order = await paidOrder(scene, server, name);
      const sheet = new Sheet(page);
      await sheet.open(order);
      await sheet.action(action).click();
      const { dialog } = sheet;
      await fill(dialog);
      await dialog.getByLabel('Explications (facultatives)').fill('Pot cassé');
      const credit = {
        ...{ id: order.id, field: 'order_id', quantity: 1, creditAmount: 4 },
        ...{ subtype: 'credit_compensation', notes: '' },
      };
      // This device has not heard of it yet.
      expect((await colleague.post(`/processing-orders/${order.id}/add_credits/`, credit)).status).toBe(200);
      const given = async () => (await colleague.get(`/processing-orders/${order.id}/`)).body;
      await submitOf(dialog).click();
      await expect(dialog.getByRole('alert').first()).toContainText(
        "Le montant déjà recrédité a changé : relisez la commande avant d'envoyer",
      );
      await expect(dialog.getByText(/^Recrédité est passé de 0,00\s€ à 4,00\s€ entre-temps\.$/)).toBeVisible();
      await expect(dialog.getByLabel('Explications (facultatives)')).toHaveValue('Pot cassé');
      expect(await given()).toMatchObject({ amount_recredit: 4 });
      await dialog.getByRole('button', { name: "J'ai relu" }).click();
      await expect(dialog.getByText(/a changé : relisez/)).toHaveCount(0);
      await submitOf(dialog).click();
      await expect(dialog).toBeHidden();
      expect(await given()).toMatchObject({ amount_recredit: action === 'Compensation' ? 8 : 4 + oil.cents / 100 });
    }
  });
});
