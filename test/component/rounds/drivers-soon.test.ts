import { expect, type Locator, type Page } from '@playwright/test';
import { describe } from 'vitest';
import type { Board } from '../../hands/board.ts';
import { holdAnswers } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { test as base } from '../fixtures.ts';

/** The drivers-soon modal as its user sees it. */
class Soon {
  constructor(
    readonly page: Page,
    readonly board: Board,
  ) {}

  /** Its button counts those ready to leave. */
  get button(): Locator {
    return this.page.getByRole('button', { name: /^Livreurs attendus/ });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Livreurs attendus' });
  }

  async open(): Promise<void> {
    await this.board.open();
    await this.button.click();
    await expect(this.dialog.getByRole('columnheader', { name: 'Nom' })).toBeVisible();
  }

  get names(): Locator {
    return this.dialog.getByRole('rowheader');
  }

  row(name: string): Locator {
    return this.dialog.getByRole('row', { name });
  }

  /** A cell by the header above it. */
  async cell(name: string, column: string): Promise<Locator> {
    const headers = await this.dialog.getByRole('columnheader').allTextContents();
    return this.row(name)
      .getByRole('cell')
      .nth(headers.indexOf(column) - 1);
  }

  choose(group: string, label: string): Promise<void> {
    return this.dialog.getByRole('radiogroup', { name: group }).getByRole('radio', { name: label }).click();
  }

  sort(label: string): Promise<void> {
    return this.dialog
      .getByRole('group', { name: 'Trier par' })
      .getByRole('button', { name: new RegExp(`^${label}`) })
      .click();
  }
}

const test = base.extend<{ soon: Soon }>({
  soon: async ({ page, board }, use) => use(new Soon(page, board)),
});

/** Drivers to come around now. */
async function aCrew(scene: Scene) {
  await scene.driver('Ali Dutour', { state: 'returning', vehicle: 'SELEC', eta: scene.at(5) });
  await scene.driver('Zoé Marchetti', { state: 'run', vehicle: 'CAR', eta: scene.at(-30) });
  await scene.driver('Inès Galmiche', { state: 'plan', vehicle: 'CAR', current_planning_start: scene.at(10) });
  await scene.driver('Rémi Loin', { state: 'run', vehicle: 'BIKE', eta: scene.at(40) });
  await scene.driver('Nora Non', { state: 'plan', vehicle: 'CAR', eta: scene.at(3), is_planning_confirmed: -1 });
  await scene.driver('Ugo Sans', { state: 'wait', vehicle: 'TRUCK' });
}

test('DSP-559 DSP-580 DSP-584 the modal opens on those who are soon, and its filters combine', async ({
  scene,
  soon,
  board,
  page,
}) => {
  await aCrew(scene);
  await board.open();
  await expect(soon.button).toHaveText('Livreurs attendus (3)');
  await soon.button.click();
  await expect(soon.names).toHaveText(['Zoé Marchetti', 'Ali Dutour', 'Inès Galmiche']);
  await soon.choose('Plannings', 'Tous');
  await expect(soon.names).toHaveText(['Zoé Marchetti', 'Nora Non', 'Ali Dutour', 'Inès Galmiche']);
  await soon.choose('Arrivées', 'Tous');
  await expect(soon.names).toHaveCount(6);
  await soon.dialog.getByRole('combobox', { name: 'Véhicules' }).click();
  await expect(page.getByRole('option').first()).toHaveText('Tous les véhicules');
  await page.getByRole('option', { name: 'Voiture' }).click();
  await expect(soon.names).toHaveText(['Zoé Marchetti', 'Nora Non', 'Inès Galmiche']);
  await soon.row('Nora Non').hover();
  await soon.dialog.getByLabel('Nom').fill('ZOE');
  await expect(soon.names).toHaveText(['Zoé Marchetti']);
  await soon.choose('Plannings', 'Masquer les refus');
  await soon.dialog.getByLabel('Nom').fill('nora');
  await expect(soon.dialog.getByText('Aucun livreur ne correspond aux filtres')).toBeVisible();
});

