import { type Browser, expect } from '@playwright/test';
import { Board } from '../../hands/board.ts';
import { startAt, type TestFixtures, test, type WorkerFixtures } from '../fixtures.ts';

const title = 'Tournées en cours de création';

// The night in which 03:00 becomes 02:00: 01:30 in Paris, two hours ahead of UTC.
test.use({ world: { seed: 1, size: 10, startsAt: '2026-10-24T23:30:00Z' } });

type Fixtures = Pick<TestFixtures & WorkerFixtures, 'makeScene' | 'signIn' | 'network'> & { browser: Browser };

async function tellsParisTimes({ makeScene, signIn, browser, network }: Fixtures, timezoneId: string) {
  const scene = await makeScene();
  const context = await browser.newContext({ baseURL: network.url, timezoneId });
  await signIn(context, 'superadmin');
  await startAt(context, scene.center);
  const round = await scene.dock({ departure: '2026-10-25T08:10:00Z', return_time: '2026-10-25T11:05:00Z' });
  const twice = { shipping_time: '2026-10-25T00:30:00Z', max_shipping_time: '2026-10-25T01:30:00Z' };
  await scene.order('NUIT', twice, twice);
  const board = new Board(await context.newPage());
  await board.open();
  await expect(board.row('NUIT')).toContainText('02:30–02:30');
  await expect(board.dock(round)).toContainText('Départ 09:00');
  await expect(board.dock(round)).toContainText('Retour 12:05');
  await context.close();
}

test('DSP-011 DSP-375 SUP-760 on a device set to New York times are those of Paris', ({
  makeScene,
  signIn,
  browser,
  network,
}) => tellsParisTimes({ makeScene, signIn, browser, network }, 'America/New_York'));

test('DSP-011 DSP-375 SUP-760 on a device set to Tokyo times are those of Paris', ({
  makeScene,
  signIn,
  browser,
  network,
}) => tellsParisTimes({ makeScene, signIn, browser, network }, 'Asia/Tokyo'));

test('DSP-214 tomorrow begins at 04:00 of the wall clock, 26 h and a half away', async ({ scene, board }) => {
  const today = await scene.dock({ departure: '2026-10-26T03:09:00Z' });
  const tomorrow = await scene.dock({ departure: '2026-10-26T03:10:00Z' });
  const without = await scene.dock({ departure: null });
  await board.open();
  await expect(board.rounds(title).getByRole('article', { name: board.code(today) })).toBeVisible();
  await expect(board.rounds(title).getByRole('article', { name: board.code(without) })).toBeVisible();
  await expect(board.rounds(`${title} \\(demain\\)`).getByRole('article')).toHaveCount(1);
  await expect(
    board.rounds(`${title} \\(demain\\)`).getByRole('article', { name: board.code(tomorrow) }),
  ).toBeVisible();
});

test('late orders of the evening are in the chart of the day past midnight', async ({ scene, board, page }) => {
  const late = (minutes: number) => ({ shipping_time: scene.at(minutes - 120), max_shipping_time: scene.at(minutes) });
  await scene.order('MATIN', late(-22 * 60));
  await scene.order('SOIR', late(-3 * 60));
  await scene.order('FAIT', late(-3 * 60), { late_order: { needs_review: false, sent_at: scene.at(-60) } });
  await scene.order('NUIT', late(-60));
  await board.open();
  const chart = page.getByRole('region', { name: /^Commandes en retard/ }).getByRole('img', { name: /^Retards/ });
  await expect(chart).toBeVisible();
  await expect(chart).toHaveAccessibleName(
    'Retards par heure de fin de créneau 22 h : 2 (1 à traiter) 0 h : 1 (1 à traiter)',
  );
});
