import { expect } from '@playwright/test';
import { installed, test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

test(
  'DSP-904 DSP-905 a movement of bags needs an operation and a number above 0, of whom is chosen; offline none is entered',
  installed,
  async ({ scene, board, page, context }) => {
    await scene.driver('Ali Dutour');
    const taker = await scene.driver('Zoé Marchetti');
    await board.open();
    await board.serviceWorker();
    await board.more('Ali Dutour').click();
    await board.entry('Sacs isothermes…').click();
    const { dialog } = board;
    const save = dialog.getByRole('button', { name: 'Enregistrer' });
    await dialog.getByLabel('Nombre de sacs').fill('0');
    await save.click();
    await expect(dialog.getByRole('alert')).toHaveText([
      'Veuillez choisir une opération',
      'Un nombre entier de 1 à 999 est attendu.',
    ]);
    await isClean(page);
    await expect(dialog.getByRole('radio')).toHaveCount(2);
    await dialog.getByRole('radio', { name: 'A rendu' }).click();
    await dialog.getByRole('radio', { name: 'A pris' }).click();
    await dialog.getByLabel('Nombre de sacs').fill('4');
    await dialog.getByRole('combobox', { name: 'Livreur' }).click();
    await page.getByRole('option', { name: 'Zoé Marchetti' }).click();
    await save.focus();
    await context.setOffline(true);
    await expect(save).toHaveAccessibleDescription('Hors ligne : cette action doit partir maintenant');
    await expect(save).toBeFocused();
    await context.setOffline(false);
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await expect(save).toBeFocused();
    await save.click();
    await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
    expect((await scene.ledger()).map(({ body }) => body)).toEqual([
      { driver: taker.id, statement_type: 1, amount: 4 },
    ]);
  },
);
