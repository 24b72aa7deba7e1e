import type { Random } from '../engine/random.ts';
import type { Tab, World } from '../engine/world.ts';
import { onAlerts } from './intents/alerts.ts';
import { onShapes } from './intents/by-shape.ts';
import { onCouriers } from './intents/couriers.ts';
import { onDeposits } from './intents/deposits.ts';
import { go, onDocks } from './intents/docks.ts';
import { onDrivers } from './intents/drivers.ts';
import { onLateOrders } from './intents/late-orders.ts';
import { onOrderData } from './intents/order-data.ts';
import { bags, onOrders } from './intents/orders.ts';
import { type Intent, intend, Screen } from './intents/screen.ts';
import { onSettings } from './intents/settings.ts';
import { move, onTasks } from './intents/tasks.ts';

/** An action a user of this tab might take on the screen, of the first three. */
export function fewIntents(world: World, tab: Tab, random: Random): Intent | undefined {
  const screen = new Screen(world, tab, random);
  return random.weighted([
    [5, () => bags(screen)],
    [6, () => move(screen)],
    [2, () => go(screen)],
    [1, () => invalid(random)],
  ])?.();
}

/** The same for moves, departures and actions on rounds, whose requests carry what was seen. */
export function roundIntents(world: World, tab: Tab, random: Random): Intent | undefined {
  const screen = new Screen(world, tab, random, random.chance(0.1));
  return random.weighted<(screen: Screen) => Intent | undefined>([[4, move], [2, go], ...onDocks])?.(screen);
}

/** The same of actions of every shape. */
export function shapeIntents(world: World, tab: Tab, random: Random): Intent | undefined {
  const screen = new Screen(world, tab, random);
  return random.weighted(onShapes)?.(screen);
}

/** The same of every action; the page may be a moment behind. */
export function anyIntent(world: World, tab: Tab, random: Random): Intent | undefined {
  const screen = new Screen(world, tab, random, random.chance(0.1));
  const kind = random.weighted<(screen: Screen) => Intent | undefined>([
    [4, bags],
    [8, move],
    [3, go],
    ...onTasks,
    ...onDocks,
    ...onCouriers,
    ...onOrders,
    ...onOrderData,
    ...onDrivers,
    ...onDeposits,
    ...onAlerts,
    ...onLateOrders,
    ...onSettings,
    [1, () => invalid(random)],
  ]);
  return kind?.(screen);
}

const invalid = (random: Random): Intent | undefined =>
  random.pick([
    intend('order.bags', { orderId: 1001, dry: -1, isotherm: 0 }),
    intend('order.bags', { orderId: 1001, dry: 999, isotherm: 1 }),
    intend('order.bags', { orderId: 424_242, dry: 1, isotherm: 0 }),
    intend('task.move', { taskId: 1 }),
    intend('no.such', {}),
  ]);
