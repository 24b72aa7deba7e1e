import { expect, type Page } from '@playwright/test';
import { keysFor, type Layout, layouts } from '../../domain/scan/layouts.ts';
import { aTruck } from '../../hands/truck.ts';
import { startAt, test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

const [us, french] = [layouts.us as Layout, layouts.french as Layout];
const ends = {
  Enter: { key: 'Enter', code: 'Enter', text: '\r', windowsVirtualKeyCode: 13 },
  Tab: { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 },
};

interface Wiring {
  readonly device?: Layout;
  readonly end?: keyof typeof ends;
  /** Between two keys. */
  readonly gapMs?: number;
}

/** A scanner that is set to a US keyboard: real keys, at its own pace on any machine. */
async function scan(
  page: Page,
  codes: string | readonly string[],
  { device = us, end = 'Enter', gapMs = 5 }: Wiring = {},
) {
  const cdp = await page.context().newCDPSession(page);
  const keys = [codes].flat().flatMap((code) => [
    ...keysFor(code, us).map(({ code: place, isShifted }) => {
      const [alone = '', shifted = ''] = device[place] ?? [];
      const sign = isShifted ? shifted : alone;
      return { key: sign, code: place, text: sign, modifiers: isShifted ? 8 : 0 };
    }),
    ends[end],
  ]);
  const from = Date.now() / 1_000;
  await Promise.all(
    keys.flatMap((key, at) => {
      const timestamp = from + (at * gapMs) / 1_000;
      const { text: _, ...up } = { text: '', ...key };
      return [
        cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...key }),
        cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...up }),
      ];
    }),
  );
  await cdp.detach();
}

const received = (page: Page, name: string) => page.getByRole('button', { name: `Reçue ${name}`, exact: true });
const count = (page: Page, scanned: number) =>
  expect(page.getByRole('region', { name: 'Scanner' })).toContainText(`${scanned} scanné`);
const isMarked = (page: Page, name: string) => expect(received(page, name)).toHaveAttribute('aria-pressed', 'true');
const noDialog = (page: Page) => expect(page.getByRole('dialog')).toHaveCount(0);
const said = (page: Page, text: string | RegExp) =>
  expect(
    page
      .getByRole('region', { name: /^Notifications/ })
      .getByText(text)
      .first(),
  ).toBeVisible();

const names = ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8', 'J9'];

