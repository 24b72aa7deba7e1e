import { expect } from '@playwright/test';
import { afterEach, describe } from 'vitest';
import { refusal } from '../e2e/faults.ts';
import { test } from './fixtures.ts';

const sheetPath = /\/processing-orders\/7\/(\?|$)/;
const order = {
  ...{ id: 7, random_id: 'BFAC9Q', status: 'received', products: [], tags: [], amount: 10, center: 9 },
};
const lea = { kind: 'order', id: 7, user_id: 4, first_name: 'Léa', last_name: 'Morin' };

let giveBack: () => void = () => undefined;
afterEach(() => giveBack());

/** The event stream of the site, played by hand: the network of these tests knows whole answers alone. */
function playStream() {
  const { fetch } = globalThis;
  let say: (text: string) => void = () => undefined;
  let opened = 0;
  giveBack = () => {
    globalThis.fetch = fetch;
  };
  globalThis.fetch = (input, init) => {
    if (!String(input).includes('/changes/')) return fetch(input, init);
    opened += 1;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        say = (text) => controller.enqueue(new TextEncoder().encode(text));
        init?.signal?.addEventListener('abort', () => controller.error(new Error('over')), { once: true });
      },
    });
    return Promise.resolve(new Response(body, { headers: { 'content-type': 'text/event-stream' } }));
  };
  return {
    opened: () => opened,
    tell: (colleagues: readonly object[]) => say(`event: presence\ndata: ${JSON.stringify(colleagues)}\n\n`),
  };
}

describe('who is here', () => {
  test.override({ account: 'support' });

  test('OUR-060 OUR-061 a colleague stands beside the head of the sheet with what he began, and goes', async ({
    page,
    network,
    scene: _,
  }) => {
    const config = await (await fetch('/config.json')).json();
    const switches = { ...config.switches, push: true, presence: true };
    network.intercept({ path: '/config.json' }, refusal(200, { ...config, switches }));
    network.intercept({ path: sheetPath }, refusal(200, order));
    const said = network.intercept({ path: '/presence/' }, refusal(200, {}));
    const stream = playStream();
    await page.goto('/support/order/7/');
    const here = page.getByRole('article').getByRole('list', { name: 'Qui est là' });
    await expect.poll(() => said.hits()).toBeGreaterThan(0);
    await expect.poll(() => stream.opened()).toBe(1);
    await expect(here).toHaveCount(0);
    stream.tell([{ ...lea, begun: 'redelivery' }]);
    await expect(here).toContainText('prépare une relivraison');
    await expect(here).toContainText('Léa');
    stream.tell([{ ...lea, begun: 'a_code_of_tomorrow' }]);
    await expect(here).toContainText('regarde');
    stream.tell([{ ...lea, id: 8 }]);
    await expect(here).toHaveCount(0);
  });

  test('OUR-063 a site that does not tell is asked for nothing, and nothing shows', async ({
    page,
    network,
    scene: _,
  }) => {
    network.intercept({ path: sheetPath }, refusal(200, order));
    await page.goto('/support/order/7/');
    await expect(page.getByRole('article')).toContainText('BFAC9Q');
    await expect(page.getByRole('list', { name: 'Qui est là' })).toHaveCount(0);
    expect(network.seen('/presence/')).toEqual([]);
    expect(network.seen('/changes/')).toEqual([]);
  });
});
