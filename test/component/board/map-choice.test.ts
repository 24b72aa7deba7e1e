import { expect } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { colleagueMoves } from '../../hands/morning.ts';
import { wordsOf } from '../../hands/reading.ts';
import { test } from '../fixtures.ts';

const at = (latitude: number) => ({
  street: 'Rue de la Chapelle',
  postal_code: '75018',
  city: 'Paris',
  latitude,
  longitude: 2.36,
});

test('OUR-208 OUR-209 the list beside the map ticks those in sight to dispatch, says what else is there, and their sum stands above', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ address: at(48.89) });
  const leaves = (minutes: number) => ({ estimated_travel_departure_at: scene.at(minutes) });
  // Ten minutes before their estimates.
  const [first, last] = [hourText(scene.at(30)), hourText(scene.at(60))];
  const planned = await scene.dock();
  await scene.order('A1', { address: at(48.9), ...leaves(70) }, { total_weight: '5 Kg' });
  const late = { shipping_time: scene.at(-90), max_shipping_time: scene.at(-20) };
  await scene.order('A2', { address: at(48.91), ...late, ...leaves(40) }, { ...late, total_weight: '2 Kg' });
  await scene.order('A3', { address: at(48.92), is_dispatch_disabled: true });
  await scene.order('B1', { dock: planned.id, dock_rank: 1, address: at(48.88) });
  // The map has the rounds of tomorrow as the board has them (DSP-214).
  const tomorrow = await scene.dock({ departure: scene.at(36 * 60) });
  await scene.order('T1', { dock: tomorrow.id, dock_rank: 1, address: at(48.87), ...late }, late);
  await scene.order('NULLE-PART', { address: { ...at(0), latitude: null, longitude: null } });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  await page.keyboard.press('m');
  const panel = page.getByRole('region', { name: 'Carte des commandes et des tournées' });
  const list = panel.getByRole('region', { name: 'Commandes dans la vue' });
  await expect(list.getByRole('status')).toHaveText('5 commandes · 1 sans coordonnées');
  const stop = (dock: { readonly id: number }) => `${board.code(dock)}, arrêt 1`;
  await expect
    .poll(() => wordsOf(list.getByRole('listitem')))
    .toEqual([
      // The mark of its shape comes before the name of a late one.
      '!A2Client A2À dispatcher · En retard · 75018',
      'A1Client A1À dispatcher · 75018',
      'A3Client A3À dispatcher · 75018',
      `B1Client B1En tournée · ${stop(planned)} · 75018`,
      `!T1Client T1En tournée · ${stop(tomorrow)} · En retard · 75018`,
    ]);
  const sum = panel.getByRole('status').first();
  await expect(sum).toHaveText('');
  await panel.getByRole('button', { name: 'Cocher les 3 à dispatcher' }).click();
  await expect(sum).toContainText('Dans le tracé : 3 à dispatcher, 2 en tournée, 2 cochées');
  await expect(sum).toContainText(`2 commandes cochées · 10 sacs · 7 kg · départs de ${first} à ${last}`);
  await expect(board.row('A1').getByRole('checkbox')).toBeChecked();
  await expect(board.row('A3').getByRole('checkbox')).not.toBeChecked();
  await board.row('A1').getByRole('checkbox').uncheck();
  await expect(sum).toContainText(`1 commande cochée · 5 sacs · 2 kg · départ ${first}`);
});

test('OUR-209 OUR-211 an order that a colleague takes while it is ticked is said with its round, and goes into no other', async ({
  makeScene,
  board,
  page,
  colleague,
}) => {
  const scene = await makeScene({ address: at(48.89) });
  const open = await scene.dock();
  const taken = await scene.order('A1', { address: at(48.9) });
  const other = await scene.order('A2', { address: at(48.91) });
  const left = await scene.order('A3', { address: at(48.92) });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  await page.keyboard.press('m');
  const panel = page.getByRole('region', { name: 'Carte des commandes et des tournées' });
  const sum = panel.getByRole('status').first();
  await panel.getByRole('button', { name: 'Cocher les 3 à dispatcher' }).click();
  await expect(sum).toContainText('3 commandes cochées');
  await colleagueMoves(colleague, taken.task, null, open);
  await scene.change('order', other.order, { status: 'canceled' });
  await board.refreshBehind();
  await expect(sum).toContainText('1 commande cochée');
  await expect(sum).toContainText(`2 cochées ne sont plus à dispatcher : A1 (dans ${board.code(open)}), A2`);
  await panel.getByRole('button', { name: 'Créer une tournée' }).click();
  await expect
    .poll(async () =>
      (await scene.ledger()).filter(({ path }) => path.includes('direct_dispatch')).map(({ body }) => body),
    )
    .toMatchObject([{ order_ids: [left.order.id] }]);
  await expect(board.inDock(open, 'A1')).toBeVisible();
  await panel.getByRole('button', { name: 'Décocher ces 2' }).click();
  await expect(sum).not.toContainText('à dispatcher :');
});
