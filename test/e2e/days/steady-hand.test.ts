import { expect, type Locator, type Page } from '@playwright/test';
import { modal, open as openDeposits } from '../../hands/deposit-dialogs.ts';
import { bottle, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { aMorning } from '../../hands/morning.ts';
import type { Scene } from '../../hands/scene.ts';
import { wholeOr } from '../../setup/whole.ts';
import { test } from '../fixtures.ts';

/** The guard of spots comes once the page is painted; a late block above a control would move it away. */
async function canHold(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('steady').length > 0);
  await expect(page.getByText('Chargement...')).toHaveCount(0);
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not on screen');
  return [box.x + box.width / 2, box.y + box.height / 2] as const;
}

/** Two clicks on the spot where a control is, 450 ms apart: as a hand that is not sure of its first. */
async function clickTwice(page: Page, target: Locator): Promise<void> {
  const spot = await middleOf(target);
  await page.mouse.click(...spot);
  await page.waitForTimeout(450);
  await page.mouse.click(...spot);
}

/** Rounds ready for GO, one a driver. */
async function roundsToSend(scene: Scene) {
  const rounds = [];
  for (const name of ['Ali Dutour', 'Béa Morin', 'Chloé Nadal']) {
    const driver = await scene.driver(name);
    const departure = scene.at(120 + rounds.length);
    const round = { dock_type: 'DRIVER_SOFT', current_status: 'moving', target_driver: driver.id, departure } as const;
    rounds.push(await scene.dock(round));
    await scene.order(`C${rounds.length}`, { dock: rounds.at(-1)?.id, dock_rank: 1 });
  }
  return rounds;
}

const ghosts = (page: Page) => page.locator('[popover][aria-hidden="true"]');

/** Looks at the last ghost as it comes: it goes by itself. */
const noteGhost = (page: Page) =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const ghost = document.querySelector('[popover][aria-hidden="true"]');
      if (!ghost) return;
      const { x, y, width } = ghost.getBoundingClientRect();
      const inert = ghost.querySelector('[inert]');
      const live = [...ghost.querySelectorAll('button, a, input')].filter((control) => !control.closest('[inert]'));
      const noted = { x, y, width, inert: inert?.textContent, focusable: live.length };
      document.documentElement.dataset.ghost = JSON.stringify(noted);
    }).observe(document.body, { childList: true, subtree: true });
  });

const ghostNoted = (page: Page) => page.evaluate(() => JSON.parse(document.documentElement.dataset.ghost ?? 'null'));

/** The first card of a list, once it can be held. */
async function firstOf(list: Locator): Promise<Locator> {
  const first = list.getByRole('article').first();
  await expect(first).toBeVisible();
  await canHold(list.page());
  return first;
}

test('DSP-488 a second click 450 ms after GO sends no other driver: the card keeps its place as a ghost', async ({
  scene,
  board,
  page,
}) => {
  await roundsToSend(scene);
  await board.open();
  const list = board.rounds('Tournées en préparation');
  const card = await firstOf(list);
  const place = await card.boundingBox();
  await noteGhost(page);
  await clickTwice(page, card.getByRole('button', { name: /^GO/ }));
  await expect.poll(() => ghostNoted(page)).toMatchObject({ x: place?.x, y: place?.y, width: place?.width });
  expect(await ghostNoted(page)).toMatchObject({ inert: expect.stringContaining('GO'), focusable: 0 });
  await page.mouse.move(1, 1);
  await expect(ghosts(page)).toHaveCount(0);
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await page.waitForTimeout(1_000);
  expect((await scene.ledger()).length).toBe(1);
});

test('DSP-488 a second click 450 ms after Valider la tournée validates no other, and a third after a second does', async ({
  scene,
  board,
  page,
}) => {
  const driver = await scene.driver('Ali Dutour');
  for (const minutes of [120, 130, 140]) {
    const dock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id, departure: scene.at(minutes) });
    await scene.order(`D${minutes}`, { dock: dock.id, dock_rank: 1 });
  }
  await board.open();
  const list = board.rounds('Tournées en cours de création');
  const validate = (await firstOf(list)).getByRole('button', { name: /^Valider la tournée/ });
  const spot = await middleOf(validate);
  await clickTwice(page, validate);
  await expect(list.getByRole('article')).toHaveCount(2);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  // Nothing moved the pointer: the ghost goes by itself, a second after it came.
  await page.waitForTimeout(1_500);
  await expect(ghosts(page)).toHaveCount(0);
  await page.mouse.click(...spot);
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
});

/** The controls of one item to press: all of them in `npm run browser-proofs`, in `npm test` the first and the last. */
const isEach = wholeOr(true, false);

