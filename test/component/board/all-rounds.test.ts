import { expect } from '@playwright/test';
import { dockCode } from '../../../src/domain/dock/text.ts';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { columnOf, readCsv } from '../../domain/csv/read-csv.ts';
import { wordsOf } from '../../hands/reading.ts';
import { test } from '../fixtures.ts';
import { savedFiles } from '../logs/saved-files.ts';

test('OUR-234 OUR-235 LOG-217 every round is a line with its driver, hours and the state of each stop, and a text keeps some', async ({
  makeScene,
  page,
  board,
}) => {
  const scene = await makeScene();
  const karim = await scene.driver('Karim Belkacem');
  const times = { departure: scene.at(60), return_time: scene.at(120) };
  const first = await scene.dock({ ...times, target_driver: karim.id, target_vehicle: 'CAR' });
  const gone = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-30), locked_at: scene.at(-40) });
  const closed = await scene.dock({
    ...{ current_status: 'loaded', departure: scene.at(-200), return_time: scene.at(-20) },
    ...{ gone_at: scene.at(-190), closed_at: scene.at(-7) },
  });
  const empty = await scene.dock({ departure: null });
  const [eta, came, over] = [scene.at(80), scene.at(-10), scene.at(-5)];
  await scene.order('PREMIER', { dock: first.id, dock_rank: 1, eta, max_shipping_time: scene.at(70) });
  await scene.order('SECOND', { dock: first.id, dock_rank: 2, client: { id: 2, name: 'Zoé Bouvreuil' } });
  await scene.order(
    'VENU',
    { dock: gone.id, dock_rank: 1, status: 'received', date_received: came },
    { status: 'received' },
  );
  await scene.order('ATTENDU', { dock: gone.id, dock_rank: 2, status: 'shipping', eta: over }, { status: 'shipping' });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.dock(first)).toBeVisible();
  await page.getByRole('link', { name: 'Liste' }).click();
  await expect(page.getByRole('heading', { name: 'Toutes les tournées' })).toBeVisible();
  const line = (dock: { readonly id: number }) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: new RegExp(`^${dockCode(dock.id)} :`) }) });
  await expect(line(first)).toContainText('Karim Belkacem');
  await expect(line(first)).toContainText(hourText(Date.parse(times.departure) - 10 * 60_000));
  await expect(line(first)).toContainText(hourText(times.return_time));
  const stops = line(first).getByRole('listitem');
  await expect(stops).toHaveCount(2);
  await expect(stops.nth(0)).toContainText(`PREMIER`);
  await expect(stops.nth(0)).toContainText(`vers ${hourText(eta)}+10 min`);
  await expect(stops.nth(1)).toContainText('heure inconnue');
  await expect(line(gone)).toContainText('Sans livreur');
  await expect(line(gone)).toContainText(`parti ${hourText(gone.gone_at)}`);
  await expect(line(gone).getByRole('listitem').nth(0)).toContainText(`LIVRÉEà ${hourText(came)}`);
  await expect(line(gone).getByRole('listitem').nth(1)).toContainText(`EN LIVRAISONattendue à ${hourText(over)}`);
  // Hours that have been stand in place of those that were planned: out, and back.
  expect((await wordsOf(line(closed).getByRole('cell'))).slice(1, 3)).toEqual([
    `parti ${hourText(closed.gone_at)}`,
    `rentré ${hourText(closed.closed_at)}`,
  ]);
  await expect(line(empty)).toContainText('inconnu');
  await expect(line(empty)).toContainText('Vide');
  await expect(page.getByRole('heading', { name: 'Tournées en cours de création (2)' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'En livraison (2)' })).toBeVisible();
  // What is shown is saved: a line a stop, and one for a round without any.
  const saved = savedFiles();
  await page.getByRole('button', { name: /^Exporter .*Tournées en cours de création/ }).click();
  await expect.poll(() => saved.length).toBe(1);
  const [titles, ...lines] = readCsv((await saved[0]?.text) ?? '');
  const at = (title: string) => titles?.indexOf(title) ?? -1;
  const told = ['Tournée', 'Livreur', 'Arrêts', 'Commande', 'Heure', 'Retard'].map(at);
  const ofLine = lines.map((cells) => told.map((column) => cells[column]));
  const [code, none] = [dockCode(first.id), dockCode(empty.id)];
  expect(ofLine.toSorted()).toEqual(
    [
      [code, 'Karim Belkacem', '1', 'PREMIER', `vers ${hourText(eta)}`, "'+10 min"],
      [code, 'Karim Belkacem', '2', 'SECOND', 'heure inconnue', ''],
      [none, 'Sans livreur', '', '', '', ''],
    ].toSorted(),
  );
  await page.getByRole('button', { name: /^Exporter .*En livraison/ }).click();
  await expect.poll(() => saved.length).toBe(2);
  expect(saved.map(({ name }) => name.replace(/-\d{4}-\d\d-\d\d\.csv$/, ''))).toEqual([
    'tournees-creation',
    'tournees-delivery',
  ]);
  const delivering = (await saved[1]?.text) ?? '';
  const back = columnOf(delivering, 'Retour');
  const minute = (of: string | null | undefined) => expect.stringContaining(` ${hourText(of)}:`);
  expect(columnOf(delivering, 'Tournée').map((round, at) => [round, back[at]])).toEqual(
    expect.arrayContaining([[dockCode(closed.id), minute(closed.closed_at)]]),
  );
  // By client, then by a state of a stop, with how many are hidden.
  const search = page.getByRole('searchbox', { name: 'Filtrer les tournées' });
  await search.fill('zoe');
  await expect(line(gone)).toHaveCount(0);
  await expect(line(first).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('1 tournée sur 4')).toBeVisible();
  await search.fill('livrée');
  await expect(line(first)).toHaveCount(0);
  await expect(line(gone)).toBeVisible();
  await page.getByRole('button', { name: /^Tout montrer/ }).click();
  await expect(search).toHaveValue('');
  await expect(line(first)).toBeVisible();
  // The number leads back to the card.
  await line(first)
    .getByRole('link', { name: new RegExp(`^${dockCode(first.id)} :`) })
    .click();
  await expect(board.dock(first)).toBeVisible();
});

test('OUR-234 a driver whom nobody told of has the name of his card in the list', async ({
  makeScene,
  page,
  board,
}) => {
  const scene = await makeScene();
  const first = await scene.dock({ departure: scene.at(60) });
  // Nobody told of this driver: the round has his number, and the name it was given for.
  const given = { target_driver: 990_412, target_name: 'Société Coursiers du Nord' };
  const second = await scene.dock({ departure: scene.at(90), ...given });
  await scene.order('PREMIER', { dock: first.id, dock_rank: 1 });
  await page.goto(`/redirect/${scene.center}?u=/dispatch/tournees`);
  const link = (dock: { readonly id: number }) =>
    page.getByRole('link', { name: new RegExp(`^${dockCode(dock.id)} :`) });
  await expect(link(second)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Maintenant' })).toBeVisible();
  await expect(page.getByRole('row').filter({ has: link(second) })).toContainText('Société Coursiers du Nord');
  await link(first).click();
  await expect(board.dock(first)).toBeVisible();
  await expect(board.dock(second)).toContainText('Société Coursiers du Nord');
});
