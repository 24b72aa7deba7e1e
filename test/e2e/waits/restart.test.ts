import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startServer } from '../../../server/src/serve.ts';
import { Client } from '../../contract/client.ts';
import { signIn as tokenOf } from '../../contract/target.ts';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { ledgerOf, sceneMaker } from '../../hands/scene.ts';
import { test as base, consoleDir, newlyInstalled, startAt } from '../fixtures.ts';
import { shortCycle, withinCycle } from '../hands/short-cycle.ts';

/** A folder that outlives the server on it. */
const test = base.extend<{ dataDir: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for a pattern.
  dataDir: async ({}, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'quai-restart-'));
    await use(dataDir);
    await rm(dataDir, { recursive: true });
  },
});

test(
  'the API restarts: the board stays, what was done meanwhile is delivered once, and it syncs again',
  newlyInstalled,
  async ({ dataDir, context, board, network }) => {
    test.slow();
    shortCycle(network);
    const start = () => startServer({ dataDir, size: 10, config: { consoleDir } });
    const first = await start();
    const scene = await sceneMaker(first, Date.now)();
    const { a2, round } = await aMorning(scene);
    network.pointTo(first.url);
    const token = await tokenOf(first.url, 'superadmin');
    await context.addCookies([{ name: 'api_token', value: encodeURIComponent(token), url: network.url }]);
    await startAt(context, scene.center);
    await board.open();
    await board.serviceWorker();

    await first.close();
    await board.setBags('A1', 4, 4);
    await board.refresh();
    await expect(board.banner).toContainText('Serveur injoignable');
    await expect(board.row('A1')).toContainText('En attente');
    await expect(board.inDock(round, 'B1')).toBeVisible();

    const second = await start();
    network.pointTo(second.url);
    await colleagueMoves(new Client(`${second.url}/api`, await tokenOf(second.url, 'manager')), a2.task, null, round);
    await expect(board.inDock(round, 'A2')).toBeVisible(withinCycle);
    await expect(board.banner).toContainText('À jour');
    await expect(board.actions).toHaveText('Actions', { timeout: 20_000 });
    await expect(board.bags('A1')).toHaveText('4 + 4');
    expect((await ledgerOf(second, scene.center)).map(({ method }) => method).sort()).toEqual(['PATCH', 'POST']);
    await second.close();
  },
);
