import type * as z from 'zod/mini';
import type { RequestSpec } from '../command.ts';
import type { Permission } from '../session/permissions.ts';

/**
 * Something the server is asked for only while somebody looks at it, declared once: its call, the form of a good
 * answer, and how soon it may be asked again. Ids in `args` are positive: others are never asked for (DSP-167).
 */
export interface Detail<Args = unknown, Value = unknown> {
  readonly name: string;
  readonly args: z.ZodMiniType<Args>;
  readonly value: z.ZodMiniType<Value>;
  /** Shortest time between two calls for the same, ms (DSP-165). */
  readonly throttleMs: number;
  /** Age up to which a good answer is not asked for again, ms; absent: only the throttle counts. */
  readonly goodForMs?: number;
  /**
   * Waiting times, ms, after which a failed call is tried again before its failure is shown (PRP-405); for every
   * failure except a refused token. Absent: it is shown at once.
   */
  readonly retryMs?: readonly number[];
  /** `before` is the last good answer. */
  readonly request: (args: Args, before: Value | undefined) => RequestSpec;
  /** Permission needed to ask for it; null for whoever is signed in. */
  readonly permission: Permission | null;
  /**
   * The part of the arguments that names the answer in the replica, where they contain more: a person's address, for
   * instance.
   */
  subject?(args: Args): unknown;
  /** How long an answer is kept that nobody looks at any more, ms; a day by default. */
  readonly keptMs?: number;
  /** A field of a failure's answer whose text comes before the others (DSP-938). */
  readonly errorField?: string;
  /** Text for a server that does not know the call (404, 405, 501); absent where that is a failure like any other. */
  readonly absent?: string;
  /** Text for a failure whose answer has none; the generic text where this is absent. */
  readonly failure?: string;
}

export function detail<Args extends z.ZodMiniType, Value extends z.ZodMiniType>(
  name: string,
  spec: Omit<Detail<z.infer<Args>, z.infer<Value>>, 'name' | 'args' | 'value'> & {
    readonly args: Args;
    readonly value: Value;
  },
): Detail<z.infer<Args>, z.infer<Value>> {
  return { name, ...spec } as Detail<z.infer<Args>, z.infer<Value>>;
}

/** Names one answer in the replica: the same arguments in the same center share it. */
export const detailKey = ({ name, subject }: Pick<Detail, 'name' | 'subject'>, center: number, args: unknown) =>
  `${name}@${center}:${JSON.stringify(subject ? subject(args) : args)}`;
