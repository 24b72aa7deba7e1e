import { expect, type Page } from '@playwright/test';
import { isolated } from '../../../src/domain/words/isolate.ts';
import type { Board } from '../../hands/board.ts';
import { amended } from '../../hands/faults.ts';
import { madeOfTexts, nothing, visit } from '../../hands/harmless.ts';
import { type Document, hostileTexts, Spoiler } from '../../hands/hostile-texts.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** Nothing of a text became an element, a script, an address or a page wider than its window. */
async function isHarmless(page: Page, where: string) {
  const laidOut = await page.evaluate(() => ({
    // Elements that make the page too wide, or spill out of their cell over the next one.
    wide:
      document.documentElement.scrollWidth <= document.documentElement.clientWidth
        ? []
        : [...document.querySelectorAll('body *')]
            .filter((it) => it.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
            .map((it) => `${it.tagName} ${it.className} ${it.textContent?.slice(0, 20)}`)
            .slice(0, 8),
    spilled: [...document.querySelectorAll('main :is(td, th)')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 2)
      .map((cell) => cell.textContent?.slice(0, 40)),
  }));
  expect({ ...(await madeOfTexts(page)), ...laidOut }, where).toEqual({ ...nothing, wide: [], spilled: [] });
}

/** Writes into every open field, and leaves each. */
async function fillAll(page: Page, board: Board, text: string) {
  for (const field of await board.dialog
    .locator('textarea, input:is([type="text"], [type="search"], :not([type]))')
    .all()) {
    if (!(await field.isEditable())) continue;
    await field.fill(text);
    await field.blur();
  }
  await isHarmless(page, `typed: ${text}`);
}

test('whatever the server says or somebody types, a text is shown as a text and moves nothing', async ({
  scene,
  board,
  page,
  network,
  server,
}) => {
  test.setTimeout(120_000);
  const { round, driver, a1, b1 } = await aMorning(scene);
  await scene.alert('Une alerte');
  const late = await scene.order('L1', {
    max_shipping_time: scene.at(-10),
    shipping_time: scene.at(-70),
    late_order: { needs_review: true },
  });
  const back = await scene.order('N1', { status: 'shipping' }, { status: 'undeliveredclient' });
  const spoiler = new Spoiler((await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document);
  for (const { path, method, schema } of spoiler.calls()) {
    // Who is signed in is no part of the board.
    if (method !== 'GET' || path.source.includes('admin-user')) continue;
    const spoil = (text: string) =>
      /^\s*[[{]/.test(text) ? JSON.stringify(spoiler.spoil(schema, JSON.parse(text))) : text;
    network.intercept({ path, method }, amended(spoil));
  }
  await page.goto('/dispatch');
  const name = board.list.getByRole('row').nth(1);
  for (; spoiler.turn < hostileTexts.length; spoiler.turn += 1) {
    if (spoiler.turn > 0) await board.refresh();
    await expect(name).toContainText(isolated(spoiler.textOf('DispatchLoad.deliveries[].client.name').trim()));
    await expect(page.getByRole('heading', { name: /^Livreurs/ })).toBeVisible();
    await isHarmless(page, `turn ${spoiler.turn}`);
  }
  // The fields come from the document of the API: those of the board were among them.
  expect([...spoiler.fields.keys()]).toEqual(
    expect.arrayContaining([
      'DispatchLoad.deliveries[].client.name',
      'DispatchLoad.drivers[].name',
      'DispatchLoad.alerts[].label',
    ]),
  );

  const dialogs = [
    `dialog=move&tasks=${a1.task.id}`,
    `dialog=status&tasks=${a1.task.id}`,
    `dialog=editDock&dock=${round.id}`,
    `dialog=moveDock&dock=${round.id}`,
    `dialog=crossDock&dock=${round.id}`,
    `dialog=closeDock&dock=${round.id}`,
    `dialog=returned&order=${back.order.id}`,
    `dialog=redeliver&order=${back.order.id}`,
    `dialog=deliveryName&order=${a1.order.id}`,
    `dialog=address&order=${a1.order.id}`,
    `dialog=moveBags&driver=${driver.id}`,
    `dialog=stopDriver&driver=${driver.id}&to=prepared`,
    `dialog=route&dock=${round.id}`,
    `dialog=late&order=${late.order.id}`,
    `dialog=extraCost&order=${b1.order.id}`,
    `dialog=bags&order=${a1.order.id}`,
    `dialog=transitArea&order=${a1.order.id}`,
    `dialog=driverDeposits&driver=${driver.id}`,
    `dialog=startActivity&driver=${driver.id}`,
    `dialog=call&tasks=${a1.task.id}`,
    'dialog=postalCodes',
    'drivers=soon',
    'panel=search',
  ];
  for (const [nth, address] of dialogs.entries()) {
    await visit(page, `/dispatch?${address}`);
    await expect(board.dialog.or(board.confirmation), address).toBeVisible();
    spoiler.turn += 1;
    await fillAll(page, board, hostileTexts[nth % hostileTexts.length] ?? '');
    await page.keyboard.press('Escape');
    await visit(page, '/dispatch');
    await expect(board.dialog.or(board.confirmation)).toHaveCount(0);
  }

  // The panel of an order, and the map.
  await page.keyboard.press('m');
  await visit(page, `/dispatch?info=${a1.order.id}`);
  await expect(page.getByRole('region', { name: 'Informations de la commande' })).toContainText('Détail de');
  await isHarmless(page, 'panel and map');
});
