import type { Transaction } from 'dexie';
import { Metas } from '../domain/center/center.ts';
import { fits } from '../domain/schema.ts';
import { isRecord, type RawRow } from '../domain/wire.ts';

/**
 * Settings that an older build has stored bear names of its own: they are told in those of the tables, so that nothing
 * waiting in the outbox is refused for want of them, and asked for anew. Rows that still cannot be read are dropped.
 */
export async function renewSettings(old: Transaction): Promise<void> {
  const stored = await old.table('metas').toArray();
  await old.table('metas').clear();
  const renewed = stored.map((it: { readonly row: RawRow }) => ({ ...it, row: inTodaysNames(it.row) }));
  await old.table('metas').bulkPut(renewed.filter(({ row }) => fits(Metas, row)));
  await old.table('sources').toCollection().modify({ etag: null });
}

function inTodaysNames(row: RawRow): RawRow {
  const {
    order_status_transitions: general,
    subscription_status_transitions: subscription,
    repreparation_origin_statuses: origins,
    ...rest
  } = row;
  const statuses = {
    ALLOWED_TRANSITIONS: general,
    SUBSCRIPTION_ALLOWED_TRANSITIONS: subscription,
    ORIGIN_STATUSES_FOR_REPREPARATION_REASON: origins,
  };
  return {
    ...rest,
    ...(general || subscription || origins ? { order_statuses: statuses } : {}),
    ...ofList(row, 'sites', (sites) => Object.fromEntries(sites.map(({ id, ...site }) => [String(id), site]))),
    ...ofList(row, 'transit_area_types', (types) => types.map(({ name, ...type }) => ({ label: name, ...type }))),
    ...ofList(row, 'repreparation_reasons', reasonsById),
    ...ofList(row, 'blocking_exit_reasons', (reasons) => ({
      AVAILABLE: reasons.map(({ id }) => id),
      ...reasonsById(reasons),
    })),
  };
}

const ofList = (row: RawRow, name: string, renew: (list: readonly RawRow[]) => unknown) => {
  const value = row[name];
  return Array.isArray(value) ? { [name]: renew(value.filter(isRecord)) } : {};
};

const reasonsById = (reasons: readonly RawRow[]) => ({
  ID_TO_LABEL: Object.fromEntries(reasons.map(({ id, label }) => [String(id), label])),
  MANDATORY_COMMENT: reasons.flatMap(({ id, needs_comment }) => (needs_comment === true ? [id] : [])),
});