test('OUR-022 OUR-024 OUR-025 on arrivals a scan marks its order whatever has the focus, and does nothing else', async ({
  makeScene,
  context,
  page,
}) => {
  const here = await makeScene({ stock_type: 2 });
  const there = await makeScene();
  await startAt(context, here.center);
  await aTruck(there, here, { names, order: (name) => ({ crates: name === 'A1' ? [{ id: 1, code: '12-34' }] : [] }) });
  await page.goto('/arrivals/');
  const area = page.getByRole('textbox', { name: 'Nouvelle zone P1 de A1' });
  const step = test.step;
  await expect(received(page, 'A1')).toBeVisible();
  await isClean(page);

  await step('1 nothing has the focus', async () => {
    await scan(page, 'CMD-A1');
    await isMarked(page, 'A1');
  });
  await step('2 a button that would mark another', async () => {
    const other = page.getByRole('button', { name: 'Non reçue C3', exact: true });
    await other.focus();
    await scan(page, 'CMD-B2');
    await isMarked(page, 'B2');
    await expect(other).toHaveAttribute('aria-pressed', 'false');
    await expect(other).toBeFocused();
  });
  await step('3 the button that sends, by a code ended by Tab', async () => {
    const open = page.getByRole('button', { name: /^Valider la reception/ });
    await open.focus();
    await scan(page, 'CMD-C3', { end: 'Tab' });
    await isMarked(page, 'C3');
    await noDialog(page);
    await expect(open).toBeFocused();
  });
  await step('4 a field with a text', async () => {
    await area.fill('P1-07');
    await scan(page, 'CMD-D4');
    await isMarked(page, 'D4');
    await expect(area).toHaveValue('P1-07');
    await expect(area).toBeFocused();
  });
  await step('5 the same, with what a French computer writes', async () => {
    await scan(page, 'CMD-E5', { device: french });
    await isMarked(page, 'E5');
    await expect(area).toHaveValue('P1-07');
  });
  await step('6 a link', async () => {
    await page.getByRole('link', { name: 'A1', exact: true }).focus();
    const { length } = context.pages();
    await scan(page, 'CMD-F6');
    await isMarked(page, 'F6');
    expect(context.pages()).toHaveLength(length);
  });
  await step('7 a list that chooses by letters', async () => {
    const centers = page.getByRole('banner').getByRole('combobox');
    const before = await centers.textContent();
    await centers.focus();
    await scan(page, 'CMD-G7');
    await isMarked(page, 'G7');
    await expect(centers).toHaveText(before ?? '');
  });
  await step('8 an open menu', async () => {
    await page.getByRole('button', { name: 'Go to' }).click();
    await expect(page.getByRole('menu')).toBeVisible();
    await scan(page, 'CMD-H8');
    await isMarked(page, 'H8');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await noDialog(page);
  });
  await step('9 five in a second, and one of nobody', async () => {
    await scan(page, ['CMD-J9', 'CMD-A1', '12-34', 'CMD-ZZ', 'CMD-J9']);
    await count(page, 13);
    await isMarked(page, 'J9');
  });
  await step('10 typing by hand is none', async () => {
    await area.focus();
    await scan(page, 'CMD-B2', { gapMs: 90 });
    await expect(area).toHaveValue('P1-07CMD-B2');
    await count(page, 13);
  });
  await step('11 over the list of scans', async () => {
    await page.getByRole('button', { name: '10 derniers' }).click();
    const rows = page.getByRole('dialog').getByRole('row');
    await expect(rows).toHaveCount(11);
    await isClean(page);
    await scan(page, 'CMD-G7');
    await expect(rows.nth(1)).toContainText('CMD-G7');
    await page.keyboard.press('Escape');
    await noDialog(page);
    await count(page, 14);
  });
  await step('12 over the confirmation, on its button', async () => {
    await page.getByRole('button', { name: /^Valider la reception/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Valider la réception' }).focus();
    await scan(page, 'CMD-A1');
    await said(page, 'CMD-A1 : fermez la fenêtre pour scanner');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await noDialog(page);
  });
  await step('13 in the search', async () => {
    await page.keyboard.press('Control+k');
    const field = page.getByRole('dialog').getByRole('combobox');
    await expect(field).toBeFocused();
    await scan(page, 'CMD-B2');
    await expect(field).toHaveValue('B2');
  });
  expect(await here.ledger()).toEqual([]);
});

test('OUR-027 OUR-029 OUR-032 on loadings a scan opens the check, fills its field and never adds; labels alone are on paper', async ({
  makeScene,
  context,
  page,
}) => {
  const scene = await makeScene({ crates_enabled: true });
  await startAt(context, scene.center);
  const status = 'xd-to-check';
  await scene.order('A1', {}, { status, cross_docking: 2, crates: [{ id: 1, code: '12-34' }] });
  await scene.order('B2', {}, { status, cross_docking: 2 });
  await page.goto('/loadings/');
  await expect(page.getByRole('button', { name: 'Valider B2', exact: true })).toBeVisible();
  await isClean(page);
  const step = test.step;
  const dialog = page.getByRole('dialog', { name: 'A1 Cagettes' });
  const code = dialog.getByLabel('Code de la cagette');

  await step('14 on the button of another order', async () => {
    await page.getByRole('button', { name: 'Valider B2', exact: true }).focus();
    await scan(page, '12-34');
    await expect(dialog).toBeVisible();
  });
  await step('15 in the field, with what a French computer writes', async () => {
    await expect(code).toBeFocused();
    await scan(page, '12-99', { device: french });
    await expect(code).toHaveValue('12-99');
  });
  await step('16 on the button that validates', async () => {
    await dialog.getByRole('button', { name: 'Valider le nombre de cagettes' }).focus();
    await scan(page, '12-98');
    await said(page, "12-98 : ajoutez d'abord 12-99, qui est dans le champ");
    await expect(dialog).toBeVisible();
  });
  await step('17 on the button that adds', async () => {
    await code.fill('');
    await dialog.getByRole('button', { name: 'Ajouter' }).focus();
    await scan(page, '12-97');
    await expect(code).toHaveValue('12-97');
  });
  expect(await scene.ledger()).toEqual([]);
  await step('18 labels are read, and nothing else is printed', async () => {
    await page.goto('/loadings/?dialog=labels');
    const label = page.locator('[data-labels] section').first();
    await expect(label).toBeAttached();
    await isClean(page);
    await page.emulateMedia({ media: 'print' });
    await expect(label).toBeVisible();
    await expect(page.locator('#root')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    const bars = await label.locator('svg').boundingBox();
    // 10 mm, at 96 px an inch.
    expect(bars?.height).toBeGreaterThan(37);
    await page.emulateMedia({ media: 'screen' });
  });
});

test('OUR-024 OUR-028 on the board a scan opens its order on a focused button, and over a form leaves it as it is', async ({
  scene,
  board,
  page,
}) => {
  const driver = await scene.driver('Ali Dutour');
  const ready = await scene.dock({ dock_type: 'DRIVER_SOFT', current_status: 'moving', target_driver: driver.id });
  const { order } = await scene.order('A1');
  await scene.order('C1', { dock: ready.id, dock_rank: 1 });
  await board.open();
  const step = test.step;
  await step('19 in a field of a form', async () => {
    await board.bags('A1').click();
    const dry = board.dialog.getByLabel('Sacs secs');
    await dry.fill('9');
    await scan(page, 'CMD-A1');
    await said(page, 'CMD-A1 : fermez la fenêtre pour scanner');
    await expect(dry).toHaveValue('9');
    await page.keyboard.press('Escape');
    await expect(board.dialog).toHaveCount(0);
  });
  await step('20 on the button that sends a round', async () => {
    await board.go(ready).focus();
    await scan(page, 'CMD-A1');
    await expect.poll(() => new URL(page.url()).searchParams.get('info')).toBe(String(order.id));
  });
  expect(await scene.ledger()).toEqual([]);
});
