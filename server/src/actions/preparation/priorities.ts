import * as z from 'zod/mini';
import { namesSet, valuesOf } from '../../../../src/domain/basis.ts';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { limits } from '../../../../src/domain/preparation/commands/priorities.ts';
import { NextConfigId, zoneTaskType } from '../../../../src/domain/preparation/next-config.ts';
import { mostLimit } from '../../../../src/domain/preparation/priorities.ts';
import { preparationRefusals } from '../../../../src/domain/preparation/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Count, Rank } from '../../../../src/domain/schema.ts';
import { readNextConfigs, takeFloorIds } from '../../db/center/floor.ts';
import { isId } from '../../db/ids.ts';
import { nextConfigs } from '../../db/schema/preparation.ts';
import { newConfig } from '../../world/goods/floor.ts';
import { spotsOf } from '../../world/rounds/task-types.ts';
import { action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { theNextConfigs } from './answers.ts';

/** Every type of task of a floor gets a config; the list is answered by rank (PRP-247, API-P23). */
export const createConfigs = action({
  method: 'POST',
  path: '/nextconfigs/auto_create/',
  summary: 'Crée les priorités qui manquent, et les donne toutes',
  permission: 'assign',
  answers: ['NextConfig'],
  input: z.object({ body: z.strictObject({ logistics_center_id: CenterId }) }),
  subject: ({ body }) => ({ kind: 'metas', id: body.logistics_center_id }),
  reads: () => ({ settings: true }),
  facts: async (tx, { body }, rows) => {
    const present = await readNextConfigs(tx, { center: body.logistics_center_id, since: 0 });
    const known = new Set(present.map(({ next_task_type, external_id }) => `${next_task_type}/${external_id}`));
    const missing = spotsOf(rows.settings?.pseudo_zones ?? []).filter(
      ({ type, zone }) => !known.has(`${type}/${zone}`),
    );
    const ids = missing.length > 0 ? await takeFloorIds(tx, 'nextConfig', missing.length) : [];
    return { last: Math.max(0, ...present.map(({ rank }) => rank)), missing, ids };
  },
  decide: ({ body }, _rows, _nowMs, { last, missing, ids }) => ({
    verdict: 'accept',
    patches: [],
    floor: missing.map((spot, at) => ({
      kind: 'nextConfig',
      insert: newConfig(spot, ids[at] ?? 0, last + at + 1),
    })),
    answer: theNextConfigs(body.logistics_center_id),
  }),
});

const Limit = z.nullish(Count.check(z.maximum(mostLimit)));
const Place = Rank.check(z.maximum(100_000));

const Changed = z.strictObject({
  id: NextConfigId,
  rank: z.optional(Place),
  /** The rank its author saw; left out, nothing is compared (PRP-239). */
  rank_was: z.optional(z.nullable(Place)),
  max_staff: Limit,
  max_buffer: Limit,
  late_threshold: Limit,
  is_high_priority_spot: z.optional(z.boolean()),
  is_one_grant_bypass_max_buffer: z.optional(z.boolean()),
});

/**
 * Sets the order of priorities, or values of some (PRP-239, PRP-244, API-P24). Ranks that do not make 1 to n of the
 * server's configs come from another order: a 409 with the present list.
 */
export const changeConfigs = action({
  method: 'POST',
  path: '/nextconfigs/bulk/',
  summary: 'Enregistre des priorités',
  permission: 'assign',
  answers: ['NextConfig'],
  input: z.object({ body: z.array(Changed).check(z.minLength(1), z.maxLength(500)) }),
  subject: ({ body: [first] }) => ({ kind: 'nextConfig', id: first?.id ?? 0 }),
  reads: () => ({}),
  facts: async (tx, { body: [first] }) => {
    const [place] = await tx
      .select({ center: nextConfigs.center_id })
      .from(nextConfigs)
      .where(isId(nextConfigs.id, first?.id ?? 0));
    const center = place?.center ?? 0;
    return { center, present: await readNextConfigs(tx, { center, since: 0 }) };
  },
  // One value of one type of task: ranks have their own comparison.
  basis: ({ body: [first, ...others] }, _rows, { center, present }) => {
    const names = namesSet(first ?? {}).filter((name) => limits.some((limit) => limit === name));
    const config = present.find(({ id }) => id === first?.id);
    const values = others.length === 0 && names.length === 1 ? valuesOf(config, names) : undefined;
    return values ? { values, nextConfigsOf: center } : null;
  },
  decide: ({ body }, _rows, _nowMs, { center, present }) => {
    const texts = { refusals: preparationRefusals };
    const byId = new Map(present.map((config) => [config.id, config]));
    const isOfZone = ({ id }: { readonly id: NextConfigId }) => byId.get(id)?.next_task_type === zoneTaskType;
    const isOfBuffer = (change: z.infer<typeof Changed>) =>
      change.max_buffer !== undefined || change.is_one_grant_bypass_max_buffer !== undefined;
    if (body.some(({ id }) => !byId.has(id))) return conflictOf(texts, refuse('otherRanks'), { nextConfigsOf: center });
    if (body.some((change) => isOfBuffer(change) && !isOfZone(change))) return refusalOf(texts, refuse('zoneOnly'));
    const isOther = ({ id, rank_was }: z.infer<typeof Changed>) =>
      rank_was !== undefined && (byId.get(id)?.rank ?? null) !== rank_was;
    if (body.some(isOther)) return conflictOf(texts, refuse('otherRanks'), { nextConfigsOf: center });
    const ranks = new Map(present.map(({ id, rank }) => [id, rank]));
    for (const { id, rank } of body) if (rank !== undefined) ranks.set(id, rank);
    const isReordered = body.some(({ rank }) => rank !== undefined);
    const sorted = [...ranks.values()].sort((one, other) => one - other);
    if (isReordered && sorted.some((rank, at) => rank !== at + 1))
      return conflictOf(texts, refuse('otherRanks'), { nextConfigsOf: center });
    return {
      verdict: 'accept',
      patches: [],
      floor: body.map(({ id, rank_was: _, ...set }) => ({ kind: 'nextConfig', id, set: withoutUndefined(set) })),
      answer: theNextConfigs(center),
    };
  },
});

/** Absent fields stay as they are. */
const withoutUndefined = <Set extends object>(set: Set) =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
