import { commandNamed } from '../../src/domain/commands.ts';
import { assert, isRefusal } from '../../src/domain/result.ts';
import { keyOf } from '../../src/domain/rows.ts';
import { samples } from '../actions/samples.ts';
import { noonMs } from './noon.ts';
import { aWorld, readerOf, type World } from './world.ts';

// The refusals of an order, by hand from docs/spec/rules.md: nothing here asks the rules under test.

/** Every status an order is seen in. */
const statuses = [
  ...['paid', 'prep', 'prepared', 'to-check', 'xd-to-check', 'waiting-products', 'shipping', 'received'],
  ...['undeliveredclient', 'blocked', 'canceled', 'waiting_restock', 'restock', 'redestock'],
] as const;
type Status = (typeof statuses)[number];

const kinds = {
  'of our own sites': {},
  'of a canteen': { canteen_id: 4 },
  'of a marketplace': { is_uber_eats_order: true },
  'of a canteen, by a marketplace': { canteen_id: 4, is_uber_eats_order: true },
};
type OrderKind = keyof typeof kinds;

/** The code of a refusal; null where the order refuses nothing. */
interface OrderRule {
  readonly marketplace?: string;
  readonly canteen?: string;
  /** The statuses it takes; all where absent. */
  readonly takes?: readonly Status[];
  /** Why not in any other. */
  readonly otherwise?: string;
  /** Statuses that are refused for a reason of their own. */
  readonly but?: Readonly<Partial<Record<Status, string>>>;
}

const nothing: OrderRule = {};
const ofMarketplace = { marketplace: 'ofMarketplace' };
const except = (...refused: readonly Status[]) => statuses.filter((status) => !refused.includes(status));
const awaited: readonly Status[] = ['undeliveredclient', 'waiting_restock'];
const onTheRoadOrThere: readonly Status[] = ['shipping', 'received'];
const flagged = except('shipping', 'received', 'restock');
const fromTables = (...takes: readonly Status[]): OrderRule => ({ takes, otherwise: 'notAllowed' });

/** By the command, or by the sample where its arguments matter. */
const rules: Readonly<Record<string, OrderRule>> = {
  'order.bags': nothing,
  'order.transitArea': nothing,
  'order.crateCount': nothing,
  'order.addCrate': nothing,
  'order.deleteCrate': nothing,
  'order.option': nothing,
  'zone.done': nothing,
  'zone.toDo': nothing,
  'zone.lock': nothing,
  'zone.stock': nothing,
  'address.edit': nothing,
  'credit.order': ofMarketplace,
  'credit.products': ofMarketplace,
  'credit.shippingFee': ofMarketplace,
  'credit.cancel': nothing,
  'refund.order': ofMarketplace,
  'refund.product': ofMarketplace,
  'refund.products': ofMarketplace,
  'refund.shippingFee': ofMarketplace,
  'refund.check': ofMarketplace,
  'proposal.decide': ofMarketplace,
  'subscription.cancel': nothing,
  'late.sms': nothing,
  'late.validate': nothing,
  'late.warned': nothing,
  'order.called': nothing,
  'late.ignore': nothing,
  'courier.call': nothing,
  'order.deliveryName': ofMarketplace,
  'order.deliveryPhone': ofMarketplace,
  'order.deliveryAddress': {
    ...{ ...ofMarketplace, canteen: 'ofCanteen' },
    ...{ takes: except('received', 'canceled'), otherwise: 'over' },
  },
  'order.giftMessage': ofMarketplace,
  'order.slot': { ...ofMarketplace, takes: except('received', 'canceled'), otherwise: 'over' },
  'order.prepareAgain': { ...ofMarketplace, takes: onTheRoadOrThere, otherwise: 'notOut' },
  'order.productStatus': {
    ...ofMarketplace,
    takes: ['prep', 'prepared', 'to-check', 'waiting-products'],
    otherwise: 'notInPreparation',
  },
  'order.redeliver': { takes: [...onTheRoadOrThere, ...awaited], otherwise: 'notRedeliverable' },
  'order.restock': { takes: ['undeliveredclient'], otherwise: 'notAwaited', but: { waiting_restock: 'waitsAlready' } },
  'order.restocked waiting': { takes: ['waiting_restock'], otherwise: 'notWaiting' },
  'order.restocked flagged': { takes: flagged, otherwise: 'notWaiting' },
  'order.delivered': { takes: awaited, otherwise: 'notAwaited' },
  'order.reset not delivered': { takes: awaited, otherwise: 'notAwaited' },
  'order.reset flagged': { takes: flagged, otherwise: 'notAwaited' },
  'order.destock': fromTables('canceled'),
  'order.status on its way': fromTables('paid'),
  'order.status off the road': fromTables('prep', 'shipping'),
  'order.status delivered as before': fromTables('shipping'),
  'order.status to be prepared again': { ...fromTables('prep'), but: { blocked: 'blockingReason' } },
  'order.status out of blocked': fromTables('blocked'),
  'order.status without a task': fromTables('paid'),
  'orders.status both off the road': fromTables('prep', 'shipping'),
  'orders.status one delivered': fromTables('shipping'),
};

/** The commands whose subject is an order, as the table has them. */
export const orderCommands = [...new Set(Object.keys(rules).map((key) => key.split(' ')[0] ?? ''))];

function expected({ marketplace, canteen, takes, otherwise, but }: OrderRule, kind: OrderKind, status: Status) {
  if (marketplace && kind.endsWith('marketplace')) return marketplace;
  if (canteen && kind.startsWith('of a canteen')) return canteen;
  return takes && !takes.includes(status) ? (but?.[status] ?? otherwise ?? null) : null;
}

export interface OrderCase {
  readonly title: string;
  readonly name: string;
  /** As the user sees the order. */
  readonly args: unknown;
  readonly world: World;
  readonly orderId: number;
  readonly code: string | null;
}

const orderIdOf = (args: object): unknown => {
  if ('orderId' in args) return args.orderId;
  const [first] = 'orders' in args && Array.isArray(args.orders) ? args.orders : [];
  return first?.orderId;
};

/** Every command of the table on an order of every kind in every status, with its expected answer. */
export function orderCases(settled: (world: World) => World = (world) => world): readonly OrderCase[] {
  return samples.flatMap(({ name, when, args, world }) => {
    const rule = rules[`${name} ${when}`] ?? rules[name];
    const command = commandNamed(name);
    if (!rule || !command || typeof args !== 'object' || args === null) return [];
    const id = Number(orderIdOf(args));
    const row = readerOf(world).get('order', id);
    assert(row, `${name} ${when} is about an order`);
    return Object.entries(kinds).flatMap(([kind, fields]) =>
      statuses.map((status): OrderCase => {
        const now = settled(aWorld(new Map([...world.rows, [keyOf('order', id), { ...row, status, ...fields }]])));
        const seen = command.anew?.(args, readerOf(now), noonMs) ?? args;
        assert(!isRefusal(seen), 'an order is there to be seen');
        const code = expected(rule, isKind(kind) ? kind : 'of our own sites', status);
        return {
          title: `${name} ${when}, an order ${kind} in ${status}`,
          name,
          args: seen,
          world: now,
          orderId: id,
          code,
        };
      }),
    );
  });
}

const isKind = (kind: string): kind is OrderKind => kind in kinds;
