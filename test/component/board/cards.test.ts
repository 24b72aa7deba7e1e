import { expect } from '@playwright/test';
import { euroText } from '../../../src/domain/money/money.ts';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { badgesIn } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

test('DSP-373 a card shows its departure, 10 minutes before the estimated one, else that of its first task', async ({
  scene,
  board,
}) => {
  const [leavesAt, firstAt] = [scene.at(120), scene.at(80)];
  const own = await scene.dock({ departure: leavesAt });
  const byTask = await scene.dock({ departure: null });
  await scene.order('B2', { dock: byTask.id, estimated_travel_departure_at: scene.at(95) });
  await scene.order('B1', { dock: byTask.id, estimated_travel_departure_at: firstAt });
  const unknown = await scene.dock({ departure: null });
  const tenBefore = (at: string) => hourText(Date.parse(at) - 10 * 60_000);
  await board.open();
  await expect(board.dock(own)).toContainText(`Départ ${tenBefore(leavesAt)}`);
  await expect(board.dock(byTask)).toContainText(`Départ ${tenBefore(firstAt)}`);
  await expect(board.dock(unknown)).toBeVisible();
  await expect(board.dock(unknown)).not.toContainText('Départ');
});

test('DSP-378 DSP-688 a card tells the jobs given to couriers, with the phone; only a web address becomes a link', async ({
  scene,
  board,
}) => {
  const pickupAt = scene.at(6);
  const job = { transport_type: 'bike', driver_name: 'Nadia', driver_phone: '+33 6 11 22', status: 'picking' };
  const safe = { ...job, uuid: 'a', tracking_url: 'https://suivi.example/a', pickup_at: pickupAt };
  const spoiltJob = { ...safe, tracking_url: 'javascript:alert(1)' };
  const dock = await scene.dock({ dock_type: 'STUART', external_shipping_jobs: [safe] });
  const spoilt = await scene.dock({ dock_type: 'STUART', external_shipping_jobs: [spoiltJob] });
  await board.open();
  for (const text of ['Stuart', 'Retrait en cours', 'Vélo', 'Nadia', `retrait ${hourText(pickupAt)}`])
    await expect(board.dock(dock)).toContainText(text);
  await expect(board.dock(dock).getByRole('link', { name: 'Suivi Stuart' })).toHaveAttribute('href', safe.tracking_url);
  const phone = board.dock(dock).getByRole('link', { name: 'Appeler Nadia +33 6 11 22' });
  await expect(phone).toHaveAttribute('href', 'tel:+3361122');
  await expect(board.dock(spoilt)).toContainText('Nadia');
  await expect(board.dock(spoilt).getByRole('link', { name: /Suivi/ })).toHaveCount(0);
});

test('DSP-660 DSP-686 DSP-689 a card of the second courier tells what failed and what presses; an unknown one nothing', async ({
  scene,
  board,
}) => {
  const job = { uuid: 'a', transport_type: 'BICYCLE', driver_name: 'Nadia', status: 'pickup', imminent: true };
  const backAt = scene.at(20);
  const back = { cancel_reason: 'Client injoignable', return_status: 'SCHEDULED', return_dropoff_at: backAt };
  const presses = await scene.dock({ dock_type: 'UBER_DIRECT', external_shipping_jobs: [job] });
  const failed = { ...job, ...back, status: 'returned', imminent: false };
  const dock = await scene.dock({ dock_type: 'UBER_DIRECT', external_shipping_jobs: [failed] });
  const unknown = await scene.dock({ dock_type: 'PIGEON', external_shipping_jobs: [job] });
  await scene.order('P1', { dock: presses.id, dock_rank: 1, external_job_delivery_status: 'ARRIVED_AT_PICKUP' });
  await scene.order('F1', { dock: dock.id, dock_rank: 1, external_job_delivery_status: 'FAILED' });
  await board.open();
  for (const text of ['Uber', 'Retrait en cours', 'Arrivé au centre', 'Imminent', 'Vélo'])
    await expect(board.dock(presses)).toContainText(text);
  await expect(board.dock(presses)).not.toContainText('Motif');
  const reason = ['Échec', 'Motif : Client injoignable', `Retour : planifié, prévu à ${hourText(backAt)}`];
  for (const text of reason) await expect(board.dock(dock)).toContainText(text);
  await expect(board.dock(dock)).not.toContainText('Imminent');
  await expect(board.dock(unknown)).toContainText('Brouillon');
  await expect(board.dock(unknown)).not.toContainText('Nadia');
});

test('DSP-379 DSP-385 DSP-413 a card tells who loads it since when until it is loaded, and an estimate that failed', async ({
  scene,
  board,
}) => {
  const load_info = { started_at: scene.at(-20), user_name: 'Sophie' };
  const loading = await scene.dock({ load_info });
  const loaded = await scene.dock({ load_info, loaded_at: scene.at(-1) });
  const failed = await scene.dock({ has_failed_last_estimate: true });
  await board.open();
  await expect(board.dock(loading)).toContainText(`en cours ${hourText(load_info.started_at)} Sophie`);
  await expect(board.dock(loaded)).toContainText(`Chargé ${hourText(load_info.started_at)} Sophie`);
  await expect(board.dock(loaded)).not.toContainText('en cours');
  await expect(board.dock(failed)).not.toContainText('en cours');
  const warning = "Échec de l'estimation";
  await expect(board.dock(failed).getByRole('img', { name: warning })).toBeVisible();
  await expect(board.dock(failed).locator(`[aria-description="${warning}"]`)).toBeVisible();
  await expect(board.dock(loading).getByRole('img', { name: warning })).toHaveCount(0);
});

