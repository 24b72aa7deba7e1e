import { expect } from '@playwright/test';
import type { Task } from '../../../src/domain/task/task.ts';
import { aLongMorning } from '../../hands/morning.ts';
import { wholeOr } from '../../setup/whole.ts';
import { test } from '../fixtures.ts';

/** How many rounds keys go through: cards that were names alone at first are among them. */
const farAway = wholeOr(48, 21);

const creation = 'Tournées en cours de création';

test('in a long list a card far from the screen is its name alone, and gets its tasks when scrolled near', async ({
  scene,
  board,
}) => {
  const { rounds, first, last } = await aLongMorning(scene);
  await board.open();
  const list = board.rounds(creation);
  await expect(list.getByRole('heading', { level: 3 })).toHaveText(rounds.map(board.code));
  await expect(board.inDock(first, 'R1')).toBeVisible();
  await expect(board.dock(last)).toHaveCount(0);
  expect(await list.getByRole('article').count()).toBeLessThan(rounds.length);
  await board.dockName(last).scrollIntoViewIfNeeded();
  await expect(board.inDock(last, 'R48')).toBeInViewport();
  await expect(board.go(last)).toBeInViewport();
  await expect(board.dock(first)).toHaveCount(0);
  await board.dockName(first).scrollIntoViewIfNeeded();
  await expect(board.inDock(first, 'R1')).toBeInViewport();
});

