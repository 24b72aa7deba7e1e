import { expect } from '@playwright/test';
import { onTheRoad } from '../../hands/on-the-road.ts';
import { test } from '../fixtures.ts';

test('abbreviations explain themselves where they stand, by keyboard and by a tap', async ({ scene, board, page }) => {
  const { dock } = await onTheRoad(scene);
  await scene.change('dock', dock, { num_tasks_before_waiting: 0, driver_gain_real: 12.5 });
  const tags = ['first', 'cp_fallback', 'op_ukr'];
  await scene.order(
    'A1',
    { emergency_rank: 2, is_speed: true },
    { tags, number_of_bags: 3, number_of_bags_isotherm: 2 },
  );
  await board.open();
  const row = board.row('A1');
  const tip = page.getByRole('tooltip');
  const meanings = [
    [row.getByText('SPEED'), 'Livraison rapide'],
    [row.getByText('first', { exact: true }), 'Première commande du client'],
    [row.getByText('op_ukr'), 'Étiquette « op_ukr » de la commande'],
    [board.dock(dock).getByText('0 avant attente'), "La première commande de la tournée n'est pas encore finalisée"],
    [page.getByText('DQP', { exact: true }).last(), 'Délais ajoutés aux créneaux que le centre promet'],
  ] as const;
  for (const [term, meaning] of meanings) {
    await expect(term).toHaveAttribute('tabindex', '0');
    await term.focus();
    await expect(tip).toContainText(meaning);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
    await term.click();
    await expect(tip).toContainText(meaning);
    await page.keyboard.press('Escape');
    await expect(tip).toHaveCount(0);
  }
  await board.bags('A1').focus();
  await expect(tip).toContainText('3 sacs secs et 2 isothermes');
});
