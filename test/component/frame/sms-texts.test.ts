import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import type { Board } from '../../hands/board.ts';
import { refusal } from '../../hands/faults.ts';
import { siteWithTexts } from '../browser/site-with-texts.ts';
import { test } from '../fixtures.ts';

const openList = (page: Page) => page.goto('/dispatch?dialog=smsTexts');
const own = (board: Board) => board.dialog.getByRole('region', { name: 'Les miens' });
const ofCenter = (board: Board) => board.dialog.getByRole('region', { name: 'Du centre' });

async function write(board: Board, title: string, body: string) {
  await board.dialog.getByLabel('Nom').fill(title);
  await board.dialog.getByLabel('Texte').fill(body);
}

test('OUR-228 a text is added, shown as an example, changed and, after a question, deleted', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  await siteWithTexts(network);
  await openList(page);
  const { dialog } = board;
  await expect(dialog).toContainText('Aucun texte');
  await dialog.getByRole('button', { name: 'Nouveau texte...' }).click();
  const save = dialog.getByRole('button', { name: 'Enregistrer', exact: true });
  await write(board, '', 'Bonjour {nom}');
  await save.click();
  await expect(dialog).toContainText('Un nom est attendu');
  await expect(dialog).toContainText("{nom} : aucun champ n'a ce nom.");
  await write(board, 'Gros retard', 'Bonjour ');
  await dialog.getByRole('button', { name: '{prénom}' }).click();
  await expect(dialog.getByLabel('Texte')).toHaveValue('Bonjour {prénom}');
  await expect(dialog.getByRole('figure')).toContainText('Bonjour Zoé');
  await expect(dialog.getByRole('figure')).toContainText('11 signes, 1 SMS');
  // A field takes the place of what is marked.
  const words = dialog.getByLabel('Texte');
  await words.fill('Bonjour XXX, à bientôt.');
  await words.evaluate((area) => (area as HTMLTextAreaElement).setSelectionRange(8, 11));
  await dialog.getByRole('button', { name: '{prénom}' }).click();
  await expect(words).toHaveValue('Bonjour {prénom}, à bientôt.');
  await words.fill('Bonjour {prénom}');
  await save.click();
  await expect(dialog).toHaveCount(0);
  await openList(page);
  await expect(own(board)).toContainText('Bonjour {prénom}');
  await dialog.getByRole('button', { name: 'Modifier le texte Gros retard' }).click();
  await dialog.getByLabel('Nom').fill('Petit retard');
  await dialog.getByRole('radio', { name: 'Le centre' }).click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await openList(page);
  await expect(ofCenter(board)).toContainText('Petit retard');
  await dialog.getByRole('button', { name: 'Supprimer le texte Petit retard' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Plus personne dans ce centre ne pourra choisir Petit retard.');
  await question.getByRole('button', { name: 'Garder' }).click();
  await expect(ofCenter(board)).toContainText('Petit retard');
  await dialog.getByRole('button', { name: 'Supprimer le texte Petit retard' }).click();
  await question.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog).toContainText('Aucun texte');
});

test('OUR-228 a text that is added below a late order is in the list at once, which leads back to the order', async ({
  scene,
  board,
  page,
  network,
}) => {
  await siteWithTexts(network);
  const { order } = await scene.order('UN', { shipping_time: scene.at(-180), max_shipping_time: scene.at(-72) });
  await page.goto(`/dispatch?dialog=smsTexts&order=${order.id}`);
  const { dialog } = board;
  await expect(dialog).toContainText('Aucun texte');
  await dialog.getByRole('button', { name: 'Nouveau texte...' }).click();
  await write(board, 'Excuses', 'Toutes nos excuses.');
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  // Not a minute later, when the texts are read again.
  await expect(own(board)).toContainText('Toutes nos excuses.', { timeout: 10_000 });
  await page.keyboard.press('Escape');
  await expect(dialog.getByLabel('Minutes avant la livraison')).toBeVisible();
});

const shared = {
  ...{ id: 81, title: 'Retard', body: 'Bonjour.', is_shared: true, deleted_at: null },
  ...{ changed_at: '2026-03-10T12:00:00Z', changed_by: { id: 3, first_name: 'Nadia', last_name: 'Kessler' } },
};

test('OUR-228 OUR-229 a new text waits offline, listed apart, and leaves with the network', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  await siteWithTexts(network);
  await openList(page);
  await expect(board.dialog).toContainText('Aucun texte');
  network.setOffline(true);
  await board.dialog.getByRole('button', { name: 'Nouveau texte...' }).click();
  await write(board, 'Hors ligne', 'Bonjour.');
  await board.dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(board.dialog).toHaveCount(0);
  await openList(page);
  await expect(board.dialog.getByRole('region', { name: "En attente d'envoi" })).toContainText('Hors ligne');
  network.setOffline(false);
  await expect(own(board)).toContainText('Hors ligne');
});