test('DSP-384 a card lists its tasks by rank, then by id, those without a rank last', async ({ scene, board }) => {
  const dock = await scene.dock();
  const ranks = { SANS: null, DEUX: 2, 'UN-A': 1, 'UN-B': 1 };
  for (const [name, dock_rank] of Object.entries(ranks)) await scene.order(name, { dock: dock.id, dock_rank });
  await board.open();
  await expect(board.dock(dock).getByRole('listitem').getByRole('link')).toHaveText(['UN-A', 'UN-B', 'DEUX', 'SANS']);
});

test('DSP-386 a card tells its scheduled round, waiting, gain, arrival and basket, each when present', async ({
  scene,
  board,
}) => {
  const round = { name: 'Tournée Nord', code: 'N-7', cut_off: scene.at(30) };
  const told = {
    [`Tournée Nord · N-7 · clôture ${hourText(scene.at(30))}`]: await scene.dock({ scheduled_round: round }),
    '3 avant attente': await scene.dock({ num_tasks_before_waiting: 3 }),
    [euroText(12.5)]: await scene.dock({ driver_gain_real: 12.5 }),
    [`ETA ${hourText(scene.at(60))}`]: await scene.dock({ eta: scene.at(60) }),
    Panier: await scene.dock({ launchpad: 2 }),
  };
  const bare = await scene.dock({ launchpad: 1, scheduled_round: {} });
  await board.open();
  expect(euroText(12.5)).toMatch(/^12,50\s€$/);
  for (const [text, dock] of Object.entries(told)) {
    await expect(board.dock(dock)).toContainText(text);
    await expect(board.dock(bare)).not.toContainText(text);
  }
});

test('DSP-374 DSP-376 DSP-424 a round that left is neither locked nor about to leave, and a name that says it all is told once', async ({
  scene,
  board,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const named = { target_driver: ali.id, target_name: 'Ali Dutour', departure: scene.at(30) };
  const locked = await scene.dock({ ...named, locked_at: scene.at(-5) });
  const gone = await scene.dock({ ...named, locked_at: scene.at(-40), gone_at: scene.at(-30) });
  await board.open();
  const told = async (dock: typeof locked) => ((await board.dock(dock).textContent()) ?? '').match(/Ali Dutour/g);
  for (const dock of [locked, gone]) await expect.poll(() => told(dock)).toEqual(['Ali Dutour']);
  for (const text of ['Verrouillée', '(moins de 4 h)']) {
    await expect(board.dock(locked)).toContainText(text);
    await expect(board.dock(gone)).not.toContainText(text);
  }
});

test('DSP-377 DSP-386 a card names the center where its round ends beside the one its orders go on to, and that the first order is not ready', async ({
  scene,
  board,
}) => {
  const there = 12 as Scene['center'];
  const ends = { ending_center: scene.center, cross_docking_target_center: there };
  const dock = await scene.dock({ ...ends, num_tasks_before_waiting: 0 });
  await board.open();
  await expect
    .poll(() => badgesIn(board.dock(dock)))
    .toEqual([
      ['indigo', 'Brouillon'],
      [
        'gray',
        expect.stringMatching(/^Centre de fin : Essai \d+$/),
        expect.stringMatching(/^Centre de fin : Essai \d+$/),
      ],
      ['amber', 'Cross-dock : Ivry', 'Cross-dock : Ivry (autre centre)'],
      ['gray', '0 avant attente', "La première commande de la tournée n'est pas encore finalisée"],
    ]);
});

test('DSP-389 DSP-430 DSP-431 a locked round counts down to the hour by which its bags are taken, and on from there; one that left does not', async ({
  scene,
  board,
}) => {
  stopClock();
  const locked = (minutes: number, fields: Parameters<Scene['dock']>[0] = {}) =>
    scene.dock({ locked_at: scene.at(-9), time_take_bags: scene.at(minutes), ...fields });
  const [normal, limit, late] = [await locked(12), await locked(2.5), await locked(-1.5)];
  const gone = await locked(2.5, { gone_at: scene.at(-1) });
  await board.open();
  const timer = async (dock: typeof gone) =>
    (await badgesIn(board.dock(dock))).filter(([, text]) => text?.startsWith('Prise des sacs'));
  await expect.poll(() => timer(normal)).toEqual([['gray', 'Prise des sacs 12 min 00 s']]);
  await expect.poll(() => timer(limit)).toEqual([['amber', 'Prise des sacs urgente 2 min 30 s']]);
  await expect.poll(() => timer(late)).toEqual([['red', 'Prise des sacs en retard −1 min 30 s']]);
  await expect(board.dock(gone)).toBeVisible();
  expect(await timer(gone)).toEqual([]);
});
