import { expect } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { badgesIn, factsIn, gridOf, wordsOf } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { moveClock, stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

// All fields of the dispatch board, read as a whole: on a Paris night, whose day is another in UTC.

/** 22:40 UTC: in Paris an hour or two later. */
function tonight(): void {
  stopClock();
  moveClock(new Date().setUTCHours(22, 40, 0, 500));
}

const nowhere = { street_number: '4', street: 'Rue Pajol', postal_code: '75018', city: 'Paris' };
const hours = (scene: Scene) => (minutes: number) => hourText(scene.at(minutes));

test('DSP-550 DSP-560 OUR-225 the drivers stand in their order, under their states, each with all that is known of him', async ({
  scene,
  board,
  page,
}) => {
  tonight();
  const at = hours(scene);
  const road = { state: 'run', vehicle: 'BIKE', queue_position: 3, activity: 'Pause', eta: scene.at(15) } as const;
  await scene.driver('Ali Dutour', { ...road, planning_end: scene.at(50), end_of_shift: ['75', '93'] });
  await scene.driver('Béa Morin', { state: 'plan', queue_position: 1, planning_end: scene.at(-5) });
  await scene.driver('Cléo Sand', { state: 'returning' });
  await scene.driver('Zed Caché', { state: 'hidden' });
  const nameless = await scene.driver('', { name: null, queue_position: 2 });
  await board.open();
  const drivers = page.getByRole('region', { name: /^Livreurs/ });
  await expect
    .poll(() => gridOf(drivers.getByRole('table')))
    .toEqual([
      ['Livreur', 'Véhicule', 'État', 'ETA', 'File', 'Fin', 'Présence'],
      ['En attente 1'],
      [String(nameless.id), 'Voiture', 'En attente', '', '2', '', ''],
      ['En tournée 2'],
      ['Ali Dutour', 'Vélo', 'En tournéePause', at(15), '3', `${at(50)}vers 75, 93`, ''],
      ['Cléo Sand', 'Voiture', 'En retour', '', '', '', ''],
      ['Prévus 1'],
      ['Béa Morin', 'Voiture', 'Prévu', '', '1', `${at(-5)} (dépassée)`, 'STARTCentre'],
    ]);
  await expect(drivers.getByRole('heading')).toHaveText('Livreurs (4)');
  await page.getByRole('button', { name: 'Afficher les livreurs masqués' }).click();
  await expect(drivers.getByRole('heading')).toHaveText('Livreurs (5)');
  await expect
    .poll(async () => (await gridOf(drivers.getByRole('table'))).slice(-2).map(([first]) => first))
    .toEqual(['Masqués 1', 'Zed Caché']);
});

test('DSP-377 DSP-384 DSP-427 a card tells of its round and of each stop, in the order of the stops, in words and colours', async ({
  scene,
  board,
}) => {
  tonight();
  const at = hours(scene);
  const driver = await scene.driver('Ali Dutour', { vehicle: 'BIKE', state: 'run', is_paid_by_race: true });
  const dock = await scene.dock({
    ...{ dock_type: 'DRIVER_SOFT', current_status: 'moving', target_driver: driver.id, target_vehicle: 'BIKE' },
    ...{ target_name: 'Nord', departure: scene.at(25), return_time: scene.at(130), locked_at: scene.at(-20) },
    ...{ accepted_by_driver: false, driver_answer: 1, extra_crates: 2, has_failed_last_estimate: true, launchpad: 2 },
    ...{ load_info: { started_at: scene.at(-15), user_name: 'Ana' }, eta: scene.at(70), num_tasks_before_waiting: 4 },
    ...{ driver_gain_real: 12.5, ending_center: 12 as Scene['center'] },
    scheduled_round: { name: 'Soir', code: 'S2', cut_off: scene.at(-25) },
  });
  const slot = { shipping_time: scene.at(35), max_shipping_time: scene.at(125) };
  const vip = { id: 5, name: 'Vera Lys', is_vip: true };
  await scene.order(
    'B2',
    { dock: dock.id, dock_rank: 2, eta: scene.at(120), client: vip, ...slot },
    {
      ...{ ...slot, total_weight: '51,2 Kg', transit_area: 'S04' },
      ...{ number_of_bags: 9, number_of_bags_dry: 7, number_of_bags_isotherm: 2 },
    },
  );
  await scene.order('B1', { dock: dock.id, dock_rank: 1, eta: scene.at(135), address: nowhere, ...slot }, slot);
  await board.open();
  const card = board.dock(dock);
  await expect
    .poll(() => badgesIn(card))
    .toEqual([
      ['indigo', 'Validée'],
      ['purple', 'Verrouillée'],
      ['red', 'Refusée'],
      ['amber', `en cours ${at(-15)} Ana`, `${at(-15)} Ana`],
      ['red', "Échec de l'estimation", "Échec de l'estimation"],
      ['gray', 'Panier'],
      ['gray', '2 cagettes en plus'],
      ['amber', 'Centre de fin : Ivry', 'Centre de fin : Ivry (autre centre)'],
      ['gray', `Soir · S2 · clôture ${at(-25)}`],
      ['gray', `ETA ${at(70)}`, 'Heure de retour estimée'],
      ['gray', '4 avant attente', "4 commandes avant la première qui n'est pas finalisée"],
      ['gray', '12,50 €', 'Gain du livreur pour cette tournée'],
      ['green', 'FINALISÉE'],
      ['red', 'ERREUR', 'Adresse invalide'],
      ['green', 'FINALISÉE'],
      ['amber', 'Lourd51 kg', 'Lourd'],
      ['purple', 'VIP'],
    ]);
  await expect(card).toContainText(`Départ ${at(15)} (moins de 4 h)`);
  await expect(card).toContainText(`Retour ${at(130)}`);
  await expect(card).toContainText(/Ali Dutour.*Vélo.*Nord.*2 arrêts · 14 sacs · 51 kg/);
  const stops = card.getByRole('list', { name: /^Commandes de/ }).getByRole('listitem');
  const lines = (await wordsOf(stops)).map((line) => line.replace(/FINALISÉE.*/, ''));
  expect(lines).toEqual([
    `Arrêt 1 1B1Client B13 + 2${at(35)}–${at(125)} · 75018+10 min vers ${at(135)}`,
    `Arrêt 2 2B2Vera Lys7 + 2${at(35)}–${at(125)} · 75018 · S04marge 5 min vers ${at(120)}`,
  ]);
  const levels = stops.locator('[data-level]').evaluateAll((all) => all.map((it) => it.getAttribute('data-level')));
  expect(await levels).toEqual(['late', 'tight']);
});

test('DSP-427 what a driver paid by race answered has its word and its colour; another is not asked', async ({
  scene,
  board,
}) => {
  const asked = await scene.driver('Ali Dutour', { is_paid_by_race: true });
  const other = await scene.driver('Zoé Marchetti');
  const round = (target_driver: typeof asked.id, answer: object) =>
    scene.dock({ dock_type: 'DRIVER_SOFT', current_status: 'moving', target_driver, ...answer });
  const answers = [
    [asked.id, {}, ['amber', "En attente d'acceptation"]],
    [asked.id, { accepted_by_driver: false, driver_answer: 2 }, ['red', 'Sans réponse']],
    [asked.id, { accepted_by_driver: false, driver_answer: 1 }, ['red', 'Refusée']],
    [asked.id, { accepted_by_driver: true, driver_answer: 2 }, ['green', 'Acceptée']],
    [other.id, { accepted_by_driver: false, driver_answer: 1 }, undefined],
  ] as const;
  const docks = [];
  for (const [driver, answer] of answers) docks.push(await round(driver, answer));
  await board.open();
  for (const [at, [, , badge]] of answers.entries()) {
    const dock = docks[at];
    if (dock) await expect.poll(async () => (await badgesIn(board.dock(dock)))[1]).toEqual(badge);
  }
});

test('DSP-227 DSP-245 DSP-716 the rows of the lists tell all they have, in their order: emergencies, then by departure and slot', async ({
  scene,
  board,
  page,
}) => {
  tonight();
  const at = hours(scene);
  const slot = { shipping_time: scene.at(35), max_shipping_time: scene.at(125) };
  const late = (ended: number) => ({ shipping_time: scene.at(-160), max_shipping_time: scene.at(-ended) });
  await scene.order('L2', { ...late(30), last_driver_name: 'Zoé Pont' }, late(30));
  await scene.order('L1', { ...late(72), last_driver_name: 'Ali Dutour' }, late(72));
  await scene.order('TOT', { ...slot, estimated_travel_departure_at: scene.at(90) }, slot);
  const ines = { id: 6, name: 'Ines Prevost', is_vip: true };
  const { order } = await scene.order(
    'A1',
    { ...slot, emergency_rank: 2, address: nowhere, client: ines },
    {
      ...{ ...slot, transit_area: 'S05', total_weight: '12,6 Kg', number_of_bags_dry: 1, number_of_bags: 3 },
      ...{ firstname: 'Ana', lastname: 'Roux', phone: '+33 6 39 98 44 10' },
    },
  );
  await board.open();
  await expect
    .poll(async () => (await gridOf(board.list.getByRole('table'))).map((cells) => cells.slice(0, 7)))
    .toEqual([
      ['N°', 'Nom (4/4)', 'Sacs', 'Zone', 'Client', '', 'Adresse'],
      ['1', `A1Urgence 2dép. ${at(150)}`, '1 + 213 kg', 'S05', 'Ines PrevostVIP', '', expect.stringMatching(/ERREUR/)],
      ['2', `TOTdép. ${at(80)}`, '3 + 2', '', 'Client TOT', '', expect.stringContaining(`${at(35)}–${at(125)}`)],
      ['3', `L1dép. ${at(150)}`, '3 + 2', '', 'Client L1', '', expect.stringContaining(`${at(-160)}–${at(-72)}`)],
      ['4', `L2dép. ${at(150)}`, '3 + 2', '', 'Client L2', '', expect.stringContaining(`${at(-160)}–${at(-30)}`)],
    ]);
  const tard = page.getByRole('region', { name: /^Commandes en retard/ });
  await board.openLate();
  await expect
    .poll(async () => (await gridOf(tard.getByRole('table'))).map((cells) => [cells[0], cells[5], cells[8]]))
    .toEqual([
      ['Nom', 'Livreur', 'Retard'],
      [`L1dép. ${at(150)}`, 'Ali Dutour', '+72 minPrévenir'],
      [`L2dép. ${at(150)}`, 'Zoé Pont', '+30 minPrévenir'],
    ]);

  await page.goto(`/dispatch?info=${order.id}`);
  const panel = page.getByRole('region', { name: 'Informations de la commande' });
  const day = new Intl.DateTimeFormat('fr-FR', {
    timeZone: 'Europe/Paris',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  await expect
    .poll(() => factsIn(panel))
    .toEqual([
      ['Client', 'Ines Prevost VIP'],
      ['Adresse', '4 Rue Pajol, 75018 ParisERREUR'],
      ['Remise à', 'Ana Roux +33 6 39 98 44 10'],
      ['Créneau', `${day.format(Date.parse(scene.at(35)))}, ${at(35)}–${at(125)}`],
      ['Sacs', '1 + 2'],
      ['Zone de transit', 'S05'],
      ['Poids', '13 kg'],
      ['Tournée', '—'],
    ]);
  expect(await badgesIn(panel)).toEqual([
    ['green', 'FINALISÉE'],
    ['red', 'Urgence 2', 'Urgence 2'],
    ['purple', 'VIP'],
    ['red', 'ERREUR', 'Adresse invalide'],
    ['gray', '13 kg', 'Poids'],
  ]);
});

test('DSP-206 DSP-212 the lists of the board stand in their order, each with its count', async ({
  scene,
  board,
  page,
}) => {
  tonight();
  await scene.order('A1');
  await scene.order('A2', { status: 'shipping' }, { status: 'undeliveredclient' });
  await scene.order('L1', { shipping_time: scene.at(-160), max_shipping_time: scene.at(-30) });
  const statuses = ['draft', 'draft', 'draft', 'moving', 'ready_to_load', 'ready_to_load'] as const;
  for (const current_status of statuses) await scene.dock({ current_status });
  await scene.driver('Ali Dutour');
  await scene.alert('Porte 3 fermée');
  await board.open();
  await expect
    .poll(() => wordsOf(page.getByRole('heading', { level: 2 })))
    .toEqual([
      'Commandes à dispatcher (2)',
      'Commandes à relivrer ou à restocker : 1',
      'DQP',
      'Commandes en retard : 1 (0 à vérifier)',
      'Demandes de surcoût (0)',
      'Tournées en cours de création (3)',
      'Tournées en cours de création (demain) (0)',
      'Tournées en préparation (1)',
      'Tournées Prêtes à livrer (2)',
      'En livraison (0)',
      'Livreurs (1)',
      'Alertes',
      'Informations de la commande',
    ]);
});
