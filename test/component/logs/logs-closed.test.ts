import { expect, type Locator } from '@playwright/test';
import { describe } from 'vitest';
import { aCost, aPresence, karim, salome } from '../../builders/driver-logs.ts';
import { aClosing, aMonth } from '../../builders/driver-months.ts';
import { refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';
import { rowOf, tableOf, telling } from './log-page.ts';

/** 9h to 17h in Paris. */
const at = { date: '2026-10-08', started_at: '2026-10-08T07:00:00Z', ended_at: '2026-10-08T15:00:00Z' };
const why = 'Octobre 2026 est clos pour Karim Lavandier depuis le 02/11/2026 16:05';

/** October alone is closed, and for Karim alone. */
const closedFor = (network: Network) => {
  network.intercept({ path: '/driver-months/', method: 'GET' }, refusal(200, { months: [] }));
  network.intercept(
    { path: '/driver-months/?month=2026-10', method: 'GET' },
    refusal(200, {
      months: [aMonth({ closing: aClosing() }), aMonth({ driver: { id: salome.id, name: salome.name } })],
    }),
  );
};

async function isOff(button: Locator): Promise<void> {
  await expect(button).toBeDisabled();
  await expect(button).toHaveAccessibleDescription(why);
}

describe('what may not be changed, since its month is closed', () => {
  test.override({ account: 'logistique' });

  test('LOG-153 LOG-155 times and deletions of the month are off and say why; a press opens no editor', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [aPresence(1, at), aCost(1, { date: '2026-10-09' })]);
    closedFor(network);
    await page.goto('/logs/driver/71/month/2026-10');
    const times = tableOf(page).getByRole('button', { name: /9h00 - 17h00/ });
    await isOff(times);
    await isOff(tableOf(page).getByRole('button', { name: /^Supprimer/ }));
    await times.click({ force: true });
    await expect(tableOf(page).getByRole('form')).toHaveCount(0);
    await expect(page.getByRole('tooltip')).toContainText(why);
  });

  test('LOG-153 a day of a driver takes no additions; in that of all the others may be changed', async ({
    scene: _,
    page,
    network,
  }) => {
    telling(network, [aPresence(1, at), aPresence(2, { ...at, driver: salome })]);
    closedFor(network);
    await page.goto('/logs/driver/71/date/2026-10-08');
    await isOff(page.getByRole('button', { name: 'AJOUTER UN LOG' }));
    await isOff(page.getByRole('button', { name: 'AJOUTER UN SURCOÛT' }));
    await page.goto('/logs/date/2026-10-08');
    await isOff(rowOf(page, karim.name).getByRole('button', { name: /9h00/ }));
    await rowOf(page, salome.name).getByRole('button', { name: /9h00/ }).click();
    await expect(tableOf(page).getByRole('form')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'AJOUTER UN LOG' })).toBeEnabled();
  });

  test.for(['AJOUTER UN SURCOÛT', 'AJOUTER UN LOG'] as const)(
    'LOG-153 the form of %s is off for that driver and day, and on for an open day',
    async (add, { scene: _, board, page, network }) => {
      telling(network, [aPresence(1, at), aPresence(2, { ...at, driver: salome })]);
      closedFor(network);
      await page.goto('/logs/date/2026-10-08');
      const { dialog } = board;
      const save = dialog.getByRole('button', { name: 'Enregistrer' });
      await page.getByRole('button', { name: add }).click();
      await expect(save).toBeEnabled();
      await dialog.getByRole('combobox', { name: 'Livreur' }).click();
      await page.getByRole('option', { name: karim.name }).click();
      await isOff(save);
      // A correction enters the next open month.
      await dialog.getByLabel('Jour').fill('2026-11-02');
      await expect(save).toBeEnabled();
    },
  );
});
