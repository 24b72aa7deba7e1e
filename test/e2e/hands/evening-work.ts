import { seedUsers } from '../../../server/src/world/people/users.ts';
import { bottle } from '../../hands/deposit-movements.ts';
import { ordersOf } from '../../hands/scene.ts';
import { type Evening, until } from '../days/evening.ts';
import type { TestFixtures, WorkerFixtures } from '../fixtures.ts';
import { type Dispatcher, deedOf, expect, type Named } from './dispatcher.ts';

export interface Work extends Pick<TestFixtures, 'scene' | 'board'>, Pick<WorkerFixtures, 'server'> {
  readonly evening: Evening;
  readonly dispatcher: Dispatcher;
}

const done = new Set(['received', 'undeliveredclient', 'waiting_restock', 'restock']);

/** From the first order to the last return. */
export async function workThrough(work: Work): Promise<void> {
  const { evening, dispatcher } = work;
  const { drivers, rounds, toPack, absent } = evening;
  const [pain, lait, oeufs, riz, the, cafe] = toPack;
  const wait = (isSeen: () => Promise<boolean>) => until(evening, dispatcher, isSeen);
  await begin(work);

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
  await sendAli(work, the, cafe);

  await wait(async () => (await dispatcher.isLoaded(big)) && (await dispatcher.isLoaded(small)));
  await dispatcher.loadOnto(big, rounds.iness);
  await dispatcher.go(rounds.iness);
  // A driver asked first may lose his round again, and get it anew.
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
  await end(work);
}

/** Returns, one round, its driver: all there is of an evening but planned rounds and their trolleys. */
export async function workBriefly(work: Work): Promise<void> {
  const { evening, dispatcher } = work;
  const [, , , riz, the, cafe] = evening.toPack;
  await begin(work);
  const round = await sendAli(work, the, cafe);
  await dispatcher.create(riz);
  await until(evening, dispatcher, async () => await dispatcher.onTheRoad(round).isVisible());
  await end(work);
}

async function begin({ evening, dispatcher, board }: Work): Promise<void> {
  const { drivers, toPack, late, absent, refused } = evening;
  await board.open();

  // Late and returned orders come first.
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
  await until(evening, dispatcher, async () => (await Promise.all(toPack.map(isPacked))).every(Boolean));
}

/** A round made for a driver who has just come: he leaves at once. */
async function sendAli({ evening, dispatcher }: Work, ...orders: Parameters<Dispatcher['create']>) {
  const round = await dispatcher.create(...orders);
  await dispatcher.assign(round, evening.drivers.ali);
  await dispatcher.validate(round);
  await dispatcher.go(round);
  await expect(dispatcher.onTheRoad(round)).toBeVisible();
  return round;
}

/** Rounds that have not left are for tomorrow; whoever is on the road is back. */
async function end({ evening, dispatcher }: Work): Promise<void> {
  await until(evening, dispatcher, async () => {
    for (const title of ['Tournées en cours de création', 'Tournées en préparation', 'Tournées Prêtes à livrer'])
      await dispatcher.closeAll(title);
    return dispatcher.isAllBack();
  });
  await dispatcher.settled();
}

/** Each deed is done once, by the one who did it, and the board equals the server. */
export async function isDoneOnce({ scene, board, server, dispatcher }: Work, gone: readonly Named[]): Promise<void> {
  const left = (await ordersOf(server, scene.center)).filter(({ status }) => !done.has(status));
  expect(await board.names()).toEqual(new Set(left.map(({ name }) => name)));
  for (const { name } of gone) expect(await board.names()).not.toContain(name);

  const ledger = await scene.ledger();
  expect(ledger.map(deedOf).toSorted()).toEqual(dispatcher.did.toSorted());
  const user = seedUsers.find(({ email }) => email.startsWith('dispatch@'));
  expect(new Set(ledger.map(({ user_id }) => user_id))).toEqual(new Set([user?.id]));
}
