import { expect } from '@playwright/test';
import type { RunningServer } from '../../../server/src/serve.ts';
import { slotText } from '../../../src/domain/task/slot-hours.ts';
import { refusal, rewritten } from '../../hands/faults.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

/** Waits until it is released. */
function gate() {
  const releases: (() => void)[] = [];
  const held = new Promise<void>((resolve) => releases.push(resolve));
  return { held, release: () => releases[0]?.() };
}

/** An order of another center, which no center of ours would have in its docks. */
const ofAnotherCenter = (name: string) =>
  rewritten((json) =>
    JSON.parse(JSON.stringify(json), (_, value) => (value?.random_id === name ? { ...value, center_id: 12 } : value)),
  );

const slow = "L'attente peut être plus longue car un livreur à grande capacité sera envoyé.";
const calls = /call_stuart/;

/** The job of a dock, as the provider has it. */
async function jobOf({ db }: RunningServer, dock: number): Promise<number> {
  const found = await db.query.courierJobs.findMany({ where: (job, { eq }) => eq(job.dock_id, dock) });
  return found.at(-1)?.id ?? 0;
}

test('DSP-253 DSP-664 DSP-665 the call of an order tells weight, address and arrival, anew for each vehicle, and calls nobody by itself', async ({
  scene,
  board,
  page,
  network,
}) => {
  await scene.order('LOURDE', {}, { total_weight: '14,2 Kg' });
  await scene.order('ENORME', {}, { total_weight: '40 Kg' });
  await scene.order('JUSTE', {}, { total_weight: '33 Kg' });
  await scene.order('CALME', {}, { option_tranquility: true });
  await board.open();
  const call = (name: string) => page.getByRole('button', { name: `Appel d'un coursier pour la commande ${name}` });
  // DSP-254.
  await expect(board.row('CALME')).toBeVisible();
  await expect(call('CALME')).toHaveCount(0);

  await call('LOURDE').press('Enter');
  await expect(board.dialog).toContainText('14 kg');
  await expect(board.dialog).toContainText('4 Rue Pajol, 75018 Paris');
  await expect(board.dialog.getByText(slow)).toHaveCount(1);
  await expect(board.dialog).toContainText('dans 7 min 00');
  const vehicle = board.dialog.getByRole('combobox', { name: 'Véhicule' });
  await expect(vehicle).toHaveText('Vélo');
  await vehicle.click();
  await expect(page.getByRole('option')).toHaveText(['Vélo', 'Moto', 'Voiture', 'Vélo cargo']);
  await page.getByRole('option', { name: 'Voiture' }).click();
  await expect(board.dialog).toContainText('dans 13 min 00');
  await vehicle.click();
  await page.getByRole('option', { name: 'Vélo cargo' }).click();
  await expect(board.dialog).toContainText('Aucun cargo disponible avant une heure');
  await page.keyboard.press('Escape');

  await call('ENORME').click();
  const red =
    'Le poids calculé de la commande est supérieur à 33 kg. Aucun livreur Uber ne pas sera en mesure de la livrer';
  await expect(board.dialog.getByText(red)).toBeVisible();
  await expect(board.dialog.getByRole('button', { name: 'Appeler Uber' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await call('JUSTE').click();
  await expect(board.dialog.getByText(slow)).toBeVisible();
  await expect(board.dialog.getByText('Uber')).toHaveCount(0);
  await page.reload();
  await expect(board.dialog).toContainText('33 kg');
  expect(network.seen(calls)).toEqual([]);
  expect(await scene.ledger()).toEqual([]);
});

test('DSP-664 before a courier is called, state and slot of each order are told, and how far away the slot is', async ({
  scene,
  board,
  page,
  network,
}) => {
  stopClock();
  const slot = (from: number, to: number) => ({ shipping_time: scene.at(from), max_shipping_time: scene.at(to) });
  const early = { status: 'waiting', prep_progress: 0, prep_total: 48, ...slot(248, 368) };
  await scene.order('TOT', early, { status: 'later', ...slot(248, 368) });
  await scene.order('LA', slot(-30, 30), { status: 'prepared', ...slot(-30, 30) });
  await scene.order('TARD', slot(-132, -12), { status: 'prepared', ...slot(-132, -12) });
  await board.open();
  const told = async (name: string) => {
    await page
      .getByRole('button', { name: `Appel d'un coursier pour la commande ${name}` })
      .first()
      .click();
    await expect(board.dialog).toHaveAccessibleName(`Appel d'un coursier pour la commande ${name}`);
    const text = board.dialog.getByRole('listitem').first();
    return text;
  };
  const hours = (from: number, to: number) =>
    slotText(Date.parse(scene.at(from)), Date.parse(scene.at(to)), Date.parse(scene.at(0)));
  await expect(await told('TOT')).toHaveText(
    `TOT : PREP. + TARD 0/48, créneau ${hours(248, 368)} (dans 4 h 08)Pas encore finalisée : le coursier pourrait attendre.`,
  );
  await page.keyboard.press('Escape');
  await expect(await told('LA')).toHaveText(`LA : FINALISÉE, créneau ${hours(-30, 30)} (en cours)`);
  await page.keyboard.press('Escape');
  await expect(await told('TARD')).toHaveText(
    `TARD : FINALISÉE, créneau ${hours(-132, -12)} (terminé depuis 12 min 00 s)`,
  );
  expect(network.seen(calls)).toEqual([]);
});

test('DSP-490 DSP-672 DSP-678 a call is sent once; its job shows on a card, is cancelled, restored when that fails, and regularised', async ({
  scene,
  board,
  page,
  network,
  server,
}) => {
  const { task } = await scene.order('COURSE', {}, { total_weight: '5 Kg' });
  await board.open();
  await page.getByRole('button', { name: "Appel d'un coursier pour la commande COURSE" }).click();
  // It stands for 2 s, which a busy machine may need for the click.
  const isTold = expect(board.toast('Appel en cours...')).toBeVisible();
  await Promise.all([isTold, board.dialog.getByRole('button', { name: 'Appeler Stuart' }).click()]);
  await expect(board.toast('Appel effectué')).toBeVisible();
  await expect(board.row('COURSE')).toHaveCount(0);
  const card = page.getByRole('article').filter({ hasText: 'COURSE' });
  await expect(card).toContainText('Demandé');
  await page.reload();
  await expect(card).toContainText('Demandé');
  expect(network.seen(calls)).toHaveLength(1);

  const dock = (await server.db.query.tasks.findFirst({ where: (it, { eq }) => eq(it.id, task.id) }))?.dock ?? 0;
  const job = await jobOf(server, dock);
  await server.fleet.move(job, 'picking');
  await board.refresh();
  await expect(card).toContainText('Retrait en cours');
  await expect(card).toContainText('retrait ');

  const { held, release } = gate();
  network.intercept({ path: '/external_jobs/', times: 1 }, async () => {
    await held;
    return refusal(400, { error: 'Trop tard' })();
  });
  const cancel = card.getByRole('button', { name: /^Annuler le coursier de/ });
  await cancel.click();
  await expect(board.confirmation).toContainText('Elle ne pourra pas être reprise');
  await expect(board.confirmation).toContainText('COURSE');
  await board.confirmation.getByRole('button', { name: 'Annuler le coursier' }).click();
  await expect(card).toContainText('annulation en cours...');
  await expect(card).not.toContainText('retrait ');
  await expect(cancel).toHaveCount(0);
  release();
  await expect(board.toast("Une erreur est survenue lors de l'annulation")).toBeVisible();
  await expect(card).toContainText('Retrait en cours');
  await expect(card).toContainText('retrait ');

  await cancel.click();
  await expect(board.confirmation).toContainText('Elle ne pourra pas être reprise');
  await expect(board.confirmation).toContainText('COURSE');
  await board.confirmation.getByRole('button', { name: 'Annuler le coursier' }).click();
  await expect(board.toast("Job en cours d'annulation")).toBeVisible();
  await expect(card).toContainText('annulation en cours...');
  await server.fleet.move(job, 'canceled');
  await board.refresh();
  await expect(card).toContainText('Annulé');
  await card.getByRole('button', { name: /^Régulariser/ }).click();
  await board.confirmation.getByRole('button', { name: 'Régulariser', exact: true }).click();
  await expect(board.toast('Le groupement a été régularisé')).toBeVisible();
  await expect(board.row('COURSE')).toBeVisible();
});

test('DSP-669 DSP-671 DSP-673 a dock is called for, not with orders of several centers; a refusal is told and changes nothing', async ({
  scene,
  board,
  network,
  server,
}) => {
  const mixed = await scene.dock({ dock_type: 'STUART' });
  await scene.order('ICI', { dock: mixed.id, dock_rank: 1 });
  await scene.order('AILLEURS', { dock: mixed.id, dock_rank: 2 });
  network.intercept({ path: '/dispatch/loadstate/' }, ofAnotherCenter('AILLEURS'));
  const round = await scene.dock();
  await scene.order('UNE', { dock: round.id, dock_rank: 1 }, { total_weight: '9 Kg' });
  await scene.order('DEUX', { dock: round.id, dock_rank: 2 }, { total_weight: '8 Kg' });
  await board.open();
  const appel = board.dock(mixed).getByRole('button', { name: /^Appel/ });
  await expect(appel).toHaveAttribute('aria-disabled', 'true');
  await expect(appel).toHaveAccessibleDescription('Appel impossible pour plusieurs centres');

  server.fleet.refusal = 'Aucun coursier dans ce quartier';
  await board.more(board.code(round)).click();
  await board.entry('Appel').click();
  await expect(board.dialog).toContainText('17 kg');
  await expect(board.dialog.getByText('Uber')).toHaveCount(0);
  await board.dialog.getByRole('button', { name: 'Appeler Stuart' }).click();
  const failure = board.toast('Erreur: Aucun coursier dans ce quartier');
  await expect(failure).toBeVisible();
  await failure.getByRole('button', { name: 'Fermer' }).click();
  await expect(failure).toHaveCount(0);
  // The card has the refusal, which is to be decided on, and no job.
  await expect(board.dock(round).getByRole('group')).toContainText('Aucun coursier dans ce quartier');
  await expect(board.dock(round)).not.toContainText('Demandé');

  server.fleet.refusal = null;
  await board.more(board.code(round)).click();
  await board.entry('Appel').click();
  await board.dialog.getByRole('button', { name: 'Appeler Stuart' }).click();
  await expect(board.dock(round)).toContainText('Demandé');
});

test("DSP-376 DSP-669 a courier's own round is called for by its button alone, and goes to no driver; another is called for in its menu", async ({
  scene,
  board,
  page,
}) => {
  const own = await scene.dock({ dock_type: 'STUART' });
  const other = await scene.dock();
  for (const dock of [own, other]) await scene.order(`B${dock.id}`, { dock: dock.id, dock_rank: 1 });
  await board.open();
  const give = (dock: typeof own) => board.dock(dock).getByRole('button', { name: /^Sans livreur/ });
  await expect(give(other)).toBeVisible();
  await expect(board.dock(own)).toContainText('Sans livreur');
  await expect(give(own)).toHaveCount(0);
  await board.more(board.code(other)).click();
  await expect(board.entry('Appel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(board.dock(own).getByRole('button', { name: /^Appel/ })).toBeVisible();
  await board.more(board.code(own)).click();
  await expect(board.entry('Voir le trajet')).toBeVisible();
  await expect(board.entry('Appel')).toHaveCount(0);
});