test('Tab goes through a long list card by card and skips none', async ({ scene, board, page }) => {
  const { rounds: all } = await aLongMorning(scene);
  const rounds = all.slice(0, farAway);
  await board.open();
  await board.handle('R1').focus();
  const reached: string[] = [];
  const focused = () => page.evaluate(() => document.activeElement?.ariaLabel ?? '');
  for (let presses = 0; presses < 12 * rounds.length && reached.length < rounds.length; presses++) {
    const [, name] = /^Déplacer la commande (R\d+)/.exec(await focused()) ?? [];
    if (name) reached.push(name);
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(rounds.map((_, at) => `R${at + 1}`));
});

test('a card that holds the focus stays when it is scrolled away, its neighbours do not', async ({ scene, board }) => {
  const { first, second, last } = await aLongMorning(scene);
  await board.open();
  await board.bags('R1').focus();
  await board.dockName(last).scrollIntoViewIfNeeded();
  await expect(board.dock(last)).toBeVisible();
  await expect(board.dock(second)).toHaveCount(0);
  await expect(board.dock(first)).not.toBeInViewport();
  await expect(board.bags('R1')).toBeFocused();
  await board.page.keyboard.press('Enter');
  await expect(board.dialog.getByLabel('Sacs secs')).toBeVisible();
});

test('DSP-506 a task is dragged out of its card to one far below, and its card stays until then', async ({
  scene,
  board,
  page,
}) => {
  const { first, second, last } = await aLongMorning(scene);
  await board.open();
  await board.hover(board.handle('R1'), board.dockName(second));
  await page.mouse.wheel(0, 20_000);
  await expect(board.inDock(last, 'R48')).toBeInViewport();
  await expect(board.dock(second)).toHaveCount(0);
  await expect(board.dock(first)).toHaveCount(1);
  await board.carry(board.dockName(last));
  await expect(board.dock(last)).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(board.dock(last).getByRole('listitem').getByRole('link')).toHaveText(['R1', 'R48']);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test('DSP-530 the list of targets names far rounds too', async ({ scene, board }) => {
  const { last } = await aLongMorning(scene);
  await board.open();
  await expect(board.dock(last)).toHaveCount(0);
  await board.moveTo('A1', last);
  await expect(board.row('A1')).toHaveCount(0);
  await board.dockName(last).scrollIntoViewIfNeeded();
  await expect(board.dock(last).getByRole('listitem').getByRole('link')).toHaveText(['A1', 'R48']);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test('DSP-530 arrows carry a task through the rounds of a long list, in reading order', async ({
  scene,
  board,
  page,
}) => {
  const { rounds } = await aLongMorning(scene);
  const abreast = 3;
  const inOrder = rounds.flatMap((_, at) => {
    const row = at % abreast === 0 ? rounds.slice(at, at + abreast) : [];
    return [
      ...row.map((round) => `${board.code(round)}.`),
      ...row.map((round, place) => `${board.code(round)}, après la commande R${at + place + 1}.`),
    ];
  });
  await board.open();
  await board.handle('A1').focus();
  const said = board.dragSaid;
  await board.canDrag();
  await page.keyboard.press('Space');
  await expect(said).toContainText('Commande A1 prise.');
  for (const target of inOrder.slice(0, 2 * farAway)) {
    await page.keyboard.press('ArrowDown');
    await expect(said).toHaveText(`Commande A1 au-dessus de ${target}`);
    await expect(page.locator('[data-over=true]')).toBeInViewport();
  }
  await page.keyboard.press('Space');
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test('DSP-550 in a long list a driver far from the screen is his name alone, whole once scrolled or searched for', async ({
  scene,
  board,
  page,
}) => {
  const names = Array.from({ length: 120 }, (_, at) => `Livreur ${String(at + 1).padStart(3, '0')}`);
  await scene.together((rows) => Promise.all(names.map((name) => rows.driver(name))));
  await board.open();
  const list = page.getByRole('region', { name: 'Livreurs (120)' });
  // Beside the head of their state.
  await expect(list.getByRole('rowheader')).toHaveCount(121);
  await expect(board.more('Livreur 120')).toHaveCount(0);
  // Rows that come near may be higher or lower than they were thought to be.
  await expect(async () => {
    await list.getByRole('rowheader', { name: 'Livreur 120' }).scrollIntoViewIfNeeded();
    await expect(board.more('Livreur 120')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(board.more('Livreur 001')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('Livreur 001');
  await page.getByRole('option', { name: /Livreur 001/ }).click();
  await expect(board.more('Livreur 001')).toBeInViewport();
  await expect(board.driver('Livreur 001').getByRole('button').first()).toBeFocused();
});

test('DSP-207 in a long list an order far from the screen is a line of text, whole once scrolled or searched for', async ({
  scene,
  board,
  page,
}) => {
  await scene.together(async (rows) => {
    for (let at = 1; at <= 120; at++) await rows.order(`F${at}`, { emergency_rank: at });
  });
  await board.open();
  const rows = board.list.getByRole('rowheader');
  await expect(rows).toHaveCount(120);
  await expect(board.bags('F1')).toBeInViewport();
  await expect(board.bags('F120')).toHaveCount(0);
  await expect(rows.last()).toHaveText(/^F120 · .+ · .+/);
  await board.list.getByRole('checkbox', { name: 'Tout cocher' }).check();
  await rows.last().scrollIntoViewIfNeeded();
  await board.bags('F120').scrollIntoViewIfNeeded();
  await expect(board.row('F120').getByRole('checkbox')).toBeChecked();
  await expect(board.bags('F1')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('F2');
  await expect(page.getByRole('option').first()).toContainText('F2');
  await page.keyboard.press('Enter');
  await expect(board.bags('F2')).toBeInViewport();
});

test('in a long list an order that comes to the screen from far away is whole, as one that leaves it is there', async ({
  scene,
  board,
}) => {
  const tasks = new Map<string, Task>();
  await scene.together(async (rows) => {
    for (let at = 1; at <= 120; at++)
      tasks.set(`F${at}`, (await rows.order(`F${at}`, { emergency_rank: 10 * at })).task);
  });
  await board.open();
  const rows = board.list.getByRole('rowheader');
  await expect(rows).toHaveCount(120);
  await expect(board.bags('F100')).toHaveCount(0);
  const moveTo = async (name: string, emergency_rank: number) => {
    const task = tasks.get(name);
    if (task) await scene.change('task', task, { emergency_rank });
    await board.refresh();
  };
  await moveTo('F100', 15);
  await expect(rows.nth(1)).toHaveText(/^F100\D/);
  await expect(board.bags('F100')).toBeInViewport();
  await moveTo('F1', 2_000);
  await expect(rows.last()).toHaveText(/^F1 · /);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(board.bags('F1')).toBeInViewport();
  await expect(board.bags('F119')).toBeInViewport();
  await expect(board.bags('F100')).toHaveCount(0);
});
