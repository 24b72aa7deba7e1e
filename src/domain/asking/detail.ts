import type * as z from 'zod/mini';
import type { RequestSpec } from '../command.ts';
import type { Permission } from '../session/permissions.ts';

/**
 * Something the server is asked for only while somebody looks at it, declared once: its call, what a good answer is, and
 * how soon it may be asked again. Ids in `args` are positive: others are never asked for (DSP-167).
 */
export interface Detail<Args = unknown, Value = unknown> {
  readonly name: string;
  readonly args: z.ZodMiniType<Args>;
  readonly value: z.ZodMiniType<Value>;
  /** From one call to the next of the same, ms (DSP-165). */
  readonly throttleMs: number;
  /** A good answer this young, ms, is not asked for again; absent: it is, as often as the throttle allows. */
  readonly goodForMs?: number;
  /**
   * What fails is tried again after these many ms, one after the other, before the failure is told (PRP-405); whatever
   * failed, but for a token that is none any more. Absent: it is told at once.
   */
  readonly retryMs?: readonly number[];
  /** `before` is the last good answer. */
  readonly request: (args: Args, before: Value | undefined) => RequestSpec;
  /** What it takes to be asked for; `flow` unless said, null for whoever is signed in. */
  readonly permission?: Permission | null;
  /** What of the arguments names the answer in the replica, where they hold more: an address of a person, for instance. */
  subject?(args: Args): unknown;
  /** How long an answer nobody looks at any more is kept, ms; a day unless said. */
  readonly keptMs?: number;
  /** A field of a failure's answer whose text comes before the others (DSP-938). */
  readonly errorField?: string;
  /** What a server that does not know the call (404, 405, 501) is told as; absent where it is a failure like any other. */
  readonly absent?: string;
  /** What a failure says that brings no text of its own; the generic text where this is absent. */
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
