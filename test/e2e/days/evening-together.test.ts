import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { seedUsers } from '../../../server/src/world/people/users.ts';
import { Board } from '../../hands/board.ts';
import { newlyInstalled, startAt, type TestFixtures, tablet as tabletDevice } from '../fixtures.ts';
import { Dispatcher, deedOf, expect, type Named } from '../hands/dispatcher.ts';
import { finger, type Hand, mouse } from '../hands/hands.ts';
import { test, until } from './evening.ts';

// A server of its own: the other evening has its day.
test.use({ world: { seed: 2, size: 4 } });

type Given = Pick<TestFixtures, 'signIn' | 'network' | 'scene'> & { readonly browser: Browser };
type Account = Parameters<TestFixtures['signIn']>[1];

/** Somebody else on a device of his own. */
async function colleague(
  { browser, network, signIn, scene }: Given,
  account: Account,
  handOf: (page: Page) => Hand,
  device: BrowserContextOptions = {},
) {
  const context = await browser.newContext({ baseURL: network.url, locale: 'fr-FR', ...device });
  await signIn(context, account);
  await startAt(context, scene.center);
  const page = await context.newPage();
  const board = new Board(page);
  await board.open();
  return { context, board, works: new Dispatcher(board, handOf(page)) };
}

test(
  'two dispatchers and a tablet that loses the network twice work on the same rounds: each deed counts once or is told as refused',
  newlyInstalled,
  async ({ evening, dispatcher: first, browser, network, signIn, scene }) => {
    test.setTimeout(5 * 60_000);
    const given = { browser, network, signIn, scene };
    await first.board.open();
    const { works: second } = await colleague(given, 'manager', mouse);
    const { works: tablet, context: wifi } = await colleague(given, 'logistique', finger, tabletDevice);
    await tablet.board.serviceWorker();
    const all = [first, second, tablet];
    const [pain, lait, oeufs, riz, the, cafe] = evening.toPack;

    // The packers are done when everybody sees so.
    const isPacked = ({ board }: Dispatcher, { name }: Named) => board.row(name).filter({ hasText: /FINALISÉE/ });
    await until(evening, first, async () => {
      const seen = evening.toPack.map((order) => isPacked(first, order).isVisible());
      return (await Promise.all(seen)).every(Boolean);
    });
    for (const works of all) {
      await works.board.refresh();
      for (const order of evening.toPack) await expect(isPacked(works, order)).toBeVisible();
    }

    const one = await first.create(pain, lait);
    const other = await second.create(riz);
    for (const { board } of all) await board.refresh();
    for (const { board } of all) for (const round of [one, other]) await expect(board.dock(round)).toBeVisible();

    // The tablet's moves without network meet a dispatcher's of the meantime.
    await wifi.setOffline(true);
    await tablet.askMove(oeufs, one, 'En dernier');
    await expect(tablet.board.inDock(one, oeufs.name)).toContainText('En attente');
    await second.move(oeufs, other, 'En dernier');
    await second.settled();
    await evening.pass(2);
    await wifi.setOffline(false);
    await expect(tablet.board.toast('Action impossible')).toContainText(`La commande ${oeufs.name} a été déplacée`);
    await expect(tablet.board.inDock(other, oeufs.name)).toBeVisible();
    await tablet.giveUp(/^Déplacer la commande/);

    // A round is on its trolley: who sees it open is refused.
    await second.board.pause();
    await first.validate(one);
    await first.define(one);
    await first.settled();
    await second.askMove(the, one);
    await expect(second.board.toast('Action impossible')).toContainText('Tournée déjà mise en chariot');
    await second.board.play();
    await expect(second.board.row(the.name)).toBeVisible();
    await second.giveUp(/^Déplacer la commande/);

    // Without network again: a lone change waits, and counts once it can be sent.
    await wifi.setOffline(true);
    await tablet.count(cafe, 6, 1);
    await tablet.move(cafe, other);
    await first.ready(one, 'Voiture');
    await second.move(the, other, 'En dernier');
    await evening.pass(2);
    await wifi.setOffline(false);
    await tablet.settled();

    // Both give the same round to its driver, in the same moment.
    for (const { board } of all) await board.refresh();
    await second.validate(other);
    await second.assign(other, evening.drivers.ines);
    await second.settled();
    await first.board.refresh();
    await expect(first.board.dock(other).getByRole('link', { name: evening.drivers.ines.name })).toBeVisible();
    await Promise.all([first.hand.press(first.board.go(other)), second.hand.press(second.board.go(other))]);

    for (const { board } of all) await board.refresh();
    for (const works of all) await expect(works.onTheRoad(other)).toBeVisible();
    const seen = await first.board.shown();
    for (const { board } of [second, tablet]) await expect.poll(() => board.shown()).toEqual(seen);

    const ledger = await scene.ledger();
    const go = `/api/docks/${other.id}/assign/`;
    expect(ledger.filter(({ path }) => path === go)).toHaveLength(1);
    const told = (account: Account) => {
      const user = seedUsers.find(({ email }) => email.startsWith(`${account}@`));
      const his = ledger.filter(({ user_id, path }) => user_id === user?.id && path !== go);
      return his.map(deedOf).toSorted();
    };
    expect(told('dispatch')).toEqual(first.did.toSorted());
    expect(told('manager')).toEqual(second.did.toSorted());
    expect(told('logistique')).toEqual(tablet.did.toSorted());
  },
);