test('DSP-587 DSP-588 DSP-020 sorts stack, and stay so on this device', async ({ scene, soon, page }) => {
  await aCrew(scene);
  await soon.open();
  await soon.choose('Arrivées', 'Tous');
  await expect(soon.names).toHaveText(['Zoé Marchetti', 'Ali Dutour', 'Inès Galmiche', 'Rémi Loin', 'Ugo Sans']);
  await soon.sort('Nom');
  await expect(soon.names).toHaveText(['Ali Dutour', 'Inès Galmiche', 'Rémi Loin', 'Ugo Sans', 'Zoé Marchetti']);
  const byVehicleThenName = ['Ugo Sans', 'Ali Dutour', 'Rémi Loin', 'Inès Galmiche', 'Zoé Marchetti'];
  await soon.sort('Véhicule');
  await expect(soon.names).toHaveText(byVehicleThenName);
  await page.reload();
  await soon.choose('Arrivées', 'Tous');
  await expect(soon.names).toHaveText(byVehicleThenName);
  await expect(soon.dialog.getByRole('columnheader', { name: 'Véhicule' })).toHaveAttribute('aria-sort', 'ascending');
});

test('DSP-589 DSP-596 DSP-598 each column tells what it is for', async ({ scene, soon }) => {
  // One instant for writing and expecting: the test may take longer than a minute has left.
  const now = Date.parse(scene.at(0));
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
  const seconds = (minutes: number) => Date.parse(at(minutes)) / 1000;
  const hour = (minutes: number) => hourOf(at(minutes));
  await scene.driver('Ali Dutour', {
    state: 'run',
    vehicle: 'SELEC',
    mobile: '+33 6 39 98 00 01',
    eta: at(5),
    planning_data: [
      { start: seconds(-60), end: seconds(60) },
      { start: seconds(120), end: seconds(180) },
    ],
    is_planning_confirmed: 1,
    current_presence_start: at(-50),
    is_paper_checked: true,
    planning_not_respected: true,
    has_cni: true,
  });
  await scene.driver('Zoé Marchetti', {
    state: 'plan',
    vehicle: 'TRUCK',
    current_planning_start: at(10),
    is_planning_confirmed: -1,
    is_paper_checked: false,
    billing_group: 'AUTO',
  });
  await soon.open();
  await soon.choose('Plannings', 'Tous');
  await expect(soon.dialog.getByRole('columnheader')).toHaveText([
    ...['Nom', 'Téléphone', 'Véhicule', 'Arrivée', 'Planning', 'Confirmé', 'Démarré', 'Début présence'],
    ...['Papiers', 'PNR', 'CNI', 'Action'],
  ]);
  const cell = (column: string) => soon.cell('Ali Dutour', column);
  await expect(await cell('Téléphone')).toHaveText('+33 6 39 98 00 01');
  await expect((await cell('Véhicule')).getByRole('img', { name: 'Scoot ELEC', exact: true })).toBeVisible();
  await expect(await cell('Arrivée')).toHaveText(hour(5));
  const planning = await cell('Planning');
  await expect(planning.getByRole('listitem')).toHaveText([
    `${hour(-60)}–${hour(60)} (en cours)`,
    `${hour(120)}–${hour(180)}`,
  ]);
  await expect(planning.locator('strong')).toHaveText([`${hour(-60)}–${hour(60)}`]);
  await expect(await cell('Confirmé')).toHaveText('Oui');
  await expect(await cell('Démarré')).toHaveText('Oui');
  await expect(await cell('Début présence')).toHaveText(hour(-50));
  await expect((await cell('Papiers')).getByRole('img', { name: 'Papiers vérifiés' })).toBeVisible();
  await expect(await cell('PNR')).toHaveText('PNR');
  await expect(await cell('CNI')).toHaveText('CNI');
  const hers = (column: string) => soon.cell('Zoé Marchetti', column);
  await expect((await hers('Véhicule')).getByRole('img', { name: 'Camion', exact: true })).toBeVisible();
  await expect(await hers('Arrivée')).toHaveText(hour(10));
  await expect(await hers('Confirmé')).toHaveText('Non');
  await expect(await hers('Démarré')).toHaveText('Non');
  await expect((await hers('Papiers')).getByRole('img', { name: 'Papiers manquants' })).toBeVisible();
  for (const column of ['Téléphone', 'Planning', 'Début présence', 'PNR', 'CNI'])
    await expect(await hers(column)).toHaveText('');
});

