import { expect, type Locator, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { aClosing, aMonth } from '../../builders/driver-months.ts';
import { columnOf } from '../../domain/csv/read-csv.ts';
import { bag, bottle, handBack, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { expectAsOnScreen, tableOnScreen } from '../../hands/exported.ts';
import { refusal } from '../../hands/faults.ts';
import { floorOf, grant } from '../../hands/people.ts';
import { aTruck } from '../../hands/truck.ts';
import { print } from '../browser/print.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { type Fixtures, startAt, test } from '../fixtures.ts';
import { telling } from '../logs/log-page.ts';
import { savedFiles } from '../logs/saved-files.ts';

type Given = Pick<Fixtures, 'makeScene' | 'server' | 'network' | 'page' | 'board' | 'colleague' | 'signIn'>;

interface Exported {
  /** Lays the rows and opens the screen; the table as it is shown. */
  readonly lay: (given: Given) => Promise<Locator>;
  /** Of its button, after `Exporter : `. */
  readonly label: string | RegExp;
  /** Of its file, before the day. */
  readonly name: RegExp;
  /** Columns of the file in the order of the screen, as somebody reads them there. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
  /** Heads of the screen whose values stand in columns of other titles, which `columns` names. */
  readonly apart?: readonly string[];
  /** The word of the button beside each lateness. */
  readonly beside?: string;
}

const region = (page: Page, name: string | RegExp) => page.getByRole('region', { name }).getByRole('table').first();
const author = { id: 1, first_name: 'Léa', last_name: 'Marchal' };

const scene = async ({ makeScene }: Given) => {
  const made = await makeScene();
  startAt(made);
  return made;
};

async function trucks({ makeScene, page }: Given) {
  const here = await makeScene({ stock_type: 2, name: 'Vincennes Fort' });
  const there = await makeScene();
  startAt(here);
  const slot = { shipping_time: '2026-10-25T00:30:00Z', max_shipping_time: '2026-10-25T01:45:00Z' };
  const order = (name: string) => ({
    ...slot,
    number_of_bags: name.endsWith('1') ? 7 : 2,
    number_of_crates: 3,
    fullname: `Client ${name}`,
  });
  const gone = await aTruck(there, here, { names: ['ARR1', 'ARR2'], order });
  await aTruck(there, here, { names: ['TOT1'], order, dock: { gone_at: null, loaded_at: null } });
  await page.goto('/arrivals/');
  await expect(page.getByRole('button', { name: 'Reçue ARR2', exact: true })).toBeVisible();
  return { ...gone, to: here.center };
}

async function deposits(given: Given) {
  const its = await scene(given);
  const { server, board, page } = given;
  const ali = await its.driver('Ali Dutour');
  const zoé = await its.driver('Zoé Marchetti');
  const moves = [receipt(ali.id, bottle.id, 6), handBack(ali.id, bottle.id, 2), receipt(zoé.id, bag.id, 3)];
  await someDeposits(server, its, [bottle.id, bag.id], moves);
  await board.open();
  await page.getByRole('button', { name: 'Consignes', exact: true }).click();
  return page.getByRole('dialog', { name: 'Gestion des consignes' });
}

const incident = {
  ...{ id: '7f0f6a0e-52d5-4a5b-9f0e-0d7e0a6f1c11', center_id: 1, cause: 'round', about: 'tournée G104' },
  ...{ status: 'suspended', customer_ceiling: 15, ceiling: 100, prepared_at: '2026-10-25T01:30:00Z' },
  ...{ prepared_by: author, started_at: '2026-10-25T01:40:00Z', started_by: author },
  items: [
    {
      ...{ id: 1, order: { id: 7, random_id: 'BFAC9Q' }, customer_name: 'Ana Diaz', late_minutes: 55, credit: 10.5 },
      ...{ status: 'credited', at: '2026-10-25T01:41:07Z', sms_state: 'sent' },
    },
    {
      ...{ id: 2, order: { id: 8, random_id: 'QM4WTD' }, customer_name: 'Luc Petit', late_minutes: 50, credit: 4.25 },
      ...{ status: 'refused', error: 'Compte fermé.', at: '2026-10-25T01:42:00Z' },
    },
  ],
};

const proposal = (id: number, fields: object, order: object) => ({
  ...{ id, kind: 'refund', amount: 20, type_label: 'Sac percé', status: 'proposed', done_by: author },
  ...{ created_at: '2026-10-25T01:30:00Z', expires_at: '2099-01-01T00:00:00Z' },
  ...{ seen_refunded: 0, seen_recredited: 0, ...fields },
  order: { id: id + 70, random_id: `PROP${id}`, amount_refund: 0, amount_recredit: 0, ...order },
});

/** A round for another center that has not left. */
const atTheDock = {
  ...{ cross_docking_target_center: CenterId.parse(9), current_status: 'ready_to_load' },
  ...{ gone_at: null, loaded_at: null },
};

async function reconciled(given: Given) {
  await scene(given);
  const order = { id: 4_000_066, random_id: 'BFAC9Q' };
  const of = { provider: 'card', refund: 77 };
  const provider = { provider: 'card', is_configured: true, is_answered: true, read: 12, unread: 0 };
  const compared = {
    providers: [{ ...provider, ours: 231.1, theirs: '235.60' }],
    differences: [
      {
        ...of,
        kind: 'missingHere',
        order,
        ours: null,
        theirs: '4.50',
        our_state: null,
        their_state: 'refunded',
        number: 'r1',
      },
      {
        ...of,
        kind: 'state',
        order: null,
        ours: 12,
        theirs: 12,
        our_state: 'refunded',
        their_state: 'refused',
        number: 'r2',
      },
    ],
    count: 2,
    pending: [{ ...of, order, amount: 6.2, status: 'unknown' }],
  };
  given.network.intercept({ path: '/money-reconciliation/' }, refusal(200, compared));
  await given.page.goto('/support/money/rapprochement-2026-11-26');
}

const tables: Readonly<Record<string, Exported>> = {
  'a truck that arrives, with what is marked of it here': {
    lay: async (given) => {
      await trucks(given);
      await given.page.getByRole('button', { name: 'Non reçue ARR2', exact: true }).click();
      return region(given.page, /^G\d+$/);
    },
    label: /^Exporter : G\d+$/,
    name: /^arrivage-g\d+$/,
    columns: {
      Nom: ['ARR1', 'ARR2'],
      Client: ['Client ARR1', 'Client ARR2'],
      Sacs: ['7', '2'],
      Cagettes: ['3', '3'],
      'Marque de ce poste': ['', 'Non reçue'],
      // The first half past two of that night, and the second quarter to three.
      'Créneau, début': ['25/10/2026 02:30:00', '25/10/2026 02:30:00'],
      'Créneau, fin': ['25/10/2026 02:45:00', '25/10/2026 02:45:00'],
    },
    apart: ['Reçue', 'Non reçue'],
  },
  'a mark that a colleague contradicted: his zone, not that of this device': {
    lay: async (given) => {
      const { orders, to } = await trucks(given);
      const { page, colleague } = given;
      await page.getByLabel('Nouvelle zone P1 de ARR2', { exact: true }).fill('Q04');
      await page.getByRole('button', { name: 'Non reçue ARR2', exact: true }).click();
      const his = { order_id: orders[1]?.id, is_received: true, is_not_received: false, new_area: 'F12' };
      await colleague.post('/arrivals/', { center: to, arrivals: [his] });
      await page.goto('/arrivals/');
      await expect(page.getByText("Votre marque « Non reçue » n'est pas envoyée.")).toBeVisible();
      return region(page, /^G\d+$/);
    },
    label: /^Exporter : G\d+$/,
    name: /^arrivage-g\d+$/,
    columns: {
      Nom: ['ARR1', 'ARR2'],
      'Nouvelle zone P1': ['', 'F12'],
      'Marque de ce poste': ['', ''],
      Réception: ['', 'Reçue'],
      Par: ['', 'manager@quai.example'],
    },
    apart: ['Reçue', 'Non reçue'],
  },
  'the trucks that have not left': {
    lay: async (given) => {
      await trucks(given);
      return region(given.page, 'Arrivages à venir');
    },
    label: 'Arrivages à venir',
    name: /^arrivages-a-venir$/,
    columns: { Nom: ['TOT1'], Client: ['Client TOT1'], Sacs: ['7'], Cagettes: ['3'] },
  },
  'what was received within the hour': {
    lay: async (given) => {
      const gone = await trucks(given);
      const { page, colleague } = given;
      const [one, two] = gone.orders;
      const center = gone.to;
      const said = (order_id: number | undefined, is_received: boolean) => ({
        center,
        arrivals: [
          { order_id, is_received, is_not_received: !is_received, ...(is_received ? { new_area: 'F12' } : {}) },
        ],
      });
      await colleague.post('/arrivals/', said(one?.id, true));
      await colleague.post('/arrivals/', said(two?.id, false));
      await page.goto('/arrivals/');
      const lately = page.getByRole('region', { name: 'Réceptions de la dernière heure (2)' });
      await lately.getByRole('button').click();
      return lately.getByRole('table');
    },
    label: 'Réceptions de la dernière heure (2)',
    name: /^receptions$/,
    columns: {
      Nom: ['ARR2', 'ARR1'],
      Client: ['Client ARR2', 'Client ARR1'],
      'Nouvelle zone P1': ['', 'F12'],
      Réception: ['Non reçue', 'Reçue'],
      Par: ['manager@quai.example', 'manager@quai.example'],
    },
    // The screen says in one sentence what stands in three columns.
    apart: ['Réception'],
  },
  'the deposits of drivers': {
    lay: async (given) => (await deposits(given)).getByRole('table'),
    label: 'Consignes livreurs',
    name: /^consignes-livreurs$/,
    columns: {
      Livreur: ['Ali Dutour', 'Zoé Marchetti'],
      Reçues: ['6', '3'],
      Rendues: ['2', '0'],
      'En possession': ['4', '3'],
    },
  },
  'the deposits by product': {
    lay: async (given) => {
      const dialog = await deposits(given);
      await dialog.getByRole('tab', { name: 'Détail par Produits' }).click();
      await expect(dialog.getByRole('columnheader', { name: 'Vendues' })).toBeVisible();
      return dialog.getByRole('table');
    },
    label: 'Détail par Produits',
    name: /^consignes-produits$/,
    columns: {
      Produit: [bottle.label, bag.label],
      Vendues: ['40', '40'],
      Remises: ['6', '3'],
      Rendues: ['2', '0'],
      'Non rendues': ['4', '3'],
    },
  },
  "a driver's deposits": {
    lay: async (given) => {
      const dialog = await deposits(given);
      await dialog.getByRole('button', { name: "Afficher les consignes d'Ali Dutour" }).click();
      const his = given.page.getByRole('dialog', { name: "Consignes d'Ali Dutour" });
      await his.getByRole('tab', { name: 'Historique' }).click();
      await expect(his.getByRole('rowheader')).toHaveText(['retour', 'remise']);
      return his.getByRole('table');
    },
    label: 'Historique',
    name: /^consignes-livreur-\d+$/,
    columns: {
      Mouvement: ['retour', 'remise'],
      Produit: [bottle.label, bottle.label],
      Quantité: ['2', '6'],
      'Prix unitaire': ['0,30', '0,30'],
      Par: ['Camille B.', 'Camille B.'],
    },
  },
  'where a trolley stood': {
    lay: async (given) => {
      const its = await scene(given);
      const on = { status: 'now', transit_area_type: 3, trolley_id: its.center * 1_000 + 3 };
      const { order } = await its.order('JOURNAL', { status: 'waiting' }, on);
      await its.packing(order);
      const log = (created_at: string, location: string | null) => ({ created_at, done_by: 'Ana', location });
      const logs = [log('2026-03-28T22:10:00Z', 'C-02'), log('2026-12-31T23:30:00Z', null)];
      given.network.intercept({ path: /\/trolleys\/\d+\/logs\// }, refusal(200, { logs }));
      await given.page.goto('/');
      await given.board.more('la commande JOURNAL').click();
      await given.board.entry('Emplacement du chariot').click();
      return region(given.page, 'Modifications');
    },
    label: 'Modifications',
    name: /^chariot-\d+$/,
    columns: {
      Date: ['01/01/2027 00:30:00', '28/03/2026 23:10:00'],
      Par: ['Ana', 'Ana'],
      'Nouvel emplacement': ['', 'C-02'],
    },
  },
  'the changes of a store': {
    lay: async (given) => {
      await scene(given);
      const { network, page } = given;
      const shops = [{ store_id: 'a', store_name: 'Épicerie', status: 'ONLINE' }];
      const logs = [
        { created_at: '2026-10-25T00:30:00Z', done_by: 'Uber Eats', status: 'ONLINE' },
        { created_at: '2026-10-25T01:31:00Z', done_by: null, status: 'PAUSED' },
      ];
      network.intercept({ path: '/uber-eats/store_statuses/' }, refusal(200, { store_statuses: shops }));
      network.intercept({ path: '/uber-eats/store_status_logs/' }, refusal(200, { logs }));
      await page.goto('/uber-eats/orders/');
      await page.getByRole('button', { name: 'Voir les changements log' }).click();
      return page.getByRole('dialog').getByRole('table');
    },
    label: 'Voir les changements log',
    name: /^store-a$/,
    columns: { Date: ['25/10/2026 02:31:00', '25/10/2026 02:30:00'] },
  },
  'the incidents of a center': {
    lay: async (given) => {
      await scene(given);
      given.network.intercept({ path: '/incidents/' }, refusal(200, { incidents: [incident] }));
      await given.page.goto('/support/incident/tous');
      return given.page.getByRole('main').getByRole('table');
    },
    label: "Crédits d'incident",
    name: /^credits-d-incident$/,
    columns: {
      'Préparé le': ['25/10/2026 02:30:00'],
      Incident: ['tournée G104'],
      Par: ['Léa Marchal'],
      État: ['suspendu'],
      Crédités: ['1'],
      'Crédités, sur': ['2'],
      Montant: ['10,50'],
      'Montant, sur': ['14,75'],
    },
  },
  'the credits of an incident': {
    lay: async (given) => {
      await scene(given);
      given.network.intercept({ path: '/incidents/' }, refusal(200, incident));
      await given.page.goto(`/support/incident/${incident.id}`);
      return region(given.page, /^Clients touchés/);
    },
    label: /^Exporter : Clients touchés/,
    name: /^incident$/,
    columns: {
      Commande: ['BFAC9Q', 'QM4WTD'],
      Client: ['Ana Diaz', 'Luc Petit'],
      'Retard (min)': ['55', '50'],
      Crédit: ['10,50', '4,25'],
      État: ['crédité', 'refusé'],
    },
  },
  'what is proposed above the limit': {
    lay: async (given) => {
      await scene(given);
      const proposals = [
        proposal(
          1,
          { status: 'refused', refusal: 'Déjà remboursé', decided_by: author, decided_at: '2026-10-25T08:00:00Z' },
          {},
        ),
        proposal(2, { kind: 'credit', amount: 12.3, type_label: 'Retard' }, { money_limit: { limit: 15, days: [] } }),
      ];
      given.network.intercept({ path: '/money-proposals/' }, refusal(200, { limit: 15, proposals }));
      await given.page.goto('/support/money/propositions');
      return given.page.getByRole('main').getByRole('table');
    },
    label: 'Propositions',
    name: /^propositions$/,
    columns: {
      'Proposé le': ['25/10/2026 02:30:00', '25/10/2026 02:30:00'],
      // What waits stands first.
      Commande: ['PROP2', 'PROP1'],
      Par: ['Léa Marchal', 'Léa Marchal'],
      Quoi: ['Crédit proposé', 'Remboursement proposé'],
      Raison: ['Retard', 'Sac percé'],
      Montant: ['12,30', '20,00'],
      'Ce jour': ['12,30', ''],
      Limite: ['15,00', ''],
      État: ['proposé', 'refusée'],
    },
    apart: ['Ce jour / limite'],
  },
  'the sessions to come': {
    lay: async (given) => {
      const its = await scene(given);
      await its.session({ name: '', email: 'nadia.k@quai.example' }, 120);
      await its.session({ name: 'Léonie Dervaux', email: null }, 30);
      await given.page.goto('/');
      return region(given.page, /^Sessions de planning à venir/);
    },
    label: /^Exporter : Sessions de planning à venir \(2\)$/,
    name: /^sessions$/,
    columns: { Préparateur: ['Léonie Dervaux', 'nadia.k@quai.example'] },
  },
  'the drivers of the board': {
    lay: async (given) => {
      const its = await scene(given);
      const times = { eta: '2026-10-25T00:31:00Z', planning_end: '2026-10-25T01:45:00Z' };
      await its.driver('Zoé Marchetti', { ...times, queue_position: 2, vehicle: 'SELEC' });
      await its.driver('Ali Dutour', { queue_position: 1 });
      await given.board.open();
      return region(given.page, /^Livreurs/);
    },
    label: /^Exporter : Livreurs \(2\)$/,
    name: /^livreurs$/,
    columns: {
      Livreur: ['Ali Dutour', 'Zoé Marchetti'],
      // The first half past two of that night, and the second quarter to three.
      ETA: ['', '25/10/2026 02:31:00'],
      File: ['1', '2'],
      Fin: ['', '25/10/2026 02:45:00'],
    },
    apart: ['Présence'],
  },
  'the drivers who are expected': {
    lay: async (given) => {
      const its = await scene(given);
      const papers = { has_cni: true, planning_not_respected: true, mobile: '06 39 98 41 07' };
      await its.driver('Ali Dutour', { state: 'returning', vehicle: 'SELEC', eta: its.at(5), ...papers });
      await its.driver('Zoé Marchetti', { state: 'run', vehicle: 'CAR', eta: its.at(-30) });
      await given.board.open();
      await given.page.getByRole('button', { name: /^Livreurs attendus/ }).click();
      return given.page.getByRole('dialog', { name: 'Livreurs attendus' }).getByRole('table');
    },
    label: 'Livreurs attendus',
    name: /^livreurs-attendus$/,
    columns: {
      Nom: ['Zoé Marchetti', 'Ali Dutour'],
      Téléphone: ['', '06 39 98 41 07'],
      Véhicule: ['Voiture', 'Scoot ELEC'],
      PNR: ['', 'PNR'],
      CNI: ['', 'CNI'],
    },
    // The screen has its letter.
    apart: ['Véhicule'],
  },
  'the orders to redeliver': {
    lay: async (given) => {
      const its = await scene(given);
      const round = await its.dock({ current_status: 'loaded', gone_at: its.at(-30), locked_at: its.at(-40) });
      const slot = { shipping_time: '2026-10-25T00:30:00Z', max_shipping_time: '2026-10-25T01:45:00Z' };
      await its.order(
        'ABSENT',
        { status: 'shipping', dock: round.id, dock_rank: 1, last_driver_name: 'Zoé Pont', ...slot },
        { status: 'undeliveredclient', ...slot },
      );
      await given.board.open();
      await given.board.unfold('À relivrer');
      return region(given.page, /^Commandes à relivrer/);
    },
    label: /^Exporter : .*relivrer/,
    name: /^a-relivrer$/,
    columns: {
      Nom: ['ABSENT'],
      Sacs: ['3 + 2'],
      Client: ['Client ABSENT'],
      'Créneau, début': ['25/10/2026 02:30:00'],
      'Créneau, fin': ['25/10/2026 02:45:00'],
      Adresse: ['4 Rue Pajol, 75018 Paris'],
      Livreur: ['Zoé Pont'],
      État: ['PAS LÀ'],
    },
    // The city that most of them have is not said on the screen.
    apart: ['Adresse'],
  },
  'the priorities of types of task': {
    lay: async (given) => {
      const its = await scene(given);
      const floor = floorOf(given.server, its);
      await floor.config(1, 21, 'Picking', { late_threshold: 25, max_staff: 4, max_buffer: 7 });
      await floor.config(2, 54, 'Contrôle', { max_staff: 3, is_high_priority_spot: true });
      await given.page.goto('/assign/prio');
      await expect(given.page.getByRole('button', { name: /^Déplacer / }).nth(4)).toBeVisible({ timeout: 30_000 });
      return given.page.getByRole('main').getByRole('table').first();
    },
    label: 'Priorité des types de tâches',
    name: /^priorites$/,
    columns: {},
    apart: ['Seuil de retard'],
  },
  'the orders of the second courier': {
    lay: async (given) => {
      await scene(given);
      const order = (id: number, random_id: string) => ({
        ...{ id, random_id, status: 'prepared', location: 'S06', bags: '2 + 1', fullname: `Client ${random_id}` },
      });
      const common = { uber_type: 'uber_eats', pickup_time: '2026-10-25T00:31:00Z' };
      const driven = { delivery_partner_name: 'Capucine T.', phone_number: '06 39 98 56 45' };
      const deliveries = [{ ...driven, vehicle_type: 'CAR', vehicle_plate: 'AB-118-CD', status: 'SCHEDULED' }];
      const now = [
        { ...common, id: 1, order: order(1, 'AAA111'), display_id: '7C2F1', deliveries },
        {
          ...{ ...common, id: 2, order: order(2, 'BBB222'), uber_type: 'uber_direct', deliveries: [] },
          ...{ customer_phone_number: '06 39 98 11 20', customer_pin_code: '4821' },
        },
      ];
      const told = { current_orders: now, orders_to_regularize: [] };
      given.network.intercept({ path: '/uber-eats/store_statuses/' }, refusal(200, { store_statuses: [] }));
      given.network.intercept({ path: '/api/uber-eats/orders/' }, refusal(200, told));
      await given.page.goto('/uber-eats/orders/');
      return region(given.page, 'Commandes en cours (2)');
    },
    label: 'Commandes en cours (2)',
    name: /^uber-en-cours$/,
    columns: {
      Service: ['Uber Eats', 'Uber Direct'],
      Pickup: ['25/10/2026 02:31:00', '25/10/2026 02:31:00'],
      Commande: ['AAA111', 'BBB222'],
      'Téléphone du client': ['', '06 39 98 11 20'],
      'Code du client': ['', '4821'],
      'Id affiché': ['7C2F1', ''],
      Livreur: ['Capucine T.', ''],
      Véhicule: ['Voiture AB-118-CD', ''],
      Livraison: ['Planifié', 'Commande en retrait'],
    },
  },
  'the demands of drivers': {
    lay: async (given) => {
      const its = await scene(given);
      const ali = await its.driver('Ali Dutour');
      const zoé = await its.driver('Zoé Marchetti');
      await its.demand(ali, { created_at: '2026-10-25T00:30:00Z', minutes: 35, comment: 'Porte fermée' });
      await its.demand(zoé, { reviewed_by: 1204, reviewed_at: '2026-10-25T01:45:00Z', minutes: 15 });
      await given.signIn('logistique');
      startAt(its);
      await given.page.goto('/driver_extra_cost_demands/');
      return given.page.getByRole('main').getByRole('table');
    },
    label: /^Exporter : /,
    name: /^demandes-de-surcout$/,
    columns: {},
  },
  'the drivers of a center that loads': {
    lay: async (given) => {
      const its = await scene(given);
      await its.driver('Ulysse Malaquis', { vehicle: 'TRUCK', state: 'wait' });
      await its.driver('Zoé Marchetti', { vehicle: 'CAR', state: 'wait' });
      await given.page.goto('/loadings/');
      return region(given.page, /^Livreurs/);
    },
    label: /^Exporter : Livreurs : 2 libres$/,
    name: /^livreurs$/,
    columns: { Nom: ['Ulysse Malaquis', 'Zoé Marchetti'], Véhicule: ['Camion', 'Voiture'] },
  },
  'the orders to check before they are loaded': {
    lay: async (given) => {
      const its = await scene(given);
      const order = (name: string) => ({
        ...{ status: 'xd-to-check', fullname: `Client ${name}`, number_of_bags: name === 'A1' ? 7 : 2 },
        ...{ number_of_crates: 3, shipping_time: '2026-10-25T00:30:00Z', max_shipping_time: '2026-10-25T01:45:00Z' },
      });
      await aTruck(its, its, { names: ['A1', 'A2'], order, dock: { ...atTheDock, driver_name: null } });
      await given.page.goto('/loadings/');
      await expect(given.page.getByRole('region', { name: 'À vérifier' })).toContainText('Paris La Chapelle');
      return region(given.page, 'À vérifier');
    },
    label: 'À vérifier',
    name: /^a-verifier$/,
    columns: {
      Centre: ['Paris La Chapelle', 'Paris La Chapelle'],
      Nom: ['A1', 'A2'],
      Client: ['Client A1', 'Client A2'],
      Sacs: ['7', '2'],
      Cagettes: ['3', '3'],
      'Créneau, début': ['25/10/2026 02:30:00', '25/10/2026 02:30:00'],
      'Créneau, fin': ['25/10/2026 02:45:00', '25/10/2026 02:45:00'],
    },
  },
  'the orders that a center did not receive': {
    lay: async (given) => {
      const its = await scene(given);
      await aTruck(its, its, {
        names: ['A1'],
        task: () => ({ loading_status: 'not_received' }),
        order: () => ({ status: 'shipping', fullname: 'Jade Belhaoui' }),
        dock: { ...atTheDock, gone_at: '2026-10-25T00:40:00Z' },
      });
      await given.page.goto('/loadings/');
      const missing = given.page.getByRole('region', { name: 'Commandes non reçues par le centre BAM' });
      await expect(missing).toContainText('Paris La Chapelle');
      return missing.getByRole('table');
    },
    label: 'Commandes non reçues par le centre BAM',
    name: /^non-recues$/,
    columns: {
      Nom: ['A1'],
      Client: ['Jade Belhaoui'],
      Centre: ['Paris La Chapelle'],
      'Parti le': ['25/10/2026 02:40:00'],
    },
  },
  'the orders to dispatch': {
    lay: async (given) => {
      const its = await scene(given);
      const slot = (hour: string) => ({
        shipping_time: `2099-10-25T${hour}:30:00Z`,
        estimated_travel_departure_at: `2099-10-25T${hour}:00:00Z`,
        max_shipping_time: `2099-10-25T${hour}:45:00Z`,
      });
      await its.order('TARD', slot('12'), { ...slot('12'), number_of_bags_dry: 1 });
      await its.order('TOT', slot('10'), { ...slot('10'), number_of_bags_dry: 4 });
      await given.board.open();
      await expect(given.board.row('TOT')).toBeVisible();
      return given.board.list.getByRole('table');
    },
    label: /^Exporter : Commandes à dispatcher \(2\)$/,
    name: /^a-dispatcher$/,
    columns: {
      'N°': ['1', '2'],
      Nom: ['TOT', 'TARD'],
      Sacs: ['4 + 2', '1 + 2'],
      Client: ['Client TOT', 'Client TARD'],
      'Créneau, début': ['25/10/2099 11:30:00', '25/10/2099 13:30:00'],
      'Créneau, fin': ['25/10/2099 11:45:00', '25/10/2099 13:45:00'],
    },
    // Of an address the screen leaves out the city that most have.
    apart: ['Adresse'],
  },
  'the late orders of the board': {
    lay: async (given) => {
      const its = await scene(given);
      stopClock();
      const late = (minutes: number) => ({ shipping_time: its.at(-180), max_shipping_time: its.at(-minutes - 0.1) });
      await its.order('PEU', { ...late(30), last_driver_name: 'Zoé Pont' }, late(30));
      await its.order('TROP', late(90), late(90));
      await given.board.open();
      await expect(region(given.page, /^Commandes en retard/)).toContainText('TROP');
      // Rows out of sight are drawn by name alone.
      print();
      return region(given.page, /^Commandes en retard/);
    },
    label: 'En retard',
    name: /^commandes-en-retard$/,
    columns: { Nom: ['TROP', 'PEU'], Livreur: ['', 'Zoé Pont'], 'Retard (min)': ['90', '30'] },
    apart: ['Adresse', 'Retard'],
    beside: 'Prévenir',
  },
  'what the second courier left open': {
    lay: async (given) => {
      await scene(given);
      const order = {
        id: 1,
        random_id: 'AAA111',
        status: 'prepared',
        location: 'S06',
        bags: '2 + 1',
        fullname: 'Léa Roux',
      };
      const open = [{ id: 5, uber_type: 'uber_direct', pickup_time: '2026-10-25T00:31:00Z', order, deliveries: [] }];
      const told = { current_orders: [], orders_to_regularize: open };
      given.network.intercept({ path: '/uber-eats/store_statuses/' }, refusal(200, { store_statuses: [] }));
      given.network.intercept({ path: '/api/uber-eats/orders/' }, refusal(200, told));
      await given.page.goto('/uber-eats/orders/');
      return region(given.page, 'Commandes à régulariser (1)');
    },
    label: 'Commandes à régulariser (1)',
    name: /^uber-a-regulariser$/,
    columns: { Commande: ['AAA111'], Statut: ['FINALISÉE'], Emplacement: ['S06'], Sacs: ['2 + 1'] },
  },
  'the differences from what providers say': {
    lay: async (given) => {
      await reconciled(given);
      return region(given.page, 'Différences (2)');
    },
    label: 'Différences (2)',
    name: /^differences$/,
    columns: {},
  },
  'what was read of each provider': {
    lay: async (given) => {
      await reconciled(given);
      return region(given.page, 'Prestataires');
    },
    label: 'Prestataires',
    name: /^rapprochement$/,
    columns: {},
  },
  'what nobody has settled with a provider': {
    lay: async (given) => {
      await reconciled(given);
      return region(given.page, /^1 part/);
    },
    label: /^Exporter : 1 part/,
    name: /^parts-non-tranchees$/,
    columns: {},
  },
  'the corrections of a closed month': {
    lay: async (given) => {
      await given.signIn('logistique');
      await scene(given);
      const by = { id: 1238, name: 'Nadia Haddouche' };
      const entered = (id: number, amount: number, minutes: number | null) => ({
        ...{ id, day: '2026-10-08', entered_on: '2026-11-30', amount, minutes, reason: `Raison ${id}` },
        ...{ at: '2026-10-25T01:30:00Z', by },
      });
      telling(given.network, []);
      const month = aMonth({ closing: aClosing(), corrections: [entered(31, -7.5, -30), entered(32, 12.25, null)] });
      given.network.intercept({ path: '/driver-months/', method: 'GET' }, refusal(200, { months: [month] }));
      await given.page.goto('/logs/driver/71/month/2026-10');
      return region(given.page, 'Corrections depuis la clôture');
    },
    label: 'Corrections depuis la clôture',
    name: /^corrections-livreur-71$/,
    columns: {},
  },
  "a customer's deposits": {
    lay: async (given) => {
      const its = await scene(given);
      const ali = await its.driver('Ali Dutour');
      await someDeposits(given.server, its, [bottle.id, bag.id], [receipt(ali.id, bottle.id, 6)]);
      const customer = { id: its.center, first_name: 'Léa', last_name: 'Roux', email: 'lea@courriel.example' };
      given.network.intercept({ path: `/users/${its.center}/support-info/` }, refusal(200, customer));
      given.network.intercept({ path: `/processing-orders/?user_id=${its.center}` }, refusal(200, []));
      await given.page.goto(`/support/user/${its.center}/lea%40courriel.example/`);
      await given.page.getByRole('tab', { name: 'Consignes' }).click();
      return region(given.page, 'Historique');
    },
    label: 'Historique',
    name: /^consignes-client-\d+$/,
    columns: {
      Produit: [bag.label, bottle.label],
      Achetés: ['40', '40'],
      'En possession': ['40', '34'],
      Remis: ['0', '6'],
      Retournés: ['0', '0'],
      Crédité: ['0,00', '1,80'],
    },
  },
  'the packers': {
    lay: async (given) => {
      const its = await scene(given);
      const floor = floorOf(given.server, its);
      await floor.config(1, 21, 'Picking', {});
      await floor.config(2, 54, 'Contrôle', {});
      const grants = [grant(21, 'Picking', true), grant(54, 'Contrôle', false)];
      await floor.packer('Bruno Vidal', { grants, next_task_type: 21 });
      // Her task goes on: what ended is the one before it.
      const times = { last_started_at: its.at(-10), last_ended_at: its.at(-25) };
      await floor.packer('Adèle Gourmelan', { grants, ...times, current_task_type: 21 });
      await given.page.goto('/');
      return region(given.page, 'Préparateurs et types de tâches');
    },
    label: 'Préparateurs et types de tâches',
    name: /^preparateurs$/,
    columns: {
      Nom: ['Adèle Gourmelan', 'Bruno Vidal'],
      Permissions: ['Picking', 'Picking'],
      'Dernière tâche ou tâche en cours': ['Picking', ''],
      'Terminée le': ['', ''],
      'Prochaine tâche': ['Automatique', 'Picking'],
    },
  },
  'late orders that nobody has dealt with': {
    lay: async (given) => {
      const its = await scene(given);
      const late = { shipping_time: its.at(-120), status: 'todo' };
      await its.order('PEU', { ...late, max_shipping_time: its.at(-30.5) }, { status: 'prepared' });
      await its.order('TROP', { ...late, max_shipping_time: its.at(-90.5) }, { status: 'prepared' });
      await given.board.open();
      await expect(given.page.getByRole('region', { name: /^Commandes en retard/ })).toContainText('TROP');
      await given.page.goto('/support/');
      return given.page.getByRole('table', { name: /^En retard, personne ne s'en occupe/ });
    },
    label: /^Exporter : En retard, personne ne s'en occupe/,
    name: /^commandes-en-retard$/,
    columns: { Nom: ['TROP', 'PEU'], Client: ['Client TROP', 'Client PEU'] },
  },
};

describe('the tables of the rooms', () => {
  test.for(Object.entries(tables))(
    'LOG-217 %s: the file has the labels and values of the screen',
    async ([, table], { makeScene, server, network, page, board, colleague, signIn }) => {
      const files = savedFiles();
      const shown = await table.lay({ makeScene, server, network, page, board, colleague, signIn });
      await expect(shown.locator('tbody > tr').first()).toBeVisible();
      const { label, name, columns, apart = [], beside = '' } = table;
      const button = typeof label === 'string' ? `Exporter : ${label}` : label;
      await page.getByRole('button', { name: button, exact: true }).click();
      await expect.poll(() => files.length).toBe(1);
      const [file] = files;
      const day = /-\d{4}-\d{2}-\d{2}\.csv$/;
      expect(file?.name).toMatch(day);
      expect(file?.name.replace(day, '')).toMatch(name);
      const text = (await file?.text) ?? '';
      const { heads, rows } = await tableOnScreen(shown);
      expect(Object.fromEntries(Object.keys(columns).map((title) => [title, columnOf(text, title)]))).toEqual(columns);
      // The file leaves out none of the heads.
      const at = apart.map((head) => heads.indexOf(head));
      expect(at).not.toContain(-1);
      const within = <Value>(cells: readonly Value[]) => cells.filter((_, column) => !at.includes(column));
      expectAsOnScreen(text, { heads: within(heads), rows: rows.map(within) });
      // The screen says `+90 min`, the file 90.
      if (text.includes('Retard (min)'))
        expect(rows.map((cells) => cells[heads.indexOf('Retard')])).toEqual(
          columnOf(text, 'Retard (min)').map((minutes) =>
            expect.stringMatching(new RegExp(`(^|\\D)${minutes} min${beside}$`)),
          ),
        );
    },
  );
});
