import * as z from 'zod/mini';
import { seenInForm, valuesOf } from '../../basis.ts';
import { CenterId } from '../../center/center-id.ts';
import { type Acceptance, type Command, command, get, guarded, hours, post, queued } from '../../command.ts';
import { answersAll } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch, type RowOf } from '../../rows.ts';
import { Count, Rank } from '../../schema.ts';
import { flatten, listOf } from '../../wire.ts';
import { NextConfigId, zoneTaskType } from '../next-config.ts';
import { preparationRefusals } from '../text.ts';

const path = '/nextconfigs/bulk/';
const priorityRefusals = { ...preparationRefusals, gone: "Ce type de tâche n'est plus dans la liste." };

/** The answer is the whole list, as in the board's state (API-P24). */
const accept = (body: unknown): Acceptance => ({
  rows: flatten('nextConfig', 'answer', Array.isArray(body) ? body : []),
});
const inCenter = {
  accept,
  reread: ({ center }: { readonly center: CenterId }) => get('/tasks/state/', { query: { center_id: String(center) } }),
  acceptReread: (body: unknown) => accept(listOf(body, 'nextconfigs')),
};

interface ChangeArgs {
  readonly center: CenterId;
  readonly configId: NextConfigId;
  readonly name: string;
  readonly field: (typeof limits)[number] | (typeof switches)[number];
  readonly value: number | boolean;
}

/** Limits changed by a prompt: minutes, and two numbers of people or orders (PRP-240 to PRP-242). */
export const limits = ['late_threshold', 'max_staff', 'max_buffer'] as const;
/** Switches (PRP-235, PRP-237). */
export const switches = ['is_high_priority_spot', 'is_one_grant_bypass_max_buffer'] as const;

/** Only type 15 has them (PRP-236, PRP-237). */
const ofZones: ReadonlySet<string> = new Set(['max_buffer', 'is_one_grant_bypass_max_buffer']);

/** Saves one value of one type of task at once (PRP-244). Of two values, only a number can have become a third. */
function changeCommand<Name extends string, Schema extends z.ZodMiniType<ChangeArgs>>(
  name: Name,
  args: Schema,
  shown: (value: number | boolean) => string,
  isNumber: boolean,
): Command<z.infer<Schema>> & { readonly name: Name } {
  return command(name, {
    version: 1,
    args,
    ...inCenter,
    reads: ({ configId }) => ({ nextConfig: [configId] }),
    guard: ({ configId, field }, rows) => {
      const config = rows.get('nextConfig', configId);
      if (!config) return refuse('gone');
      return ofZones.has(field) && config.next_task_type !== zoneTaskType ? refuse('zoneOnly') : null;
    },
    holds: ({ configId, field, value }, rows) => rows.get('nextConfig', configId)?.[field] === value,
    effect: ({ configId, field, value }, rows) =>
      patch('nextConfig', rows.get('nextConfig', configId), { [field]: value }),
    request: ({ configId, field, value }) => post(path, { body: [{ id: configId, [field]: value }] }),
    answers: ({ configId }) => answersAll('e-11', [configId]),
    ...(isNumber ? { basis: ({ configId, field }, rows) => valuesOf(rows.get('nextConfig', configId), [field]) } : {}),
    lane: ({ configId }) => [keyOf('nextConfig', configId)],
    delivery: queued(hours(2)),
    text: {
      title: 'Priorité',
      label: (it) => `${priorityLabels[it.field]}, ${it.name} : ${shown(it.value)}`,
      success: 'Sauvegarde effectuée',
      refusals: priorityRefusals,
    },
  });
}

/** The label of each value of a type of task (PRP-243). */
export const priorityLabels: Readonly<Record<ChangeArgs['field'], string>> = {
  late_threshold: 'Seuil de retard',
  max_staff: 'Nombre maximum de préparateurs',
  max_buffer: 'Buffer maximum',
  is_high_priority_spot: 'Poste prioritaire',
  is_one_grant_bypass_max_buffer: 'Bypass',
};

const ofConfig = { center: CenterId, configId: NextConfigId, name: z.string() };

/** A limit of a type of task (PRP-240 to PRP-242, API-P24). */
export const setLimit = changeCommand(
  'priority.limit',
  z.object({ ...ofConfig, field: z.enum(limits), value: Count, ...seenInForm }),
  String,
  true,
);

/** A switch of a type of task (PRP-235, PRP-237, API-P24). */
export const setSwitch = changeCommand(
  'priority.switch',
  z.object({ ...ofConfig, field: z.enum(switches), value: z.boolean() }),
  (value) => (value ? 'oui' : 'non'),
  false,
);

const OrderArgs = z.object({
  center: CenterId,
  /** The types of task whose rank changes, with the rank their author saw. */
  ranks: z.array(z.object({ id: NextConfigId, from: z.nullable(Rank), to: Rank })).check(z.minLength(1)),
});

type Ranked = z.infer<typeof OrderArgs>['ranks'][number];
type Config = RowOf<'nextConfig'>;

const rankOf = ({ rank }: Config) => rank ?? null;

const refusalOf = (config: Config | undefined, { from, to }: Ranked): Refusal | null => {
  if (!config) return refuse('gone');
  return rankOf(config) === from || rankOf(config) === to ? null : refuse('otherRanks');
};

/**
 * Puts the types of task into another order, by one call (PRP-239, API-P24); if the server has other ranks it answers a
 * 409 with the list.
 */
export const orderPriorities = command('priorities.order', {
  version: 1,
  args: OrderArgs,
  ...inCenter,
  reads: ({ ranks }) => ({ nextConfig: ranks.map(({ id }) => id) }),
  guard: ({ ranks }, rows) =>
    ranks.map((it) => refusalOf(rows.get('nextConfig', it.id), it)).find((refusal) => refusal !== null) ?? null,
  holds: ({ ranks }, rows) => ranks.every(({ id, to }) => rows.get('nextConfig', id)?.rank === to),
  effect: ({ ranks }, rows) =>
    ranks.flatMap(({ id, to }) => patch('nextConfig', rows.get('nextConfig', id), { rank: to })),
  isOneList: true,
  basis: ({ ranks }, rows) =>
    Object.fromEntries(ranks.map(({ id }) => [String(id), rows.get('nextConfig', id)?.rank ?? null])),
  anew: ({ ranks, ...args }, rows) => ({
    ...args,
    ranks: ranks.map((it) => ({ ...it, from: rows.get('nextConfig', it.id)?.rank ?? null })),
  }),
  request: ({ ranks }) => post(path, { body: ranks.map(({ id, from, to }) => ({ id, rank: to, rank_was: from })) }),
  answers: ({ ranks }) =>
    answersAll(
      'e-11',
      ranks.map(({ id }) => id),
    ),
  lane: ({ ranks }) => ranks.map(({ id }) => keyOf('nextConfig', id)),
  delivery: guarded(hours(2)),
  text: {
    title: 'Ordre des priorités',
    label: ({ ranks: { length } }) =>
      `Ordre des priorités : ${length > 1 ? `${length} rangs changés` : '1 rang changé'}`,
    success: 'Sauvegarde effectuée',
    moved: () => preparationRefusals.otherRanks,
    refusals: priorityRefusals,
  },
});
