import * as z from 'zod/mini';
import { valuesOf } from '../../basis.ts';
import { CenterId } from '../../center/center-id.ts';
import { type Acceptance, command, get, hours, live, patchTo, post, queued } from '../../command.ts';
import { answersFields, answersOne } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch, type Reader } from '../../rows.ts';
import { Id, Instant } from '../../schema.ts';
import { flatten, isRecord, listOf } from '../../wire.ts';
import { de } from '../../words/elided.ts';
import { grantKey, isRunning, type Next, NextId } from '../next.ts';
import { alwaysActive } from '../next-config.ts';
import { isGranted } from '../next-task.ts';
import { preparationRefusals } from '../text.ts';

/** A packer, by his record of the assignment table; `name` is for texts. */
const who = { center: CenterId, nextId: NextId, name: z.string() };
interface Who {
  readonly center: CenterId;
  readonly nextId: NextId;
}

const nextOf = ({ nextId }: Who, rows: Reader): Next | undefined => rows.get('next', nextId);

/** Parts that all actions on a packer share: the row read, the call that reads it again, and the lane. */
const onPacker = {
  reads: ({ nextId }: Who) => ({ next: [nextId] }),
  // The answer may be a permission alone, without an id: it has no row (API-P20).
  accept: (body: unknown, { nextId }: Who): Acceptance => ({
    rows: isRecord(body) && body.id === nextId ? flatten('next', 'answer', [body]) : [],
  }),
  reread: ({ center }: Who) => get('/tasks/state/', { query: { center_id: String(center) } }),
  acceptReread: (body: unknown): Acceptance => ({ rows: flatten('next', 'answer', listOf(body, 'nexts') ?? []) }),
  lane: ({ nextId }: Who) => [keyOf('next', nextId)],
};

const ForceArgs = z.object({ ...who, type: z.nullable(Id), typeName: z.string() });

/** Chooses a packer's next task by hand, or leaves it to the rules again (PRP-197, API-P18). */
export const forceNext = command('packer.next', {
  version: 1,
  args: ForceArgs,
  ...onPacker,
  guard: (args, rows) => {
    const next = nextOf(args, rows);
    if (!next?.user) return refuse('gone');
    if (next.user.stopped) return refuse('stopped');
    const { type } = args;
    // Whether a type is active is checked by the server: the screen offers only active ones.
    return type === null || alwaysActive.has(type) || isGranted(next, type) ? null : refuse('notGranted');
  },
  holds: (args, rows) => {
    const next = nextOf(args, rows);
    return next !== undefined && (next.next_task_type ?? null) === args.type;
  },
  effect: (args, rows) => patch('next', nextOf(args, rows), { next_task_type: args.type }),
  basis: (args, rows) => valuesOf(nextOf(args, rows), ['next_task_type']),
  request: ({ nextId, type }) => patchTo(`/nexts/${nextId}/`, { body: { next_task_type: type } }),
  answers: ({ nextId }) => answersOne('e-12', nextId),
  delivery: queued(hours(2)),
  text: {
    title: 'Prochaine tâche',
    label: ({ name, typeName }) => `Prochaine tâche ${de(name)} : ${typeName}`,
    success: 'Sauvegarde effectuée',
    refusals: preparationRefusals,
  },
});

const GrantArgs = z.object({
  ...who,
  userId: Id,
  /** With type and zone the key of the permission. */
  identifier: z.string(),
  grantName: z.string(),
  taskType: z.nullable(Id),
  externalId: z.nullable(Id),
  value: z.boolean(),
});

/** Whether a packer may do a type of task (PRP-188, API-P20): the new state is sent, never a toggle. */
export const setGrant = command('packer.grant', {
  version: 1,
  args: GrantArgs,
  ...onPacker,
  guard: (args, rows): Refusal | null => {
    const next = nextOf(args, rows);
    if (!next?.user) return refuse('gone');
    if (next.user.stopped) return refuse('stopped');
    return grantOf(next, args) ? null : refuse('noGrant');
  },
  holds: (args, rows) => (grantOf(nextOf(args, rows), args)?.value ?? null) === args.value,
  effect: (args, rows) => {
    const next = nextOf(args, rows);
    const key = keyIn(args);
    const grants = (next?.grants ?? []).map((grant) =>
      grantKey(grant) === key ? { ...grant, value: args.value } : grant,
    );
    return patch('next', next, { grants });
  },
  request: ({ userId, identifier, value, taskType, externalId }) =>
    post(`/users/${userId}/grant/`, { body: { identifier, value, task_type: taskType, external_id: externalId } }),
  // The permission, or the record with all permissions.
  answers: () => answersFields('grant', ['identifier', 'grants']),
  delivery: queued(hours(2)),
  text: {
    title: 'Permission',
    label: ({ name, grantName, value }) => `Permission ${de(name)}, ${grantName} : ${value ? 'oui' : 'non'}`,
    success: 'Sauvegarde effectuée',
    refusals: preparationRefusals,
  },
});

type Named = Pick<z.infer<typeof GrantArgs>, 'identifier' | 'taskType' | 'externalId'>;

const keyIn = ({ identifier, taskType, externalId }: Named) =>
  grantKey({ identifier, task_type: taskType, external_id: externalId });

const grantOf = (next: Next | undefined, named: Named) =>
  next?.grants?.find((grant) => grantKey(grant) === keyIn(named));

const StopArgs = z.object({ ...who, at: Instant });

/** Ends a packer's present task (PRP-196, API-P19). `at` is shown until the server sends its own time. */
export const stopTask = command('packer.stop', {
  version: 1,
  args: StopArgs,
  ...onPacker,
  guard: (args, rows) => {
    const next = nextOf(args, rows);
    if (!next?.user) return refuse('gone');
    return isRunning(next) ? null : refuse('notRunning');
  },
  holds: (args, rows) => {
    const next = nextOf(args, rows);
    return next !== undefined && !isRunning(next);
  },
  effect: (args, rows) => {
    const next = nextOf(args, rows);
    if (!next || !isRunning(next)) return [];
    return patch('next', next, {
      current_task_type: null,
      last_task_type: next.current_task_type ?? null,
      last_ended_at: args.at,
    });
  },
  request: ({ nextId }) => post(`/nexts/${nextId}/task_done/`),
  answers: ({ nextId }) => answersOne('e-12', nextId),
  delivery: live,
  text: {
    title: "Arrêt d'une tâche",
    label: ({ name }) => `Arrêt de la tâche ${de(name)}`,
    success: 'Sauvegarde effectuée',
    refusals: preparationRefusals,
  },
});
