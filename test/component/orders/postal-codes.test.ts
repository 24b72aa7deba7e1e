import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

const at = (postal_code: string, latitude = 48.89) => ({ address: { postal_code, latitude, longitude: 2.36 } });

test('DSP-866 DSP-867 DSP-868 quick buttons and the `+/-` window add codes and take them out', async ({
  scene,
  board,
  page,
}) => {
  await scene.order('A1', at('75016'));
  await scene.order('A2', at('75116'));
  await scene.order('A3', at('60100'));
  await scene.order('A4', at('92100'));
  await board.open();
  const field = page.getByRole('textbox', { name: 'Codes postaux' });
  const names = board.list.getByRole('rowheader').getByRole('link');
  const shown = (...orders: readonly string[]) =>
    expect.poll(async () => (await names.allInnerTexts()).sort()).toEqual(orders);

  await page.getByRole('button', { name: 'Secteurs' }).click();
  const sixteenth = page.getByRole('button', { name: '16e arrondissement' });
  await sixteenth.click();
  await expect(sixteenth).toHaveAttribute('aria-pressed', 'true');
  await shown('A1', 'A2');
  await page.getByRole('button', { name: 'I.D.F. hors Paris' }).click();
  await shown('A1', 'A2', 'A4');
  await expect(page.getByRole('button', { name: 'Département 92' })).toHaveAttribute('aria-pressed', 'true');
  await sixteenth.click();
  await shown('A4');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '+/- codes postaux' }).click();
  const group = (name: string) => board.dialog.getByRole('region', { name });
  await expect(group('Codes choisis').getByRole('button', { name: 'Retirer 92' })).toBeVisible();
  await expect(group('Départements fréquents').getByRole('button')).toHaveText(['752', '601', '921']);
  await expect(group('Codes des commandes en cours').getByRole('button')).toHaveText([
    '601001',
    '750161',
    '751161',
    '921001',
  ]);
  // A reload shows the same window.
  await page.reload();
  await group('Codes choisis').getByRole('button', { name: 'Tout retirer' }).click();
  await group('Autres départements').getByRole('button', { name: 'Hors Île-de-France' }).click();
  await expect(group('Codes choisis').getByRole('button', { name: 'Retirer 60' })).toBeVisible();
  await group('Codes des commandes en cours').getByRole('button', { name: '75016 : 1 commande' }).click();
  await page.keyboard.press('Escape');
  await shown('A1', 'A3');
  await expect(field).toHaveValue('02,10,27,28,45,51,60,75016,89');
});

test('DSP-862 DSP-863 each arrondissement has its button, and one chooses all of Paris', async ({
  scene,
  board,
  page,
}) => {
  await scene.order('A1', at('75016'));
  await board.open();
  await page.getByRole('button', { name: 'Secteurs' }).click();
  const each = Array.from({ length: 20 }, (_, at) => `${at + 1}${at === 0 ? 'er' : 'e'} arrondissement`);
  for (const name of each) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(1);
  await page.getByRole('button', { name: 'Paris', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Codes postaux' });
  const numbers = Array.from({ length: 20 }, (_, at) => String(75_001 + at));
  await expect(field).toHaveValue([...numbers, '75116', '75912'].join(','));
  for (const name of each)
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('DSP-077 DSP-860 DSP-861 typed codes filter the list and its counts, for the session and per center', async ({
  scene,
  makeScene,
  board,
  page,
}) => {
  await scene.order('A1', at('75018'));
  await scene.order('A2', at('75116'));
  await scene.order('A3', at('01000'));
  await scene.order('A4', at('92100'));
  for (const [name, code] of [
    ['B1', '75018'],
    ['B2', '93100'],
  ] as const)
    await scene.order(name, { ...at(code), status: 'shipping' }, { status: 'undeliveredclient' });
  await makeScene();
  await board.open();
  const field = page.getByRole('textbox', { name: 'Codes postaux' });
  const title = (count: number) => expect(board.list).toHaveAccessibleName(`Commandes à dispatcher (${count})`);
  await title(4);

  await field.fill(' 92,75018 , 92');
  await field.press('Enter');
  await expect(field).toHaveValue('75018,92');
  await title(2);
  await expect(board.list.getByRole('columnheader', { name: 'Nom (2/4)' })).toBeVisible();
  await expect(board.row('A1')).toBeVisible();
  await expect(board.row('A4')).toBeVisible();
  const toRedeliver = page.getByRole('region', { name: /^Commandes à relivrer/ });
  await board.unfold('À relivrer');
  await expect(toRedeliver.getByRole('link', { name: 'B1', exact: true })).toBeVisible();
  await expect(toRedeliver.getByRole('link', { name: 'B2', exact: true })).toHaveCount(0);

  await field.fill('01000, 7501');
  await field.blur();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/^Ignoré : 7501\./);
  await title(1);
  await expect(board.row('A3')).toBeVisible();

  // The session keeps what could be read; another center has its own.
  await page.reload();
  await expect(field).toHaveValue('01000');
  await title(1);
  await board.choose('Montreuil');
  await expect(board.list).toBeVisible();
  await expect(field).toHaveValue('');
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(field).toHaveValue('01000');
  await page.getByRole('button', { name: 'Effacer les codes postaux' }).click();
  await title(4);
  await expect(field).toHaveValue('');
});