/** Marks controls of one item of each list, with the name of its list; returns how many. */
function markControls(within: Element, areAll: boolean): number {
  const items = 'li, tr, article';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const lists = new Map<Element, Element[]>();
  for (const item of within.querySelectorAll(items)) {
    const list = item.parentElement;
    if (list && isShown(item) && item.querySelector('button, a, input') && !item.querySelector('thead, th[scope=col]'))
      lists.set(list, [...(lists.get(list) ?? []), item]);
  }
  let count = 0;
  for (const marked of within.querySelectorAll('[data-try]')) marked.removeAttribute('data-try');
  for (const [list, [first, second]] of lists) {
    if (!first || !second) continue;
    const named = list.closest('[aria-labelledby], [aria-label]');
    const ids = named?.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const name = named?.ariaLabel ?? ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const controls = [...first.querySelectorAll('button, a, input')].filter(
      (control) => isShown(control) && !control.closest('[aria-disabled=true], :disabled, [data-try]'),
    );
    for (const [at, control] of controls.entries()) {
      if (!areAll && at > 0 && at < controls.length - 1) {
        // Nor for a list within this one.
        control.setAttribute('data-try', 'left');
        continue;
      }
      control.setAttribute('data-try', String(count));
      control.setAttribute('data-list', name);
      count += 1;
    }
  }
  return count;
}

/** From now on a press of the mouse does nothing: its target is noted instead. */
const notePresses = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    for (const type of ['pointerdown', 'mousedown', 'click'])
      document.addEventListener(
        type,
        (event) => {
          event.preventDefault();
          event.stopPropagation();
          const control = event.target instanceof Element ? event.target.closest('button, a, input, label') : null;
          const name = control?.ariaLabel ?? control?.textContent;
          if (name && type === 'click') dataset.pressed = `${dataset.pressed ?? ''}[${name}]`;
        },
        true,
      );
  });

const pressed = (page: Page) =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const names = dataset.pressed ?? '';
    delete dataset.pressed;
    return names;
  });

/** A control lies at a point, or would without the ghost. */
const isControlAt = (page: Page, [x, y]: readonly [number, number]) =>
  page.evaluate(
    (point) => {
      const [top] = document.elementsFromPoint(...point).filter((element) => !element.closest('[popover]'));
      return Boolean(top?.closest('button, a, input, label'));
    },
    [x, y] as [number, number],
  );

/** Its row or card goes, as if the list had moved; returns the way back. */
async function takeItem(control: Locator): Promise<() => Promise<void>> {
  const back = await control.evaluateHandle((element) => {
    const item = element.closest('li, tr, article');
    const place = document.createComment('');
    item?.replaceWith(place);
    return () => item && place.replaceWith(item);
  });
  return () => back.evaluate((put) => put()).then(() => back.dispose());
}

async function stillSpotOf(control: Locator) {
  await control.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(async () => {
    const box = await control.boundingBox();
    await control.page().waitForTimeout(50);
    expect(await control.boundingBox()).toEqual(box);
  }).toPass();
  return middleOf(control);
}

/**
 * The buttons of one item of every list: pressed, its item goes, and it is pressed again 450 ms later. Gives the lists,
 * the buttons that the second press arrived at, and how many it would have without the ghost.
 */
async function pressEach(page: Page, within: Locator) {
  const lists = new Set<string>();
  const others: string[] = [];
  let hazards = 0;
  await notePresses(page);
  let count = 0;
  // Marked each time: a redrawn one bears no mark.
  for (; count < (await within.evaluate(markControls, isEach)); count++) {
    const control = page.locator(`[data-try="${count}"]`);
    const spot = await stillSpotOf(control);
    await page.mouse.click(...spot);
    const first = await pressed(page);
    const list = String(await control.getAttribute('data-list'));
    // Its middle lies under something else, or outside it.
    if (!first) continue;
    const putBack = await takeItem(control);
    await page.waitForTimeout(450);
    if (await isControlAt(page, spot)) hazards += 1;
    await page.mouse.click(...spot);
    const second = await pressed(page);
    await putBack();
    await page.mouse.move(1, 1);
    lists.add(list.replace(/ : \d+.*| \(\d+\)/, ''));
    if (second) others.push(`${list}: ${first}, then ${second}`);
  }
  return { lists: [...lists], others, hazards, count };
}

