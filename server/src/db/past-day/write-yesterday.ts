import { inArray } from 'drizzle-orm';
import type { Client } from '../../../../src/domain/task/task.ts';
import type { PastRound, PastStop } from '../../world/orders/yesterday.ts';
import { phoneOf } from '../../world/people/contacts.ts';
import type { World } from '../../world/world.ts';
import { authorOf } from '../authors.ts';
import type { Tx } from '../connection/open.ts';
import { enterCredits } from '../money.ts';
import { docks, tasks } from '../schema/day.ts';
import { extraCostDemands } from '../schema/drivers/extra-costs.ts';
import { outgoingMessages } from '../schema/outgoing.ts';
import { nexts, packerTasks } from '../schema/preparation.ts';

type Known = Pick<World, 'drivers' | 'tasks'>;

/** Who wrote and credited. */
const author = 'Service clients';

/** Of the day before, before any board was read: no delta tells of it. */
const gone = { rev: 1, left_rev: 1 };

/** Enters the rounds of yesterday with their deliveries, and what was recorded about them. */
export async function insertYesterday(tx: Tx, rounds: readonly PastRound[], { drivers, tasks: today }: Known) {
  if (rounds.length === 0) return;
  const driverOf = (round: PastRound, nth: number) => {
    const own = drivers.filter((driver) => driver.center === round.center);
    return own[nth % Math.max(1, own.length)];
  };
  const made = rounds.map((round, nth) => ({ round, driver: driverOf(round, nth) }));
  await tx.insert(docks).values(
    made.map(({ round, driver }) => ({
      ...{ ...gone, id: round.id, center_id: round.center, hidden: true },
      ...{ dock_type: 'DRIVER_SOFT', current_status: 'closed' },
      ...{ target_driver: driver?.id ?? null, driver: driver?.id ?? null, target_vehicle: driver?.vehicle ?? null },
      ...{ created_at: round.createdAt, gone_at: round.goneAt, finished_at: round.closedAt, closed_at: round.closedAt },
      data: { departure: round.departure, driver_name: driver?.name ?? null },
    })),
  );
  const clients = new Map<number, Client>(today.flatMap(({ client }) => (client?.id ? [[client.id, client]] : [])));
  await tx.insert(tasks).values(
    made.flatMap(({ round, driver }) =>
      round.stops.map(({ task, order, clientId, status }, at) => ({
        ...{ ...gone, ...task, center_id: round.center, status, dock: round.id, dock_rank: at + 1 },
        delivery_man_id: status === 'received' ? (driver?.id ?? null) : null,
        data: {
          client: clients.get(clientId) ?? null,
          address: order.shipping_address ?? null,
          estimated_travel_departure_at: round.departure,
        },
      })),
    ),
  );
  const stops = rounds.flatMap((round) => round.stops.map((stop) => ({ round, stop })));
  await insertWork(tx, stops);
  await insertMessages(tx, stops);
  await insertCredits(tx, stops);
  const demands = made.flatMap(({ round, driver }) =>
    round.stops.flatMap(({ order, asked }) =>
      asked && driver
        ? [
            {
              ...{ center_id: round.center, driver: driver.id, created_at: asked.at, dock_id: round.id },
              ...{ order_id: order.id, order_random_id: order.random_id ?? '', demand_type: 2 },
              ...{ demand_type_label: 'Attente chez le client', minutes: asked.minutes, comment: asked.comment },
            },
          ]
        : [],
    ),
  );
  if (demands.length > 0) await tx.insert(extraCostDemands).values(demands);
}

interface Of {
  readonly round: PastRound;
  readonly stop: PastStop;
}

const halfHourMs = 30 * 60_000;
/** Task type of the preparation of an order (PRP-722). */
const packingType = 15;

async function insertWork(tx: Tx, stops: readonly Of[]) {
  const centers = [...new Set(stops.map(({ round }) => round.center))];
  const packers = await tx
    .select({ id: nexts.id, center: nexts.center_id })
    .from(nexts)
    .where(inArray(nexts.center_id, centers));
  const works = stops.flatMap(({ round, stop: { order, readyAt } }) => {
    const packer = packers.find(({ center }) => center === round.center);
    if (!packer || readyAt === null) return [];
    const started_at = new Date(Date.parse(readyAt) - halfHourMs).toISOString();
    const task = { center_id: round.center, next_id: packer.id, task_type: packingType, order_id: order.id };
    return [{ ...task, items: order.products?.length ?? 0, started_at, ended_at: readyAt }];
  });
  if (works.length > 0) await tx.insert(packerTasks).values(works);
}

async function insertMessages(tx: Tx, stops: readonly Of[]) {
  const sent = stops.flatMap(({ stop: { order, clientId, textedAt } }) => {
    const phone = phoneOf(clientId);
    if (textedAt === null || phone === null) return [];
    return [
      {
        ...{ id: `yesterday-${order.id}`, order_id: order.id, phone, done_by: author },
        body: 'Votre livreur est retardé, nous vous prions de nous en excuser.',
        ...{ state: 'sent' as const, attempts: 1, created_at: textedAt, due_at: textedAt, ended_at: textedAt },
      },
    ];
  });
  if (sent.length > 0) await tx.insert(outgoingMessages).values(sent);
}

async function insertCredits(tx: Tx, stops: readonly Of[]) {
  const author_id = await authorOf(tx, author);
  await enterCredits(
    tx,
    stops.flatMap(({ stop: { order, clientId, credit } }) =>
      credit
        ? [
            {
              ...{ kind: 'credit' as const, customer_id: clientId, order_id: order.id, cents: credit.cents, author_id },
              ...{ created_at: credit.at, notes: 'Livraison en retard' },
            },
          ]
        : [],
    ),
  );
}
