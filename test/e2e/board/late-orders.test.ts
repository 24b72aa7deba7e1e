import { expect, type Locator, type Page } from '@playwright/test';
import type { Scene } from '../../hands/scene.ts';
import { installed, test } from '../fixtures.ts';

const late = (scene: Scene) => ({ shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) });

const bodies = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

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