describe('for a manager', () => {
  test.override({ account: 'manager' });
  test('DSP-121 DSP-590 DSP-599 the phone is an empty cell, the CNI badge is there', async ({ scene, soon }) => {
    await scene.driver('Ali Dutour', { mobile: '+33 6 39 98 00 01', eta: scene.at(5), has_cni: true });
    await soon.open();
    await expect(soon.row('Ali Dutour')).toBeVisible();
    await expect(await soon.cell('Ali Dutour', 'Téléphone')).toHaveText('');
    await expect(await soon.cell('Ali Dutour', 'CNI')).toHaveText('CNI');
  });
});

test('DSP-600 DSP-591 DSP-595 a driver is started from his line; a dialog of his opens over the modal and gives it back', async ({
  scene,
  soon,
  board,
  page,
}) => {
  await scene.driver('Inès Galmiche', { state: 'plan', vehicle: 'CAR', current_planning_start: scene.at(10) });
  await soon.open();
  await soon.choose('Plannings', 'Tous');
  await soon.dialog.getByRole('button', { name: 'START Inès Galmiche' }).click();
  await board.entry('Vélo').click();
  await expect((await soon.cell('Inès Galmiche', 'Véhicule')).getByRole('img', { name: 'Vélo' })).toBeVisible();
  await expect(await soon.cell('Inès Galmiche', 'Démarré')).toHaveText('Oui');
  await soon.dialog.getByRole('button', { name: "Présence d'Inès Galmiche" }).click();
  await board.entry('Démarrer une activité').click();
  await page.getByLabel('Ajouter une note').fill('Courses');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(soon.row('Inès Galmiche')).toBeVisible();
  await expect(soon.dialog.getByRole('radio', { name: 'Tous' }).last()).toBeChecked();
  await expect
    .poll(async () => (await scene.ledger()).map(({ body }) => body))
    .toEqual([{ vehicle: 'BIKE', center_id: scene.center, caller: 'dispatch' }, { note: 'Courses' }]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(board.driver('Inès Galmiche')).toContainText('Courses');
});

test('DSP-161 its drivers are loaded while it is open and the tab is seen, not before and not while paused', async ({
  scene,
  soon,
  board,
  network,
}) => {
  const driver = await scene.driver('Ali Dutour', { eta: scene.at(5) });
  const loads = () => network.seen(`/drivers/?center=${scene.center}`).length;
  await board.open();
  expect(loads()).toBe(0);
  await board.pause();
  await soon.button.click();
  await expect(soon.row('Ali Dutour')).toBeVisible();
  await soon.page.keyboard.press('Escape');
  await board.play();
  expect(loads()).toBe(0);
  const held = holdAnswers();
  network.intercept({ path: '/dispatch/loadstate/' }, held.fault);
  await scene.change('driver', driver, { name: 'Ali Bientôt' });
  await soon.button.click();
  await expect(soon.row('Ali Bientôt')).toBeVisible();
  held.release();
  await board.hide();
  await soon.page.keyboard.press('Escape');
  await expect(soon.dialog).toBeHidden();
  const before = loads();
  await soon.button.click();
  await expect(soon.row('Ali Bientôt')).toBeVisible();
  expect(loads()).toBe(before);
});

/** As Paris clocks show it. */
const hourOf = (instant: string) =>
  new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );
