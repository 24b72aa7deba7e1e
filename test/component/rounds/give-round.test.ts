import { expect } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

test('DSP-376 DSP-460 DSP-550 a round is given from its card: vehicle, place in the queue, end and rounds of each driver', async ({
  scene,
  board,
  page,
}) => {
  const end = scene.at(200);
  const nora = await scene.driver('Nora Bellamy', { vehicle: 'CAR', queue_position: 2, planning_end: end });
  await scene.driver('Ali Dutour', { vehicle: 'BIKE', queue_position: 1, planning_end: scene.at(30) });
  await scene.driver('Caché', { state: 'hidden' });
  const round = await scene.dock({ return_time: scene.at(60) });
  await scene.order('B1', { dock: round.id, dock_rank: 1 });
  await board.open();

  const code = board.code(round);
  await board
    .dock(round)
    .getByRole('button', { name: `Sans livreur : Donner ${code} à un livreur` })
    .click();
  const { dialog } = board;
  await expect(dialog).toHaveAccessibleName(`Donner ${code} à…`);
  await expect(dialog).toContainText('1 arrêt');
  const rows = dialog.getByRole('row');
  // The one without a round first, the hidden one not at all.
  await expect(dialog.getByRole('rowheader')).toHaveText(['Nora Bellamy', 'Ali Dutour']);
  const cells = rows.nth(1).getByRole('cell');
  await expect(cells).toHaveText(['Voiture', 'En attente', '2', hourText(end), 'aucune', /libre maintenant$/]);
  await expect(rows.nth(2)).toContainText(`1 livreur ne pourrait pas prendre ${code}`);
  await expect(rows.nth(3)).toContainText('avant le retour');

  const search = dialog.getByRole('searchbox', { name: 'Nom du livreur ou véhicule' });
  await expect(search).toBeFocused();
  await search.fill('velo');
  await expect(dialog.getByRole('rowheader')).toHaveText(['Ali Dutour']);
  await search.fill('personne');
  await expect(dialog.getByText('Aucun livreur ne correspond à cette recherche')).toBeVisible();
  await search.fill('nora');
  await search.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(board.dock(round)).toContainText('Nora Bellamy');
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ target_driver: nora.id }]);

  // From the menu it is given to another, or taken back.
  await board.more(code).click();
  await board.entry('Donner à…').click();
  await expect(dialog.getByRole('button', { name: /^Nora Bellamy/ })).toHaveAttribute('aria-disabled', 'true');
  // Enter gives it to nobody who has it: his line says why.
  await search.fill('nora');
  await search.press('Enter');
  await expect(dialog.getByRole('button', { name: /^Nora Bellamy/ })).toBeFocused();
  await expect(dialog.getByRole('button', { name: /^Nora Bellamy/ })).toHaveAccessibleDescription(
    'Cette tournée est déjà à ce livreur',
  );
  await search.fill('');
  await dialog.getByRole('button', { name: 'La reprendre à Nora Bellamy' }).click();
  await expect(board.dock(round).getByRole('button', { name: /^Sans livreur/ })).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).at(-1)?.body).toEqual({ target_driver: null });
  expect(page.url()).not.toContain('dialog=');
});

test('DSP-460 of two who give a round at once the second is told who has it and by whom, and chooses', async ({
  scene,
  board,
  colleague,
  page,
}) => {
  const nora = await scene.driver('Nora Bellamy', { vehicle: 'CAR' });
  const ali = await scene.driver('Ali Dutour', { vehicle: 'BIKE' });
  const round = await scene.dock({});
  await scene.order('B1', { dock: round.id, dock_rank: 1 });
  await board.open();
  const code = board.code(round);
  await board
    .dock(round)
    .getByRole('button', { name: `Sans livreur : Donner ${code} à un livreur` })
    .click();
  expect((await colleague.patch(`/docks/${round.id}/`, { target_driver: ali.id })).status).toBe(200);
  await board.dialog.getByRole('button', { name: /^Nora Bellamy/ }).click();
  const toast = board.toast('Action impossible');
  await expect(toast).toContainText('a été donnée à Ali Dutour entre-temps, par ');
  await board.actions.click();
  const entry = board.action(/^Modifier/);
  await expect(entry).toContainText('livreur prévu Ali Dutour');
  await expect(entry).toContainText('livreur prévu Nora Bellamy');
  await entry.getByRole('button', { name: 'Remplacer par ma valeur' }).click();
  await expect.poll(async () => (await scene.ledger()).at(-1)?.body).toEqual({ target_driver: nora.id });
  expect(page.url()).not.toContain('dialog=');
});

const minute = 60_000;
const latitude = 48.89;
const longitude = 2.36;

/** A place so many metres north of the center. */
const north = (metres: number) => ({
  ...{ street_number: '4', street: 'Rue Pajol', postal_code: '75018', city: 'Paris' },
  latitude: latitude + metres / 111_195,
  longitude,
});

/** A quarter of a minute past a minute, so that no second changes the minute of what follows. */
function leaving(scene: Scene, minutes: number) {
  const ms = Math.floor(Date.parse(scene.at(minutes)) / minute) * minute + 15_000;
  return { ms, departure: new Date(ms).toISOString() };
}

test('OUR-084 OUR-085 drivers stand beside each other with what they would make of the round; who cannot is last with why', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ address: north(0) });
  const { ms, departure } = leaving(scene, 30);
  const late = new Date(ms + 17 * minute).toISOString();
  await scene.driver('Nora Bellamy', { vehicle: 'SELEC', queue_position: 2 });
  await scene.driver('Ali Dutour', { vehicle: 'CAR', state: 'run', planning_end: scene.at(300) });
  await scene.driver('Théo Vanneau', { vehicle: 'CAR', state: 'plan' });
  const bastien = await scene.driver('Bastien Escaravage', { state: 'run', planning_end: scene.at(-15) });
  await scene.driver('Inès Larrieudé', { planning_end: scene.at(35) });
  const ali = await scene.driver('Rachid Sankharé', { vehicle: 'CAR', state: 'run', planning_end: scene.at(300) });
  const back = new Date(ms + 12 * minute).toISOString();
  const road = { current_status: 'loaded', dock_type: 'DRIVER_SOFT', locked_at: scene.at(-40), gone_at: scene.at(-30) };
  const held = await scene.dock({ ...road, target_driver: ali.id, return_time: back });
  await scene.order('H1', { dock: held.id, dock_rank: 1, status: 'moving' });
  const out = await scene.dock({ ...road, target_driver: bastien.id });
  await scene.order('H2', { dock: out.id, dock_rank: 1, status: 'moving' });
  const round = await scene.dock({ departure, target_vehicle: 'CAR' });
  // 1 km there: 260 s.
  await scene.order('UN', { dock: round.id, dock_rank: 1, address: north(1_000), max_shipping_time: late });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  const code = board.code(round);
  await board
    .dock(round)
    .getByRole('button', { name: /^Sans livreur/ })
    .click();
  const { dialog } = board;
  await expect(dialog.getByRole('rowheader')).toHaveText([
    ...['Nora Bellamy', 'Rachid Sankharé', 'Ali Dutour'],
    ...['Inès Larrieudé', 'Théo Vanneau', 'Bastien Escaravage'],
  ]);
  await expect(dialog).toContainText(`3 livreurs ne pourraient pas prendre ${code}`);
  const row = (name: string) => dialog.getByRole('row', { name });
  await expect(dialog).toContainText('Retours estimés par cet appareil, à deux minutes près');
  await expect(row('Nora Bellamy')).toContainText(`vers ${hourText(ms + 760_000)}, aucun retardlibre maintenant`);
  await expect(row('Nora Bellamy')).toContainText('prévue pour Voiture');
  await expect(row('Ali Dutour')).toContainText('heure inconnue');
  await expect(row('Rachid Sankharé')).toContainText(`${board.code(held)}, retour ${hourText(back)}, 5 sacs`);
  await expect(row('Rachid Sankharé')).toContainText(`vers ${hourText(ms + 12 * minute + 760_000)}, de justesse`);
  await expect(row('Rachid Sankharé')).toContainText(`libre vers ${hourText(back)}, part 12 min plus tard`);
  await expect(row('Inès Larrieudé')).toContainText(`Sa présence finit à ${hourText(scene.at(35))}, avant le retour`);
  await expect(row('Bastien Escaravage')).toContainText(`encore en livraison de ${board.code(out)}`);
  await expect(row('Théo Vanneau')).toContainText('Pas encore présent : START à son arrivée');
  // By keyboard, and he may be given it all the same.
  for (let down = 0; down < 4; down++) await page.keyboard.press('ArrowDown');
  await expect(dialog.getByRole('button', { name: /^Inès/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.dock(round)).toContainText('Inès Larrieudé');
});
