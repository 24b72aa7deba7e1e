import { expect } from '@playwright/test';
import { QuaiDb, type StoredCommand } from '../../../src/db/schema.ts';
import { isLive } from '../../../src/domain/command.ts';
import { commandNamed } from '../../../src/domain/commands.ts';
import { samples } from '../../actions/samples.ts';
import { test } from '../fixtures.ts';

// After a lost answer the list of actions may say that nothing changed on the server. Of an action whose outcome no
// call tells, fields that are as they were say nothing: two costs of 5 € stood in the ledger under that very sentence.

/** The first sample of each action that is sent now or not at all: another is sent again by itself. */
const firsts = samples.filter(({ name, args }, at) => {
  const command = commandNamed(name);
  return command && isLive(command, args) && samples.findIndex((it) => it.name === name) === at;
});

/** Those of which no call tells afterwards whether they were done: one movement is like the next. By hand. */
const unknowable: readonly string[] = [
  ...['zone.stock', 'order.redeliver', 'order.prepareAgain', 'driver.moveBags'],
  ...['deposit.return', 'deposit.receive', 'deposit.handBack', 'deposit.handBackOrder', 'deposit.cancelReturn'],
  ...['deposit.cancelReceipt', 'deposit.customerHandBack', 'deposit.customerCancel'],
  ...['customer.anonymise', 'customer.delete', 'customer.fixCenters', 'customer.disconnectEdenred'],
  ...['extraCost.add', 'extraCost.delete', 'demand.validate', 'demand.refuse'],
  ...['credit.order', 'credit.products', 'credit.shippingFee', 'credit.cancel'],
  ...['refund.order', 'refund.product', 'refund.products', 'refund.shippingFee', 'refund.check', 'proposal.decide'],
  ...['month.close', 'month.reopen', 'month.correct'],
];

async function own(): Promise<QuaiDb> {
  const [found] = (await indexedDB.databases()).filter(({ name }) => name?.startsWith('quai-user-'));
  const db = new QuaiDb(found?.name ?? '', 'strict');
  await db.open();
  return db;
}

test('SUP-376 of each action in doubt the list says that nothing changed only where a call can tell', async ({
  scene,
  board,
}) => {
  const { order } = await scene.order('PONT');
  await board.open();
  const stored = firsts.map(({ name, args }, at): StoredCommand => {
    const command = commandNamed(name);
    if (!command) throw new Error(`No command ${name}`);
    return {
      ...{ seq: 1_000 + at, id: `kept-${name}`, name, commandVersion: command.version, args, center: scene.center },
      ...{
        tab: 'other',
        live: isLive(command, args),
        lanes: [`order:${1_000_000 + at}`],
        request: command.request(args),
      },
      ...{ staleAfterMs: null, clockOffsetMs: 0, issuedAtMs: Date.now(), state: 'uncertain', attempt: 1, failures: 0 },
      ...{ before: { [`order:${order.id}`]: { status: order.status } }, reason: { code: 'unknown' }, dueAtMs: 0 },
      ...{ answerLost: false, keyedUntilMs: Date.now() + 86_400_000 },
    };
  });
  const db = await own();
  await db.outbox.bulkPut(stored);
  db.close();
  await board.actions.click();
  const items = board.dialog.getByRole('list').first().locator('> li');
  await expect(items).toHaveCount(stored.length);
  await expect(board.dialog.getByText('rien de changé').first()).toBeVisible();
  const silent = async () => {
    const texts = await items.allTextContents();
    return firsts.flatMap(({ name }, at) => (texts[at]?.includes('rien de changé') ? [] : [name]));
  };
  await expect.poll(silent, { timeout: 60_000 }).toEqual(unknowable);
});
