import { expect, type Locator, type Page } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import type { Scene } from '../../hands/scene.ts';
import { startAt, test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

/** A window of the board: its opener, which has the focus again once it is closed, and its title. */
interface Modal {
  readonly title: string | RegExp;
  /** The button itself, or the button of the menu it is in. */
  readonly opener: Locator;
  /** The entries to choose one after the other, where it is in a menu. */
  readonly entries?: readonly string[];
}

const buttonOfWindow = /^(Annuler|Fermer)$/;

type Close = (page: Page, modal: Locator) => Promise<unknown>;

const byEscape: Close = (page) => page.keyboard.press('Escape');
const ways: readonly [Close, ...Close[]] = [
  byEscape,
  (_, modal) => modal.getByRole('button', { name: buttonOfWindow }).first().click(),
  (page) => page.goBack(),
];

/**
 * Opens each window, one after the other, in the same page, and checks its accessibility. Every window can be closed in
 * the same ways: each has the next one, and the first window has all.
 */
async function goThrough(board: Board, modals: readonly Modal[]) {
  const { page } = board;
  for (const [nth, { title, opener, entries = [] }] of modals.entries()) {
    for (const [at, close] of (nth === 0 ? ways : [ways[nth % ways.length] ?? byEscape]).entries()) {
      await opener.click();
      for (const entry of entries) await page.getByRole('menuitem', { name: entry, exact: true }).click();
      const modal = page.getByRole('dialog', { name: title }).or(page.getByRole('alertdialog', { name: title }));
      await expect(modal).toBeVisible();
      if (at === 0) await isClean(page, { within: '[role="dialog"], [role="alertdialog"]' });
      await close(page, modal);
      await expect(modal).toBeHidden();
      await expect(opener).toBeFocused();
    }
  }
}

async function aBoard(scene: Scene) {
  const driver = await scene.driver('Ali Dutour');
  const round = await scene.dock({ dock_type: 'DRIVER_SOFT', current_status: 'moving', target_driver: driver.id });
  await scene.dock();
  await scene.order('B1', { dock: round.id, dock_rank: 1 });
  const onTrolley = { transit_area_type: 3, trolley_id: scene.center * 1_000 + 3 };
  await scene.order('A1', {}, onTrolley);
  // The address of a canteen's order is its canteen's (SUP-307): its other windows are those of any order.
  await scene.order('C1', {}, { canteen_id: 7, canteen_name: 'Cantine', canteen_orders_count: 1 });
  const isLate = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) };
  await scene.order('TARD', isLate, isLate);
  const back = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-90), locked_at: scene.at(-95) });
  await scene.order('RET', { status: 'shipping', dock: back.id, dock_rank: 1 }, { status: 'undeliveredclient' });
  return { round };
}

test('DSP-830 each window on an order opens and closes, whichever way, and gives the focus back', async ({
  makeScene,
  context,
  board,
  page,
}) => {
  test.slow();
  const scene = await makeScene({ crates_enabled: true });
  await startAt(context, scene.center);
  await aBoard(scene);
  await board.open();
  await board.unfold('À relivrer');
  const menu = board.more('la commande A1');
  const change = (title: string, entry: string): Modal => ({ title, opener: menu, entries: ['Modifier', entry] });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await goThrough(board, [
    { title: 'Sacs de la commande A1', opener: board.bags('A1') },
    { title: /^Déplacer A1/, opener: board.handle('A1') },
    { title: 'Changer le statut de A1', opener: menu, entries: ['Changer le statut'] },
    change('Sacs de la commande A1', 'Sacs'),
    change('Cagettes de la commande A1', 'Cagettes'),
    change('Zone de transit de la commande A1', 'Zone de transit'),
    { title: /^Emplacement de Chariot/, opener: menu, entries: ['Modifier', 'Emplacement du chariot'] },
    change('Adresse de livraison de la commande A1', 'Adresse de livraison'),
    change('Nom de livraison de la commande A1', 'Nom de livraison'),
    change('Téléphone de livraison de la commande A1', 'Téléphone de livraison'),
    { title: /A1/, opener: menu, entries: ['Surcoût'] },
    { title: /^Cantine/, opener: board.row('C1').getByRole('button', { name: /^Cantine/ }) },
    { title: /A1/, opener: board.row('A1').getByRole('button', { name: /^Appel/ }) },
    { title: /TARD/, opener: button('Prévenir : commande TARD') },
    { title: 'Commande RET non livrée', opener: button('Relivrer ou restocker la commande RET') },
  ]);
});

