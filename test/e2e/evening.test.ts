import { seedUsers } from '../../server/src/world/users.ts';
import { bottle } from './deposit-movements.ts';
import { deedOf, expect, type Named } from './dispatcher.ts';
import { test, until } from './evening.ts';
import { ordersOf } from './scene.ts';

const done = new Set(['received', 'undeliveredclient', 'waiting_restock', 'restock']);

test('a whole evening, from the first order to the last return: each deed is done once, and no order is forgotten', async ({
  scene,
  evening,
  dispatcher,
  board,
  server,
}) => {
  test.setTimeout(5 * 60_000);
  const { drivers, rounds, toPack, late, absent, refused } = evening;
  const [pain, lait, oeufs, riz, the, cafe] = toPack;
  const wait = (isSeen: () => Promise<boolean>) => until(evening, dispatcher, isSeen);
  await board.open();

  // What is late and what came back comes first.
  await dispatcher.warn(late, 25);
  await dispatcher.callCourier(late);
  await dispatcher.redeliver(absent);
  await dispatcher.restock(refused);
  await dispatcher.start(drivers.ali, 'Voiture');

  // The packers finish the orders of the evening.
  const isPacked = ({ name }: Named) =>
    board
      .row(name)
      .filter({ hasText: /FINALISÉE/ })
      .isVisible();
  await wait(async () => (await Promise.all(toPack.map(isPacked))).every(Boolean));

  // Two rounds put on trolleys, for the drivers who have planned ones.
  const big = await dispatcher.create(pain, lait);
  await dispatcher.move(oeufs, big, 'En dernier');
  await dispatcher.move(riz, big);
  await dispatcher.undo(riz);
  const small = await dispatcher.create(riz);
  await dispatcher.carry(absent, small);
  for (const round of [big, small]) {
    await dispatcher.validate(round);
    await dispatcher.define(round);
    await dispatcher.ready(round, 'Voiture');
  }

  // A round made for a driver who has just come: he leaves at once.
  const last = await dispatcher.create(the, cafe);
  await dispatcher.assign(last, drivers.ali);
  await dispatcher.validate(last);
  await dispatcher.go(last);
  await expect(dispatcher.onTheRoad(last)).toBeVisible();

  await wait(async () => (await dispatcher.isLoaded(big)) && (await dispatcher.isLoaded(small)));
  await dispatcher.loadOnto(big, rounds.iness);
  await dispatcher.go(rounds.iness);
  // Who is asked first may be taken his round again, and given it anew.
  await dispatcher.loadOnto(small, rounds.zoes);
  await dispatcher.go(rounds.zoes);
  await dispatcher.unlock(rounds.zoes);
  await dispatcher.go(rounds.zoes);
  for (const round of [big, small]) await dispatcher.close(round);

  await wait(async () => {
    if (await dispatcher.isRefused(rounds.zoes)) {
      await dispatcher.unlock(rounds.zoes);
      await dispatcher.go(rounds.zoes);
    }
    return dispatcher.isBack(drivers.zoe);
  });
  await dispatcher.takeBags(drivers.zoe, 4);
  await dispatcher.takeDeposits(drivers.zoe, bottle.label, 4);
  await dispatcher.takeBack(drivers.zoe);

  // What has not left by now is for tomorrow; whoever is on the road comes back.
  await wait(async () => {
    for (const title of ['Tournées en cours de création', 'Tournées en préparation', 'Tournées Prêtes à livrer'])
      await dispatcher.closeAll(title);
    return dispatcher.isAllBack();
  });
  await dispatcher.settled();

  // What the server has, to compare.
  const left = (await ordersOf(server, scene.center)).filter(({ status }) => !done.has(status));
  expect(await board.names()).toEqual(new Set(left.map(({ name }) => name)));
  for (const { name } of [late, absent, ...toPack]) expect(await board.names()).not.toContain(name);

  const ledger = await scene.ledger();
  const told = ledger.map(deedOf);
  expect(told.toSorted()).toEqual(dispatcher.did.toSorted());
  const user = seedUsers.find(({ email }) => email.startsWith('dispatch@'));
  expect(new Set(ledger.map(({ user_id }) => user_id))).toEqual(new Set([user?.id]));
});
