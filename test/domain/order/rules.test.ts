import { expect, it } from 'vitest';
import { commandNamed, commandNames } from '../../../src/domain/commands.ts';
import { orderCases, orderCommands } from '../../builders/order-rules.ts';
import { readerOf } from '../../builders/world.ts';

const cases = orderCases();

it('SUP-306 SUP-307 SUP-465 an order is refused what it refuses, in every status, of every kind, by every command', () => {
  const found = cases.map(({ title, name, args, world }) => [
    title,
    commandNamed(name)?.guard(args, readerOf(world))?.code ?? null,
  ]);
  expect(found).toEqual(cases.map(({ title, code }) => [title, code]));
});

it('SUP-705 what boards share stays open for an order of a marketplace, packers go on counting its bags', () => {
  const shut = new Set(cases.filter(({ code }) => code === 'ofMarketplace').map(({ name }) => name));
  expect([...shut].toSorted()).toEqual([
    ...['credit.order', 'credit.products', 'credit.shippingFee'],
    ...['order.deliveryAddress', 'order.deliveryName', 'order.deliveryPhone', 'order.giftMessage'],
    ...['order.prepareAgain', 'order.productStatus', 'order.slot', 'proposal.decide'],
    ...['refund.check', 'refund.order', 'refund.product', 'refund.products', 'refund.shippingFee'],
  ]);
});

it('every command on an order stands in the table', () => {
  const onOrders = commandNames.filter((name) =>
    /^(orders?|late|subscription|courier|credit|refund|proposal)\.|^zone\.(?!active)|^address\.edit/.test(name),
  );
  expect(orderCommands.toSorted()).toEqual(onOrders.toSorted());
});

it('SUP-305 nothing that passes is asked of an order: what waits for the network is not in doubt for it', () => {
  const own = cases.filter(({ code }) => code === null);
  expect(own.length).toBeGreaterThan(500);
  for (const { name, args, world, title } of own) {
    // A sheet is stored without the name.
    const updating = (key: string) => (key.startsWith('orderSheet') ? true : 'Léa');
    const busy = new Map([...world.rows].map(([key, row]) => [key, { ...Object(row), updating: updating(key) }]));
    expect([title, commandNamed(name)?.guard(args, readerOf({ ...world, rows: busy }))]).toEqual([title, null]);
  }
});
