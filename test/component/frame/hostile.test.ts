import { expect, type Page } from '@playwright/test';
import { isolated } from '../../../src/domain/words/isolate.ts';
import { refusal } from '../../hands/faults.ts';
import { madeOfTexts, nothing, visit } from '../../hands/harmless.ts';
import { hostileTexts } from '../../hands/hostile-texts.ts';
import { aMorning } from '../../hands/morning.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

/** Nothing of a text became an element, a script or an address. */
const isHarmless = async (page: Page, where: string) => expect(await madeOfTexts(page), where).toEqual(nothing);

test('the words of a refusal are a text too: in its toast, in the list of actions, in a dialog that has no answer', async ({
  scene,
  board,
  page,
  network,
}) => {
  const leap = leapingClock();
  const { driver } = await aMorning(scene);
  for (const text of hostileTexts) await scene.alert(text);
  await board.open();
  for (const [nth, detail] of hostileTexts.entries()) {
    const path = '/alerts/';
    network.intercept(
      { path, method: 'PATCH' },
      refusal(nth % 2 ? 409 : 400, nth % 3 ? { detail } : { errors: [detail] }),
    );
    const alert = page.getByRole('listitem').filter({ hasText: detail });
    const read = alert.getByRole('button', { name: 'Marquer comme lu' });
    await expect(read).toHaveAttribute('aria-label', `Marquer comme lu : ${isolated(detail)}`);
    await read.click();
    await expect(board.toast(detail)).toBeVisible();
    await isHarmless(page, `toast: ${detail}`);
    await board.toast(detail).getByRole('button', { name: 'Fermer' }).click();
  }
  await board.actions.click();
  for (const detail of hostileTexts) await expect(board.dialog).toContainText(detail);
  await isHarmless(page, 'actions');
  await board.dialog.getByRole('button', { name: 'Abandonner' }).first().click();
  await expect(board.confirmation).toBeVisible();
  await isHarmless(page, 'confirmation');
  await page.keyboard.press('Escape');

  // One of each kind: a repeated read waits for its time.
  for (const detail of hostileTexts.filter((_, nth) => nth === 0 || nth > 3)) {
    network.intercept({ path: '/depositdriver/', method: 'GET' }, refusal(400, { detail }));
    await visit(page, '/dispatch');
    await leap(3_000);
    await visit(page, `/dispatch?dialog=driverDeposits&driver=${driver.id}`);
    await expect(board.dialog.getByRole('alert')).toContainText(detail);
    await isHarmless(page, `no answer: ${detail}`);
  }
});
