import { and, eq, gte, isNotNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import type { Db } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { centers } from '../schema/center.ts';
import { docks } from '../schema/day.ts';
import { type PresenceLine, presences } from '../schema/drivers/presences.ts';

/** A driver's presence, or the part of it so far. */
export interface Span {
  readonly driver: number;
  readonly startMs: number;
  readonly endMs: number;
  /** The presence itself, if it has a row. */
  readonly presence: number | null;
}

export interface DrivenRound extends PresenceLine {
  readonly driver: number | null;
}

const target = sql`(${docks.data} ->> 'cross_docking_target_center')::bigint`;
const ending = sql`(${docks.data} ->> 'ending_center')::bigint`;
const tasksOf = (which = sql`true`) =>
  sql<string>`(select count(*) from tasks t join orders o on o.id = t.linked_order where t.dock = ${docks.id} and ${which})`;

const endCenter = alias(centers, 'end_center');
const nameOf = (center: typeof centers | typeof endCenter) => sql<string | null>`${center.data} ->> 'name'`;

/** The rounds that left while their drivers were present, the earliest first (LOG-038). */
export async function readRounds(db: Db, spans: readonly Span[]): Promise<DrivenRound[]> {
  const found = await db
    .select({
      ...{ dock_id: docks.id, driver: docks.driver, left_at: docks.gone_at, back_at: docks.finished_at },
      ...{ start_center: nameOf(centers), end_center: nameOf(endCenter) },
      ...{
        stops: tasksOf(),
        orders: tasksOf(sql`o.status = 'received'`),
        isCrossDock: sql<boolean>`${target} is not null`,
      },
      gain: sql<string | null>`${docks.data} ->> 'driver_gain_real'`,
    })
    .from(docks)
    .innerJoin(centers, eq(centers.id, docks.center_id))
    .leftJoin(endCenter, sql`${endCenter.id} = coalesce(${target}, ${ending}, ${docks.center_id})`)
    .where(and(isNotNull(docks.gone_at), or(...spans.map(leftIn))))
    .orderBy(docks.gone_at, docks.id);
  return found.map(({ stops, orders, isCrossDock, gain, left_at, ...round }) => ({
    ...round,
    left_at: left_at ?? '',
    comment: isCrossDock ? 'Crossdocking' : stopsText(Number(stops)),
    orders: Number(orders),
    // A round that never ended is paid once somebody says when it did.
    amount_cents: round.back_at === null || gain === null ? null : centsOfEuros(Number(gain)),
  }));
}

const stopsText = (count: number) => `${count} arrêt${count > 1 ? 's' : ''}`;

const leftIn = ({ driver, startMs, endMs }: Span) =>
  and(isId(docks.driver, driver), gte(docks.gone_at, isoOf(startMs)), lte(docks.gone_at, isoOf(endMs)));

const isoOf = (ms: number) => new Date(ms).toISOString();

/** The docks that stand in ended logs of these drivers about these days; those of the spans' own logs are free. */
export async function readTakenRounds(db: Db, spans: readonly Span[]): Promise<ReadonlySet<number>> {
  const day = (ms: number, off: number) => isoOf(ms + off * 86_400_000).slice(0, 10);
  const near = ({ driver, startMs, endMs, presence }: Span) =>
    and(
      isId(presences.driver, driver),
      gte(presences.day, day(startMs, -2)),
      lte(presences.day, day(endMs, 1)),
      presence === null ? undefined : sql`${presences.id} <> ${presence}`,
    );
  const found = await db
    .select({ dock: sql<string>`jsonb_array_elements(${presences.lines}) ->> 'dock_id'` })
    .from(presences)
    .where(and(isNotNull(presences.lines), or(...spans.map(near))));
  return new Set(found.map(({ dock }) => Number(dock)));
}
