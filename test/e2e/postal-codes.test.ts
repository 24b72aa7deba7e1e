import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const at = (postal_code: string, latitude = 48.89) => ({ address: { postal_code, latitude, longitude: 2.36 } });

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