test('DSP-830 each window on a round, a driver or the center opens and closes, and gives the focus back', async ({
  scene,
  board,
  page,
}) => {
  test.slow();
  const { round } = await aBoard(scene);
  await board.open();
  const dock = board.code(round);
  const ofDock = (entry: string, title: string | RegExp = new RegExp(dock)): Modal => ({
    ...{ title, opener: board.more(dock), entries: [entry] },
  });
  const ofDriver = (entry: string, title: string | RegExp = /Ali Dutour/): Modal => ({
    title,
    opener: board.more('Ali Dutour'),
    entries: [entry],
  });
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  await goThrough(board, [
    ofDock('Voir le trajet'),
    ofDock('Optimiser le trajet'),
    ofDock('Modifier'),
    ofDock('Déplacer la tournée sur…'),
    // The generic confirmation.
    ofDock('Fermer', `Fermer ${dock}`),
    ofDriver('Retour de sacs'),
    ofDriver('Sacs isothermes…', 'Sacs isothermes'),
    ofDriver('Démarrer une activité'),
    { title: /^Livreurs/, opener: button(/^Livreurs attendus/) },
    { title: 'Gestion des consignes', opener: page.getByRole('button', { name: 'Consignes', exact: true }) },
    { title: 'Codes postaux', opener: button('+/-') },
  ]);
});

test('a toast is read and answered while a window is open, which stays open', async ({
  scene,
  board,
  page,
  network,
}) => {
  await aMorning(scene);
  const alerts = ['Alerte une', 'Alerte deux', 'Alerte trois'];
  for (const alert of alerts) await scene.alert(alert);
  await board.open();
  const alert = (text: string) => page.getByRole('listitem').filter({ hasText: text });
  // By the keyboard: at the foot of the screen a notice may lie over the button.
  const read = (text: string) => alert(text).getByRole('button', { name: 'Marquer comme lu' }).press('Enter');
  const path = '/alerts/';
  const held = holdAnswers();
  const refuse = (detail: string) => network.intercept({ path, times: 1 }, () => held.fault(refusal(409, { detail })));

  /** By F8 and so many Tabs; on a busy machine the window may take the focus in between. */
  const reach = (control: Locator, tabs: number) =>
    expect(async () => {
      await page.keyboard.press('F8');
      for (let tab = 0; tab < tabs; tab++) await page.keyboard.press('Tab');
      await expect(control).toBeFocused({ timeout: 2_000 });
    }).toPass();

  const field = board.dialog.getByLabel('Sacs secs');
  /** Of another order each time: what was typed for one comes back in its window, with a notice. */
  const open = async (name: string) => {
    await board.bags(name).click();
    await field.fill('7');
  };
  const close = async () => {
    await expect(field).toHaveValue('7');
    await page.keyboard.press('Escape');
    await expect(board.dialog).toHaveCount(0);
  };

  // One notice at a time: an answer that is waited for has one too after a second, and takes a place among the others.
  // By the keyboard, one that was there before the window: closed by Escape, and back.
  network.intercept({ path, times: 1 }, refusal(409, { detail: 'Refus un' }));
  await read('Alerte une');
  await expect(board.toast('Refus un')).toBeVisible();
  await open('A1');
  await expect(board.toast('Refus un')).toBeVisible();
  await reach(board.toast('Refus un'), 1);
  await page.keyboard.press('Escape');
  await expect(board.toast('Refus un')).toHaveCount(0);
  await expect(field).toBeFocused();
  await close();

  // One that comes beneath it: closed by its button, and back.
  refuse('Refus deux');
  await read('Alerte deux');
  await held.arrived(1);
  await open('A2');
  held.release(0);
  await expect(board.toast('Refus deux')).toBeVisible();
  await reach(board.toast('Refus deux').getByRole('button', { name: 'Fermer' }), 2);
  await page.keyboard.press('Enter');
  await expect(board.toast('Refus deux')).toHaveCount(0);
  await expect(field).toBeFocused();
  await close();

  // By the pointer.
  refuse('Refus trois');
  await read('Alerte trois');
  await held.arrived(2);
  await open('A3');
  held.release(1);
  await board.toast('Refus trois').getByRole('button', { name: 'Fermer' }).click();
  await expect(board.toast('Refus trois')).toHaveCount(0);
  await close();
});
