import { expect, type Page } from '@playwright/test';
import { afterEach, describe } from 'vitest';
import { refusal } from '../../hands/faults.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const sheetPath = /\/processing-orders\/7\/(\?|$)/;
const order = {
  ...{ id: 7, random_id: 'BFAC9Q', status: 'received', products: [], tags: [], amount: 10, center: 9 },
};
const lea = { kind: 'order', id: 7, user_id: 4, first_name: 'Léa', last_name: 'Morin' };
const whoIsHere = { name: 'Qui est là' };

let giveBack: () => void = () => undefined;
afterEach(() => giveBack());

/**
 * A site that shows who is here; its stream is played by hand: the network of these tests knows whole answers alone.
 */
async function siteThatTells(network: Network) {
  const { fetch } = globalThis;
  const config = await (await fetch('/config.json')).json();
  const switches = { ...config.switches, push: true, presence: true };
  network.intercept({ path: '/config.json' }, refusal(200, { ...config, switches }));
  network.intercept({ path: '/presence/' }, refusal(200, {}));
  /** Sends on the open stream; null between that of a page that was left and the next. */
  let say: ((text: string) => void) | null = null;
  let said: readonly { readonly begun: string | null }[] = [];
  const everBegun = new Set<string>();
  giveBack = () => {
    globalThis.fetch = fetch;
  };
  globalThis.fetch = (input, init) => {
    if (String(input).includes('/presence/')) said = JSON.parse(String(init?.body)).subjects;
    for (const { begun } of said) if (begun !== null) everBegun.add(begun);
    if (!String(input).includes('/changes/')) return fetch(input, init);
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const own = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        const end = () => {
          if (say === own) say = null;
          controller.error(new Error('over'));
        };
        say = own;
        init?.signal?.addEventListener('abort', end, { once: true });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
  return {
    /** The device's last report of where it is. */
    said: () => said,
    /** All that the device has ever reported as begun. */
    everBegun: () => [...everBegun],
    tell: async (colleagues: readonly object[]) => {
      await expect.poll(() => say).not.toBeNull();
      say?.(`event: presence\ndata: ${JSON.stringify(colleagues)}\n\n`);
    },
  };
}

const dialog = (page: Page) => page.getByRole('dialog');
const at = (kind: string, id: number, begun: string | null) => expect.objectContaining({ kind, id, begun });

describe('who is here', () => {
  describe('for support', () => {
    test.override({ account: 'support' });

    test('OUR-060 OUR-061 a colleague stands beside the head of the sheet with what he began, and goes', async ({
      page,
      network,
      scene: _,
    }) => {
      network.intercept({ path: sheetPath }, refusal(200, order));
      const site = await siteThatTells(network);
      await page.goto('/support/order/7/');
      const here = page.getByRole('article').getByRole('list', whoIsHere);
      await expect.poll(() => site.said()).toEqual([at('order', 7, null)]);
      await expect(here).toHaveCount(0);
      await site.tell([{ ...lea, begun: 'redelivery' }]);
      await expect(here).toContainText('prépare une relivraison');
      await expect(here).toContainText('Léa');
      for (const begun of ['a_code_of_tomorrow', 'constructor']) {
        await site.tell([{ ...lea, begun }]);
        await expect(here).toContainText('regarde');
      }
      await site.tell([{ ...lea, first_name: ' ', last_name: null, begun: 'slot' }]);
      await expect(here).toContainText('Un collègue');
      await expect(here).toContainText('change le créneau');
      await site.tell([{ ...lea, id: 8 }]);
      await expect(here).toHaveCount(0);
    });

    test('OUR-060 at the file of a customer those are told who have it open, however many orders he has', async ({
      page,
      network,
      scene: _,
    }) => {
      const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' };
      network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
      network.intercept({ path: '/processing-orders/?user_id=77' }, refusal(200, []));
      const site = await siteThatTells(network);
      await page.goto('/support/user/77/g%2Bo%40courriel.example/');
      const client = page.getByRole('region', { name: 'Client', exact: true });
      await expect(client).toContainText('Grégoire Orsonneau');
      await expect.poll(() => site.said()).toEqual([{ kind: 'customer', id: 77, center: null, begun: null }]);
      const noe = { user_id: 5, first_name: 'Noé', last_name: null, begun: null };
      await site.tell([lea, { kind: 'customer', id: 77, ...noe }]);
      await expect(client.getByRole('list', whoIsHere).getByRole('listitem')).toHaveCount(1);
      await expect(client.getByRole('list', whoIsHere)).toContainText('Noé');
    });

    test('OUR-063 a site that does not tell is asked for nothing, and nothing shows', async ({
      page,
      network,
      scene: _,
    }) => {
      network.intercept({ path: sheetPath }, refusal(200, order));
      await page.goto('/support/order/7/');
      await expect(page.getByRole('article')).toContainText('BFAC9Q');
      await expect(page.getByRole('list', whoIsHere)).toHaveCount(0);
      expect(network.seen('/presence/')).toEqual([]);
      expect(network.seen('/changes/')).toEqual([]);
    });
  });

  test('OUR-060 an open window says what is begun in it, and takes it back when it is closed', async ({
    page,
    network,
    scene: _,
  }) => {
    const line = { order_product_id: 1, product: { id: 3, selling_name: 'Lait' }, quantity: 1 };
    network.intercept(
      { path: sheetPath },
      refusal(200, { ...order, status: 'shipping', products: [line], user: { id: 77 } }),
    );
    const site = await siteThatTells(network);
    const windows = { redeliver: 'redelivery', prepareAgain: 'preparation', slot: 'slot' };
    const others = { address: 'address', orderStatus: 'status' };
    for (const [name, begun] of Object.entries({ ...windows, ...others })) {
      await page.goto(`/support/order/7/?dialog=${name}&order=7`);
      await expect.poll(() => site.said(), name).toEqual([at('order', 7, begun)]);
    }
    await page.goto('/support/order/7/');
    await expect.poll(() => site.said()).toEqual([at('order', 7, null)]);
  });

  test('OUR-064 two at one round meet in the window where something of it is begun', async ({
    page,
    network,
    scene,
    board,
  }) => {
    const dock = await scene.dock();
    await scene.order('B1', { dock: dock.id, dock_rank: 1 });
    const site = await siteThatTells(network);
    await board.open();
    const windows = { editDock: 'edit', closeDock: 'closing', giveDock: 'driver' };
    for (const [name, begun] of Object.entries(windows)) {
      await page.goto(`/dispatch?dialog=${name}&dock=${dock.id}`);
      await expect.poll(() => site.said(), name).toEqual([at('dock', dock.id, begun)]);
    }
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('list', whoIsHere)).toHaveCount(0);
    const noe = { kind: 'dock', id: dock.id, user_id: 5, first_name: 'Noé', last_name: 'Perrin' };
    await site.tell([{ ...noe, begun: 'driver' }]);
    await expect(dialog(page).getByRole('list', whoIsHere)).toContainText('change le livreur');
    await dialog(page).getByRole('button', { name: 'Fermer' }).click();
    await expect.poll(() => site.said()).toEqual([]);
    await expect(page.getByRole('list', whoIsHere)).toHaveCount(0);
  });

  test('RUL-001 OUR-060 nothing is begun in a window that shows why the order refuses', async ({
    page,
    network,
    scene: _,
  }) => {
    network.intercept({ path: sheetPath }, refusal(200, { ...order, status: 'canceled', is_uber_eats_order: true }));
    const site = await siteThatTells(network);
    const refused = {
      slot: 'Une commande de marketplace ne se change pas ici',
      address: 'Une commande de marketplace ne se change pas ici',
      prepareAgain: 'Une commande de marketplace ne se change pas ici',
      redeliver: "Cette commande n'est plus à relivrer",
    };
    for (const [name, reason] of Object.entries(refused)) {
      await page.goto(`/support/order/7/?dialog=${name}&order=7`);
      await expect(dialog(page), name).toContainText(reason);
    }
    await page.goto('/support/order/7/?dialog=orderStatus&order=7');
    await expect.poll(() => site.said()).toEqual([at('order', 7, 'status')]);
    expect(site.everBegun()).toEqual(['status']);
  });

  test('RUL-001 RUL-007 OUR-064 nor in one that shows why the round does', async ({ page, network, scene, board }) => {
    const locked = await scene.dock({ current_status: 'loaded', loaded_at: scene.at(-9), locked_at: scene.at(-5) });
    const closed = await scene.dock({ current_status: 'closed', closed_at: scene.at(-5) });
    const courier = await scene.dock({ dock_type: 'STUART', current_status: 'closed', closed_at: scene.at(-5) });
    const open = await scene.dock();
    for (const dock of [locked, closed, courier]) await scene.order(`R${dock.id}`, { dock: dock.id, dock_rank: 1 });
    const site = await siteThatTells(network);
    await board.open();
    const windows = [
      ...(['editDock', 'giveDock', 'moveDock', 'switchDrivers'] as const).flatMap((name) => [
        [name, locked, 'Tournée verrouillée'] as const,
        [name, closed, 'La tournée est déjà fermée'] as const,
      ]),
      ['deleteDock', locked, 'Seul un brouillon vide peut être supprimé'],
      ['deleteDock', closed, 'La tournée est déjà fermée'],
      ['closeDock', closed, 'La tournée est déjà fermée'],
      ['crossDock', open, "Ce n'est pas une tournée de cross-dock"],
      ['callForDock', courier, 'La tournée est déjà fermée'],
    ] as const;
    for (const [name, dock, reason] of windows) {
      await page.goto(`/dispatch?dialog=${name}&dock=${dock.id}`);
      await expect(dialog(page), `${name} ${reason}`).toContainText(reason);
      await expect(dialog(page).getByRole('button')).toHaveCount(1);
    }
    await page.goto(`/dispatch?dialog=closeDock&dock=${locked.id}`);
    await expect.poll(() => site.said()).toEqual([at('dock', locked.id, 'closing')]);
    expect(site.everBegun()).toEqual(['closing']);
  });
});
