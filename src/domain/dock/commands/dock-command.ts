import type * as z from 'zod/mini';
import type { Basis } from '../../basis.ts';
import {
  type Acceptance,
  type Command,
  type CommandText,
  command,
  type Delivery,
  get,
  post,
  type ReadKeys,
  type RequestSpec,
} from '../../command.ts';
import { answersOne, type DocumentedAnswer } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, type Patch, type Reader, type RowKey, type RowOf } from '../../rows.ts';
import type { TaskId } from '../../task/task.ts';
import { flatten, isRecord } from '../../wire.ts';
import { errorText } from '../../words/error-text.ts';
import type { DockId } from '../dock.ts';
import { whyNotOver } from '../over.ts';
import { overRefusals } from '../text.ts';

type DockArgs = { readonly dockId: DockId };

/** The parts of one action on a dock; `dockCommand` adds those that all share. */
interface DockSpec<Schema extends z.ZodMiniType<DockArgs>> {
  readonly args: Schema;
  /** Other rows that the rules read. */
  readonly reads?: (args: z.infer<Schema>) => ReadKeys;
  /** Other rows for which actions keep their order. */
  readonly lane?: (args: z.infer<Schema>) => readonly RowKey[];
  /** Asked of rounds that are not over. */
  readonly guard: (args: z.infer<Schema>, dock: RowOf<'dock'>, rows: Reader) => Refusal | null;
  /** It is done with a closed round too, as long as that is on screen. */
  readonly takesClosed?: true;
  /** `dock` is undefined once it does not exist any more. */
  readonly holds: (args: z.infer<Schema>, dock: RowOf<'dock'> | undefined, rows: Reader) => boolean;
  readonly effect: (args: z.infer<Schema>, dock: RowOf<'dock'>, rows: Reader) => readonly Patch[];
  /** The values that it replaces (docs/adr/0059). */
  readonly basis?: (args: z.infer<Schema>, dock: RowOf<'dock'>, rows: Reader) => Basis | undefined;
  readonly isComparedByServerAlone?: true;
  /** The same intent on the present dock, where the arguments contain what was seen of it. */
  readonly anew?: (args: z.infer<Schema>, dock: RowOf<'dock'>, rows: Reader) => z.infer<Schema> | Refusal;
  readonly request: (args: z.infer<Schema>) => RequestSpec;
  /** Where the answer is not the dock. */
  readonly answers?: (args: z.infer<Schema>) => DocumentedAnswer;
  readonly isUnreadable?: boolean;
  readonly reachesFarther?: true;
  readonly accept?: (body: unknown, args: z.infer<Schema>) => Acceptance;
  /** The tasks that show whether it happened, where the dock itself does not. */
  readonly tellTales?: (args: z.infer<Schema>) => readonly TaskId[];
  readonly conflictStatuses?: readonly number[];
  /** Reads the text of a failure, where DSP-938 does not apply. */
  readonly errorText?: (body: unknown) => string | undefined;
  readonly delivery: Delivery;
  readonly text: CommandText<z.infer<Schema>>;
}

/**
 * An action on one dock (section 12 of dispatch.md). It answers the dock, with the other or created one as `new_dock`
 * (DSP-440); an `error_message` in it is shown (DSP-463).
 */
export function dockCommand<Name extends string, Schema extends z.ZodMiniType<DockArgs>>(
  name: Name,
  spec: DockSpec<Schema>,
): Command<z.infer<Schema>> & { readonly name: Name } {
  const { args, delivery, request, text, anew, basis } = spec;
  return command(name, {
    version: 1,
    args,
    reads: (it) => {
      const { dock = [], ...others } = spec.reads?.(it) ?? {};
      return { ...others, dock: [it.dockId, ...dock] };
    },
    guard: (it, rows) => {
      const dock = rows.get('dock', it.dockId);
      if (!dock) return refuse('gone');
      const over = whyNotOver(dock);
      if (over && !(over.code === 'closed' && spec.takesClosed)) return over;
      return spec.guard(it, dock, rows);
    },
    holds: (it, rows) => spec.holds(it, rows.get('dock', it.dockId), rows),
    effect: (it, rows) => {
      const dock = rows.get('dock', it.dockId);
      return dock ? spec.effect(it, dock, rows) : [];
    },
    ...(basis
      ? {
          basis: (it, rows) => {
            const dock = rows.get('dock', it.dockId);
            return dock && basis(it, dock, rows);
          },
          ...(spec.isComparedByServerAlone ? { isComparedByServerAlone: true } : {}),
        }
      : {}),
    ...(anew
      ? {
          anew: (it, rows) => {
            const dock = rows.get('dock', it.dockId);
            return dock ? anew(it, dock, rows) : refuse('gone');
          },
        }
      : {}),
    request,
    answers: spec.answers ?? (({ dockId }) => answersOne('dock', dockId)),
    ...(spec.isUnreadable ? { isUnreadable: true } : {}),
    ...(spec.reachesFarther ? { reachesFarther: true } : {}),
    accept: spec.accept ?? dockAnswer,
    reread: (it) => {
      const tasks = spec.tellTales?.(it);
      return tasks ? get('/dispatch/deliveries/', { query: { ids: tasks.join(',') } }) : get(`/docks/${it.dockId}/`);
    },
    acceptReread: (body) => (Array.isArray(body) ? { rows: flatten('task', 'answer', body) } : dockAnswer(body)),
    lane: (it) => [keyOf('dock', it.dockId), ...(spec.lane?.(it) ?? [])],
    ...(spec.conflictStatuses ? { conflictStatuses: spec.conflictStatuses } : {}),
    ...(spec.errorText ? { errorText: spec.errorText } : {}),
    delivery,
    text: { ...text, refusals: { ...overRefusals, ...text.refusals } },
  });
}

/** The part of a dock that counts for giving it away or taking it back: its tasks, and its driver's answer. */
export const seenOf = ({ tasks, accepted_by_driver: accepted }: RowOf<'dock'>) => ({
  taskIds: [...(tasks ?? [])],
  accepted: accepted ?? null,
});

/** The dock in an answer, and the other one in it. */
export function dockAnswer(body: unknown): Acceptance {
  if (!isRecord(body)) return { rows: [] };
  const docks = isRecord(body.new_dock) ? [body, body.new_dock] : [body];
  const warning = errorText(body, 'error_message');
  return {
    rows: flatten('dock', 'answer', docks),
    ...(warning === undefined ? {} : { told: { text: warning, seconds: 5, isFailure: true } }),
  };
}

/** `POST /docks/{id}/{service}/`, the form of most calls on a dock. */
export const postDock = (dockId: DockId, service: string, body?: unknown) =>
  post(`/docks/${dockId}/${service}/`, body === undefined ? {} : { body });

/** The same under `/dispatch/`. */
export const postDispatchDock = (dockId: DockId, service: string, body: unknown) =>
  post(`/dispatch/docks/${dockId}/${service}/`, { body });
