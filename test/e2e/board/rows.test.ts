import { expect, type Locator } from '@playwright/test';
import { orderStatusLabel } from '../../../src/domain/order/status.ts';
import { test } from '../fixtures.ts';

const styleOf = (row: Locator) =>
  row.evaluate((element) => {
    const { backgroundColor, boxShadow } = getComputedStyle(element);
    return `${backgroundColor} ${boxShadow}`;
  });

/** Returns the orders of the list whose rows are touched later. */
async function watchRows(list: Locator): Promise<() => Promise<readonly string[]>> {
  const seen = await list.locator('tbody').evaluateHandle((rows) => {
    const touched = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const row = target.parentElement?.closest('tr') ?? (target as Element);
        touched.add(row.querySelector('th a')?.textContent ?? '');
      }
    }).observe(rows, { subtree: true, childList: true, characterData: true, attributes: true });
    return touched;
  });
  return () => seen.evaluate((touched) => [...touched]);
}

test('what becomes of one order touches no other row of the list', async ({ scene, board }) => {
  for (const name of ['A1', 'A2', 'A3']) await scene.order(name);
  await board.open();
  const touched = await watchRows(board.list);
  await board.setBags('A2', 7, 1);
  await expect(board.bags('A2')).toHaveText('7 + 1');
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  expect(await touched()).toEqual(['A2']);
});

test('DSP-257 DSP-262 DSP-269 each status has its label and a row style of its own, express prio and couriers theirs in the list and in a round', async ({
  scene,
  board,
}) => {
  const statuses = ['unpaid', 'paid', 'prep', 'waiting-products', 'to-check', 'xd-to-check', 'prepared', 'blocked'];
  for (const status of [...statuses, 'un-nouveau']) await scene.order(status, {}, { status });
  const round = await scene.dock();
  const tags = { SIMPLE: [], PRIO: ['dqp_express_prio'], COURSIER: ['dqp_courier'] };
  for (const [name, held] of Object.entries(tags)) {
    await scene.order(name, {}, { tags: held });
    await scene.order(`${name}-T`, { dock: round.id }, { tags: held });
  }
  await board.open();
  const state = board.list.getByRole('columnheader').last();
  await expect(state).toHaveText('État');
  for (const status of statuses)
    await expect(board.row(status).getByRole('cell').last()).toHaveText(
      new RegExp(`^${orderStatusLabel(status)}(Dispatch)?(Appel)?$`),
    );
  await expect(board.row('un-nouveau').getByRole('cell').last()).toHaveText(/^un-nouveau(Dispatch)?(Appel)?$/);
  const styles = await Promise.all(statuses.map((status) => styleOf(board.row(status))));
  expect(new Set(styles).size).toBe(statuses.length);
  const names = Object.keys(tags);
  const listed = await Promise.all(names.map((name) => styleOf(board.row(name))));
  const docked = await Promise.all(names.map((name) => styleOf(board.inDock(round, `${name}-T`))));
  for (const each of [listed, docked]) expect(new Set(each).size).toBe(names.length);
});
