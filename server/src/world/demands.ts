import type { CenterId } from '../../../src/domain/center/center-id.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import { centsOfMinutes } from '../../../src/domain/extra-cost/amount.ts';
import { DemandId } from '../../../src/domain/extra-cost/demand.ts';
import { type Order, OrderId } from '../../../src/domain/order/order.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { parisDay } from '../../../src/domain/time/paris-time.ts';
import { dayMs, hourMs, iso, minuteMs } from './clock.ts';
import { publicNumber } from './orders/orders.ts';
import { seedUsers } from './people/users.ts';
import type { Scene } from './scene.ts';

/** An extra cost; each of them answers a demand. */
export interface WorldExtraCost {
  readonly id: number;
  readonly center_id: CenterId;
  readonly driver: Driver['id'];
  readonly day: string;
  readonly amount_cents: number;
  readonly minutes: number;
  readonly extracost_type: number;
  readonly comment: string;
  readonly done_by: string;
  readonly created_at: string;
}

/** A driver's demand; open until somebody reviews it. */
export interface WorldDemand {
  readonly id: DemandId;
  readonly center_id: CenterId;
  readonly driver: Driver['id'];
  readonly created_at: string;
  readonly dock_id: number;
  readonly order_id: OrderId;
  readonly order_random_id: string;
  readonly demand_type: number;
  readonly demand_type_label: string;
  readonly minutes: number;
  readonly comment: string;
  readonly reviewed_by: number | null;
  readonly reviewed_at: string | null;
  readonly extra_cost: number | null;
}

export interface Demands {
  readonly extraCosts: WorldExtraCost[];
  readonly extraCostDemands: WorldDemand[];
}

interface Day {
  readonly drivers: readonly Driver[];
  readonly docks: readonly Dock[];
  readonly tasks: readonly Task[];
  readonly orders: readonly Order[];
}

/** Drivers' comments on their demands, by type; the last type is none of those an extra cost may have. */
const occasions = [
  { type: 1, label: 'Attente au centre', comments: ['Tournée pas prête à mon arrivée', 'Quai bloqué par un camion'] },
  {
    type: 2,
    label: 'Attente chez le client',
    comments: ['Client absent, rappelé deux fois', 'Ascenseur en panne, 6e étage', 'Digicode faux, attente du gardien'],
  },
  { type: 3, label: 'Détour', comments: ['Pont fermé', 'Rue barrée par un marché', 'Adresse erronée, client rappelé'] },
  { type: 9, label: 'Retour au centre', comments: ['Sac oublié, retour demandé par le dispatch'] },
] as const;

const otherType = 9;
/** Those of logistics who manage nobody: demands are their daily work. */
const reviewers = seedUsers.filter(({ is_logistic, groups }) => is_logistic && !groups.is_manager);
/** Number of days before today with demands. */
const keptDays = 30;

/** The demands of a center's drivers: of today, on the road, and of the month before, when most were decided on. */
export function makeDemands(scene: Scene, day: Day): Demands {
  const made = [...demandsOfDay(scene, day), ...demandsOfMonth(scene, day)];
  return {
    extraCosts: made.flatMap(({ cost }) => cost ?? []),
    extraCostDemands: made.map(({ demand }) => demand),
  };
}

interface Made {
  readonly demand: WorldDemand;
  readonly cost: WorldExtraCost | null;
}

/** Demands of drivers on the road, for an order of their round; most are not reviewed yet. */
function demandsOfDay(scene: Scene, { drivers, docks, tasks, orders }: Day): Made[] {
  const { random, nowMs } = scene;
  const driverOf = new Map<number, Driver>(drivers.map((driver) => [driver.id, driver]));
  const orderOf = new Map<number, Order>(orders.map((order) => [order.id, order]));
  return docks.flatMap((dock) => {
    const driver = driverOf.get(dock.target_driver ?? 0);
    const goneMs = dock.gone_at ? Date.parse(dock.gone_at) : null;
    const stops = tasks.filter((task) => task.dock === dock.id);
    if (!driver || goneMs === null || goneMs >= nowMs || stops.length === 0 || !random.chance(0.7)) return [];
    const order = orderOf.get(random.pick(stops).linked_order);
    if (!order) return [];
    const atMs = random.int(goneMs, nowMs - 1);
    const link = { dock_id: dock.id, order_id: order.id, order_random_id: order.random_id ?? '' };
    return [makeDemand(scene, { driver, atMs, link, fate: random.chance(0.2) ? 'validated' : 'open' })];
  });
}

/** Demands for rounds and orders that are deleted already. */
function demandsOfMonth(scene: Scene, { drivers }: Day): Made[] {
  const { random, nowMs } = scene;
  return drivers.flatMap((driver) =>
    Array.from({ length: random.int(1, 6) }, () => {
      const link = {
        dock_id: random.int(2_900_000, 3_100_000),
        order_id: OrderId.parse(random.int(46_000_000, 48_000_000)),
        order_random_id: publicNumber(random),
      };
      const atMs = nowMs - random.int(1, keptDays) * dayMs - random.int(0, 4) * hourMs;
      const fate = random.weighted([
        ['validated', 6],
        ['refused', 3],
        ['open', 1],
      ] as const);
      return makeDemand(scene, { driver, atMs, link, fate });
    }),
  );
}

interface Asked {
  readonly driver: Driver;
  readonly atMs: number;
  readonly link: Pick<WorldDemand, 'dock_id' | 'order_id' | 'order_random_id'>;
  readonly fate: 'open' | 'refused' | 'validated';
}

function makeDemand({ center, nextId, random, nowMs }: Scene, { driver, atMs, link, fate }: Asked): Made {
  const { type, label, comments } = random.pick(occasions);
  const minutes = random.int(1, 8) * 5;
  const comment = random.pick(comments);
  const reviewer = fate === 'open' ? null : random.pick(reviewers);
  const reviewedMs = Math.min(atMs + random.int(10, 20 * 60) * minuteMs, nowMs - 1);
  const asked = { center_id: center.id, driver: driver.id, minutes, comment };
  const cost: WorldExtraCost | null =
    reviewer && fate === 'validated'
      ? {
          ...asked,
          id: nextId('extraCost'),
          day: parisDay(atMs),
          amount_cents: centsOfMinutes(driver.hourly_rate, minutes),
          extracost_type: type === otherType ? 3 : type,
          done_by: reviewer.email,
          created_at: iso(reviewedMs),
        }
      : null;
  const demand = {
    ...asked,
    ...link,
    id: DemandId.parse(nextId('extraCostDemand')),
    created_at: iso(atMs),
    demand_type: type,
    demand_type_label: label,
    reviewed_by: reviewer?.id ?? null,
    reviewed_at: reviewer && iso(reviewedMs),
    extra_cost: cost?.id ?? null,
  };
  return { demand, cost };
}
