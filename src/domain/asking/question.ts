import type * as z from 'zod/mini';
import type { RequestSpec } from '../command.ts';
import type { Permission } from '../session/permissions.ts';

/**
 * Something the server is asked once, for a text that somebody types or at a press. The answer is shown and stored
 * nowhere, since question and answer are about persons (docs/adr/0044).
 */
export interface Question<Args = unknown, Value = unknown> {
  readonly name: string;
  readonly args: z.ZodMiniType<Args>;
  readonly value: z.ZodMiniType<Value>;
  /** Permission needed to ask; null for whoever is signed in. */
  readonly permission: Permission | null;
  readonly request: (args: Args) => RequestSpec;
}

export const question = <Args extends z.ZodMiniType, Value extends z.ZodMiniType>(
  name: string,
  spec: Omit<Question<z.infer<Args>, z.infer<Value>>, 'name' | 'args' | 'value'> & {
    readonly args: Args;
    readonly value: Value;
  },
): Question<z.infer<Args>, z.infer<Value>> => ({ name, ...spec }) as Question<z.infer<Args>, z.infer<Value>>;

/**
 * The result of a question: the answer, or none. `status` is that of another answer, null where none came; `text` is
 * the reason in it, null where it has none.
 */
export type Answered<Value = unknown> =
  | { readonly kind: 'told'; readonly value: Value }
  | { readonly kind: 'failed'; readonly status: number | null; readonly text: string | null };
