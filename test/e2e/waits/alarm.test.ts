import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../fixtures.ts';

/**
 * A browser that keeps a page silent until its user touches it, as browsers do outside of tests, where every look at a
 * page counts as a touch; and that counts the notes each page plays.
 */
const listen = (context: BrowserContext) =>
  context.addInitScript(() => {
    const page = { isTouched: false, notes: 0 };
    Object.assign(window, { page });
    window.addEventListener('pointerdown', () => Object.assign(page, { isTouched: true }), { capture: true });
    const { resume } = AudioContext.prototype;
    AudioContext.prototype.resume = function (this: AudioContext) {
      return page.isTouched ? resume.call(this) : new Promise(() => undefined);
    };
    const state = Object.getOwnPropertyDescriptor(BaseAudioContext.prototype, 'state')?.get;
    Object.defineProperty(AudioContext.prototype, 'state', {
      get(this: AudioContext) {
        return page.isTouched ? state?.call(this) : 'suspended';
      },
    });
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (this: OscillatorNode, when?: number) {
      page.notes += 1;
      start.call(this, when);
    };
  });

const notesOf = (page: Page) =>
  page.evaluate(() => ('page' in window ? (window.page as { readonly notes: number }).notes : 0));

test('DSP-164 PRP-821 on the main flow alone a new order rings, in one tab, where sound is allowed and wanted', async ({
  scene,
  context,
  page,
  board,
  network,
}) => {
  test.setTimeout(120_000);
  await listen(context);
  await scene.order('A1');
  await board.open();
  const checks = () => network.seen('/load_alarm/').length;
  expect(checks()).toBe(0);

  await page.goto('/');
  const blocked = page.getByText('Le navigateur bloque le son de cette page');
  await expect(blocked).toBeVisible();
  await page.getByRole('button', { name: 'Autoriser et essayer' }).click();
  await expect(blocked).toHaveCount(0);
  await expect.poll(() => notesOf(page)).toBe(2);

  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('main').click();
  await expect(other.getByText('Le navigateur bloque le son')).toHaveCount(0);
  const notes = async () => (await notesOf(page)) + (await notesOf(other));
  await expect.poll(checks).toBeGreaterThan(0);
  await scene.order('A2');
  await expect.poll(notes, { timeout: 45_000 }).toBe(4);

  // The next answer but one comes after all rings of the last one.
  const nextButOne = async () => {
    const asked = checks();
    await expect.poll(checks, { timeout: 45_000 }).toBeGreaterThan(asked + 1);
  };
  await page.getByRole('switch', { name: 'Alarme sonore à chaque nouvelle commande' }).click();
  expect(await notes()).toBe(4);
  const heard = await notesOf(page);
  await other.close();
  await scene.order('A3');
  await nextButOne();
  expect(await notesOf(page)).toBe(heard);
});