test('OUR-228 of two who change a text the second sees both, and loses nothing that he typed', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  await siteWithTexts(network);
  network.intercept({ path: '/sms-texts/?center' }, refusal(200, { texts: [shared] }));
  await openList(page);
  const { dialog } = board;
  await dialog.getByRole('button', { name: 'Modifier le texte Retard' }).click();
  await dialog.getByLabel('Texte').fill('Le mien');
  const theirs = { ...shared, body: 'Le leur' };
  network.intercept({ path: '/sms-texts/?center' }, refusal(200, { texts: [theirs] }));
  const moved = { error: 'Ce texte a été changé entre-temps', code: 'moved' };
  const change = network.intercept({ path: '/sms-texts/81/', method: 'PATCH' }, refusal(412, moved));
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => change.hits()).toBeGreaterThan(0);
  await page.goto('/dispatch?panel=actions');
  const item = page.getByRole('listitem').filter({ hasText: 'Texte de SMS : Retard' });
  await expect(item).toContainText('« Le leur »');
  await expect(item).toContainText('« Le mien »');
  await expect(item.getByRole('button', { name: 'Remplacer par ma valeur' })).toBeVisible();
  // What he typed is there to be changed again.
  await item.getByRole('button', { name: 'Modifier' }).click();
  await expect(dialog.getByLabel('Texte')).toHaveValue('Le mien');
});

test('OUR-228 what somebody wrote for a text that is deleted meanwhile can be saved as a new one', async ({
  scene,
  board,
  page,
  network,
}) => {
  await siteWithTexts(network);
  const list = network.intercept({ path: '/sms-texts/?center' }, refusal(200, { texts: [shared] }));
  const gone = { error: "Ce texte n'existe plus : quelqu'un l'a supprimé" };
  const change = network.intercept({ path: '/sms-texts/81/', method: 'PATCH' }, refusal(409, gone));
  await openList(page);
  const { dialog } = board;
  await dialog.getByRole('button', { name: 'Modifier le texte Retard' }).click();
  await dialog.getByLabel('Texte').fill('Le mien');
  list.stop();
  await dialog.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect.poll(() => change.hits()).toBe(1);
  await page.goto('/dispatch?panel=actions');
  const item = page.getByRole('listitem').filter({ hasText: 'Texte de SMS : Retard' });
  await expect(item).toContainText(gone.error);
  await item.getByRole('button', { name: 'Modifier' }).click();
  await expect(dialog.getByRole('alert')).toContainText("Quelqu'un a supprimé ce texte entre-temps");
  await expect(dialog.getByLabel('Texte')).toHaveValue('Le mien');
  await dialog.getByRole('button', { name: 'Enregistrer comme nouveau texte' }).click();
  await expect.poll(async () => (await scene.ledger()).map(({ path }) => path)).toContainEqual('/api/sms-texts/');
});

test('OUR-228 a form that is open says that its text was changed, then deleted, as soon as a read tells it', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  await siteWithTexts(network);
  const tell = (...texts: readonly object[]) =>
    network.intercept({ path: '/sms-texts/?center' }, refusal(200, { texts }));
  tell(shared);
  await openList(page);
  const { dialog } = board;
  await dialog.getByRole('button', { name: 'Modifier le texte Retard' }).click();
  await dialog.getByLabel('Texte').fill('Le mien');
  const notice = dialog.getByRole('alert');
  await expect(notice).toHaveCount(0);
  tell({ ...shared, body: 'Le leur' });
  await board.refreshBehind();
  await expect(notice).toHaveText("Quelqu'un a changé ce texte entre-temps. Il dit maintenant : Retard. Le leur");
  tell();
  await board.refreshBehind();
  await expect(notice).toHaveText(/^Quelqu'un a supprimé ce texte entre-temps\./);
  await expect(dialog.getByLabel('Texte')).toHaveValue('Le mien');
  await expect(dialog.getByRole('button', { name: 'Enregistrer comme nouveau texte' })).toBeVisible();
});

describe('to whoever answers for no center', () => {
  test.override({ account: 'dispatch' });

  test('OUR-228 a text of the center is there to be chosen, not to be changed, and none is shared', async ({
    scene: _,
    board,
    page,
    network,
  }) => {
    await siteWithTexts(network);
    network.intercept({ path: '/sms-texts/?center' }, refusal(200, { texts: [shared] }));
    await openList(page);
    const edit = ofCenter(board).getByRole('button', { name: 'Modifier le texte Retard' });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toHaveAccessibleDescription('Réservé aux responsables et aux super administrateurs.');
    await expect(ofCenter(board).getByRole('button', { name: 'Supprimer le texte Retard' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await page.goto('/dispatch?dialog=smsText&text=81');
    await expect(board.dialog).toContainText('Réservé aux responsables et aux super administrateurs.');
    await page.goto('/dispatch?dialog=smsText');
    await expect(board.dialog.getByLabel('Nom')).toBeVisible();
    await expect(board.dialog.getByRole('radio', { name: 'Le centre' })).toHaveCount(0);
  });
});

test('OUR-229 against a server that keeps none there is no entry, and nothing is asked', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  await board.open();
  const asked = network.intercept({ path: '/sms-texts/' }, refusal(404, {}));
  await openList(page);
  await expect(board.dialog).toContainText('Ce serveur ne garde pas de textes.');
  expect(asked.hits()).toBe(0);
});
