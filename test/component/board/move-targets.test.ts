import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('DSP-290 DSP-530 an order is moved from its menu: a search narrows the targets by round, driver, order or code, Enter takes the first', async ({
  scene,
  board,
  page,
}) => {
  const { round, empty, ready } = await aMorning(scene);
  const nora = await scene.driver('Nora Bellamy');
  const given = await scene.dock({ target_driver: nora.id, target_name: 'Nora Bellamy' });
  await scene.order('N1', { dock: given.id, dock_rank: 1, address: { postal_code: '94130' } });
  await board.open();
  await board.more('la commande A1').click();
  await board.entry('Déplacer vers…').click();
  const search = board.dialog.getByRole('searchbox', { name: 'Chercher une destination' });
  await expect(search).toBeFocused();
  const targets = board.dialog.getByRole('listitem');
  const found = async (typed: string, ...codes: readonly string[]) => {
    await search.fill(typed);
    await expect(targets.locator('strong')).toHaveText([...codes]);
  };
  await found('B2', board.code(round));
  await found('bellamy', board.code(given));
  // A round that is named after its driver says so once.
  await expect(targets).toHaveText(/^(?!.*Nora.*Nora).*Nora Bellamy/);
  await found('94130', board.code(given));
  await found('Ali', board.code(ready));
  await search.press('Enter');
  await expect(board.dialog.getByText('Aucune destination permise')).toBeVisible();
  await search.fill('rien de tel');
  await expect(board.dialog.getByText('Aucune tournée ne correspond à cette recherche')).toBeVisible();
  await found(board.code(empty), board.code(empty));
  await search.press('Enter');
  await expect(board.dialog).toBeHidden();
  await expect(board.inDock(empty, 'A1')).toBeVisible();
  expect(page.url()).not.toContain('dialog=');
});

test('DSP-530 OUR-080 arrows go from the search through the targets and back, Enter takes the one they stand on', async ({
  scene,
  board,
  page,
}) => {
  const { round, empty } = await aMorning(scene);
  await board.open();
  await board.more('la commande A1').click();
  await board.entry('Déplacer vers…').click();
  const search = board.dialog.getByRole('searchbox', { name: 'Chercher une destination' });
  await expect(search).toBeFocused();
  const targets = board.dialog.getByRole('listitem').getByRole('button');
  await expect(targets.locator('strong')).toHaveText([board.code(round), board.code(empty), 'Nouvelle tournée']);
  await page.keyboard.press('ArrowDown');
  await expect(targets.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(search).toBeFocused();
  for (let down = 0; down < 4; down++) await page.keyboard.press('ArrowDown');
  await expect(targets.last()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(targets.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeHidden();
  await expect(board.inDock(empty, 'A1')).toBeVisible();
});

test('DSP-504 DSP-530 each refused target says its own reason and what to do instead', async ({ scene, board }) => {
  const { ready } = await aMorning(scene);
  const defined = await scene.dock({ current_status: 'defined', defined_at: scene.at(-5) });
  const courier = await scene.dock({ dock_type: 'STUART', current_status: 'moving' });
  const first = await scene.dock({ dock_type: 'FIRST' });
  const locked = await scene.dock({ current_status: 'loaded', locked_at: scene.at(-5), loaded_at: scene.at(-9) });
  await board.open();
  await board.handle('A1').click();
  await board.dialog.getByText('Destinations refusées (5)').click();
  const refused = (dock: { readonly id: number }) =>
    board.dialog.getByRole('listitem').filter({ hasText: board.code(dock) });
  const reasons = [
    [ready, "Tournée déjà donnée à un livreur : rien n'y entre depuis la liste", 'Utilisez Dispatch'],
    [defined, 'Tournée déjà mise en chariot', 'Annulez sa mise en chariot (Undefine)'],
    [courier, 'Tournée de coursier', 'utilisez Appel'],
    [first, 'Tournée de type FIRST', 'Choisissez une tournée en création'],
    [locked, 'Tournée verrouillée', 'ANNULER la reprend à son livreur'],
  ] as const;
  for (const [dock, reason, instead] of reasons) {
    await expect(refused(dock)).toContainText(reason);
    await expect(refused(dock)).toContainText(instead);
  }
});

test('DSP-530 Déplacer la tournée sur… lists the targets allowed, the others with their reasons', async ({
  scene,
  board,
}) => {
  const { round, empty, ready } = await aMorning(scene);
  await board.open();
  await board.more(board.code(round)).click();
  await board.entry('Déplacer la tournée sur…').click();
  await expect(board.dialog).toContainText(`Déplacer la tournée ${board.code(round)} sur…`);
  await expect(board.dialog.getByRole('button', { name: board.code(ready) })).toHaveCount(0);
  await board.dialog.getByText('Destinations refusées (1)').click();
  await expect(board.dialog.getByRole('listitem').filter({ hasText: board.code(ready) })).toContainText(
    "La tournée n'est pas mise en chariot",
  );
  await board.dialog.getByRole('button', { name: board.code(empty) }).click();
  await expect(board.dock(empty).getByRole('listitem').getByRole('link')).toHaveText(['B1', 'B2']);
  await expect(board.dialog).toHaveCount(0);
});
