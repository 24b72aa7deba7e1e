import { and, eq, isNull } from 'drizzle-orm';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { centerOfDriver, type Driver } from '../../../../src/domain/driver/driver.ts';
import { assert } from '../../../../src/domain/result.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import type { Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { presencePunches, presences } from '../schema/drivers/presences.ts';
import { type PresenceFacts, readFacts } from './facts.ts';
import { writesInto } from './log-months.ts';

export type Presence = typeof presences.$inferSelect;

const isoOf = (ms: number) => new Date(ms).toISOString();

/** Times as they count: a correction replaces the badge (LOG-066). */
export const startOf = ({ manual_edit_start, started_at }: Pick<Presence, 'manual_edit_start' | 'started_at'>) =>
  Date.parse(manual_edit_start ?? started_at);
export function endOf({ manual_edit_end, ended_at }: Pick<Presence, 'manual_edit_end' | 'ended_at'>): number | null {
  const end = manual_edit_end ?? ended_at;
  return end === null ? null : Date.parse(end);
}

/** A line without an end is an error of an ended presence (LOG-039). */
const frozen = (facts: PresenceFacts, nowMs: number) => ({
  ...facts,
  frozen_at: isoOf(nowMs),
  has_error: facts.lines.some(({ back_at }) => back_at === null),
});

/** Of an ended presence, the facts that stay; of one without an end none. */
export async function frozenOf(tx: Tx, presence: Frozen, nowMs: number) {
  const endMs = endOf(presence);
  if (endMs === null) return unfrozen;
  const span = { driver: presence.driver, presence: presence.id, startMs: startOf(presence), endMs };
  const [facts] = await readFacts(tx, [span]);
  assert(facts, 'there are facts for each span');
  return frozen(facts, nowMs);
}
/** `id` is null before it has a row. */
type Frozen = { readonly id: number | null } & Pick<
  Presence,
  'driver' | 'started_at' | 'ended_at' | 'manual_edit_start' | 'manual_edit_end'
>;

const unfrozen = {
  ...{ frozen_at: null, pay_mode: null, hourly_cents: null, order_cents: null, day_cents: null },
  ...{ planning: null, lines: null, has_error: false },
};

/** The presence a driver is in: the one that began when his row says so. One whose end was forgotten is none. */
async function openPresenceOf(tx: Tx, driver: Driver): Promise<Presence | undefined> {
  const begun = driver.current_presence_start;
  if (!begun) return undefined;
  const [found] = await tx
    .select()
    .from(presences)
    .where(and(isId(presences.driver, driver.id), isNull(presences.ended_at), eq(presences.started_at, begun)))
    .for('update');
  return found;
}

/** A driver begins a presence, by his badge or by START. */
export const beginPresence =
  (driver: Driver, { vehicle, startMs }: { readonly vehicle: string | null; readonly startMs: number }) =>
  async (tx: Tx): Promise<void> => {
    await insertBegun(tx, driver, vehicle, startMs);
  };

async function insertBegun(tx: Tx, driver: Driver, vehicle: string | null, startMs: number): Promise<Presence> {
  await writesInto(tx, driver.id, [parisDay(startMs)]);
  const [made] = await tx
    .insert(presences)
    .values({ center_id: centerOf(driver), driver: driver.id, vehicle, started_at: isoOf(startMs) })
    .returning();
  assert(made, 'a row that is written is told');
  await tx.insert(presencePunches).values({ presence_id: made.id, kind: 'start', at: made.started_at });
  return made;
}

/**
 * A driver ends his presence. One that has an end by hand already keeps what it froze then. A presence of before there
 * were logs began when his row says so.
 */
export const endPresence = (driver: Driver) => async (tx: Tx, nowMs: number) => {
  const begunMs = driver.current_presence_start ? Date.parse(driver.current_presence_start) : null;
  const open =
    (await openPresenceOf(tx, driver)) ??
    (begunMs === null ? undefined : await insertBegun(tx, driver, driver.vehicle ?? null, Math.min(begunMs, nowMs)));
  if (!open) return;
  await writesInto(tx, driver.id, [open.day]);
  // Never before its start, should the clocks of two processes differ.
  const ended = { ...open, ended_at: isoOf(Math.max(nowMs, startOf(open))) };
  const facts =
    open.frozen_at === null ? { ...(await frozenOf(tx, ended, nowMs)), vehicle: driver.vehicle ?? open.vehicle } : {};
  await tx
    .update(presences)
    .set({ ended_at: ended.ended_at, ...facts })
    .where(isId(presences.id, open.id));
  await tx.insert(presencePunches).values({ presence_id: open.id, kind: 'stop', at: ended.ended_at });
};

/** The center of a presence: that of its driver when it begins. */
export const centerOf = (driver: Driver): CenterId => CenterId.parse(centerOfDriver(driver));
