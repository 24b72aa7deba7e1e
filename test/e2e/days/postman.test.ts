import { type BrowserContext, expect, type Page } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { amended } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { newlyInstalled, test } from '../fixtures.ts';

/** The browser wakes the service worker as it does once the network is back; `from` is any page of the context. */
async function backOnline(context: BrowserContext, from: Page, origin: string): Promise<void> {
  const devtools = await context.newCDPSession(from);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find((it) => it.scopeURL.startsWith(origin) && !it.isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'quai-outbox',
    lastChance: false,
  });
}

test(
  'what was done offline is delivered once after the last tab was closed',
  newlyInstalled,
  async ({ scene, board, context, baseURL }) => {
    const { round } = await aMorning(scene);
    await board.open();
    await board.serviceWorker();
    await context.setOffline(true);
    await board.setBags('A1', 8, 2);
    await board.moveTo('A2', round);
    await expect(board.actions).toHaveText('2 en attente');
    const elsewhere = await context.newPage();
    await board.page.close();
    await context.setOffline(false);
    await backOnline(context, elsewhere, baseURL ?? '');
    await expect.poll(async () => (await scene.ledger()).length).toBe(2);
    const again = new Board(elsewhere);
    await again.open();
    await expect(again.actions).toHaveText('Actions');
    await expect(again.bags('A1')).toHaveText('8 + 2');
    await expect(again.inDock(round, 'A2')).not.toContainText('En attente');
    expect((await scene.ledger()).map(({ method }) => method).sort()).toEqual(['PATCH', 'POST']);
  },
);

test(
  'a page has the browser deliver what waits for longer than a moment',
  newlyInstalled,
  async ({ scene, board, context }) => {
    await aMorning(scene);
    await board.open();
    await board.serviceWorker();
    await context.setOffline(true);
    await board.setBags('A1', 8, 2);
    const tags = () =>
      board.page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const sync = registration && Reflect.get(registration, 'sync');
        return sync ? Reflect.apply(sync.getTags, sync, []) : null;
      });
    await expect.poll(tags).toEqual(['quai-outbox']);
  },
);

test(
  'a build older than the site asks for only shows, says so, and keeps what waits',
  newlyInstalled,
  async ({ scene, board, context, network }) => {
    const { round } = await aMorning(scene);
    await board.open();
    await board.serviceWorker();
    await context.setOffline(true);
    await board.setBags('A1', 8, 2);
    network.intercept(
      { path: '/config.json' },
      amended((text) => JSON.stringify({ ...JSON.parse(text), minClientVersion: '99.0.0' })),
    );
    await context.setOffline(false);
    await board.page.reload();
    await expect(board.page.getByRole('status').filter({ hasText: 'trop ancienne pour agir' })).toBeVisible();
    await expect(board.inDock(round, 'B1')).toBeVisible();
    await expect(board.actions).toHaveText(/1 en attente|Actions/);
    await expect(board.page.getByRole('button', { name: /^Déplacer la commande A2/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
);