test('two clicks 450 ms apart on one spot act on one thing: the buttons of every list of the board', async ({
  scene,
  board,
  page,
}) => {
  test.slow(); // Some sixty buttons, most of a second each.
  await aMorning(scene);
  await roundsToSend(scene);
  for (const nth of [1, 2]) {
    await scene.alert(`Pluie ${nth}`);
    await scene.order(`L${nth}`, { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30 - nth) });
    const dock = await scene.dock({ current_status: 'loaded', gone_at: scene.at(-30), locked_at: scene.at(-40) });
    const back = { status: 'shipping', dock: dock.id, dock_rank: 1, last_driver_name: 'Zoé Pont' };
    await scene.order(`N${nth}`, back, { status: 'undeliveredclient' });
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  await board.open();
  await expect(page.getByRole('button', { name: /^Prévenir/ }).first()).toBeVisible();
  await board.unfold('À relivrer');
  await canHold(page);
  const { lists, others, hazards } = await pressEach(page, page.getByRole('main'));
  expect(others).toEqual([]);
  expect(hazards).toBeGreaterThan(wholeOr(20, 5));
  expect(lists).toEqual([
    ...['Commandes à dispatcher', 'Commandes à relivrer ou à restocker', 'Commandes en retard'],
    ...['Tournées en cours de création', 'Tournées en préparation', 'En livraison', 'Livreurs', 'Alertes'],
  ]);
});

test('two clicks 450 ms apart on one spot act on one thing: notifications, what can be undone, targets, deposits', async ({
  scene,
  server,
  board,
  page,
}) => {
  test.slow();
  const { round, driver } = await aMorning(scene);
  await scene.driver('Béa Morin');
  const other = await scene.driver('Chloé Nadal');
  const moves = [receipt(driver.id, bottle.id, 10), receipt(other.id, bottle.id, 5)];
  await someDeposits(server, scene, [bottle.id], moves);
  for (const nth of [1, 2]) await scene.alert(`Commande à repréparer ${nth}`, 'notification');
  const second = await scene.dock();
  await board.open();
  // Each in a round of its own: neither move is built on the other.
  for (const [name, dock] of [
    ['A1', round],
    ['A2', second],
  ] as const) {
    await board.moveTo(name, dock);
    await expect(board.inDock(dock, name)).toBeVisible();
  }
  await board.actions.click();
  await expect(board.dialog.getByRole('button', { name: /^Annuler/ })).toHaveCount(2);
  await canHold(page);
  const undo = await pressEach(page, board.dialog);
  expect(undo).toMatchObject({ others: [] });
  expect(undo.lists.length).toBeGreaterThan(0);

  await board.open();
  await canHold(page);
  await board.handle('A3').click();
  // `G2` is not `G21`.
  const target = new RegExp(`^${board.code(round)}\\b`);
  await expect(board.dialog.getByRole('button', { name: target })).toBeVisible();
  const targets = await pressEach(page, board.dialog);
  expect(targets).toMatchObject({ others: [] });
  expect(targets.count).toBeGreaterThan(0);

  await board.open();
  await canHold(page);
  await openDeposits(page);
  await expect(modal(page).getByRole('rowheader')).toHaveCount(2);
  const deposits = await pressEach(page, modal(page));
  expect(deposits).toMatchObject({ others: [] });
  expect(deposits.count).toBeGreaterThan(0);

  await page.goto('/');
  await expect(page.getByText('Commande à repréparer 1').first()).toBeVisible();
  await canHold(page);
  const home = await pressEach(page, page.getByRole('main'));
  expect(home).toMatchObject({ others: [] });
  expect(home.count).toBeGreaterThan(0);
});

test.describe('demands', () => {
  test.use({ account: 'logistique' });

  test('two clicks 450 ms apart on one spot act on one thing: the demands of extra cost', async ({ scene, page }) => {
    for (const name of ['Ali Dutour', 'Béa Morin', 'Chloé Nadal']) await scene.demand(await scene.driver(name), {});
    await page.goto('/driver_extra_cost_demands');
    await expect(page.getByRole('button', { name: /^Refusé : / })).toHaveCount(3);
    await canHold(page);
    const found = await pressEach(page, page.getByRole('main'));
    expect(found).toMatchObject({ others: [], hazards: found.count });
    expect(found.count).toBeGreaterThan(1);
  });
});

test('a second click where a dialog has opened or closed presses nothing of what came there', async ({
  scene,
  board,
  page,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  await canHold(page);
  const opener = board.handle('A1');
  const spot = await middleOf(opener);
  // The dialog lies where its opener is.
  await page.addStyleTag({
    content: `[role=dialog] { position: fixed !important; left: 0; top: 0; margin: 0 !important }`,
  });
  await page.mouse.click(...spot);
  await expect(board.dialog.getByRole('button', { name: board.code(round) })).toBeVisible();
  await page.mouse.click(...spot);
  await expect(board.dialog).toBeVisible();
  await page.waitForTimeout(1_100);
  expect(await scene.ledger()).toEqual([]);
});
