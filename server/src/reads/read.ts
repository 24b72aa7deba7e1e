import type * as z from 'zod/mini';
import type { Permission } from '../../../src/domain/session/permissions.ts';
import type { User } from '../auth/user.ts';
import type { Context } from '../context.ts';
import type { AnswerShape } from '../http/entity-schemas.ts';
import { type RawInput, readInput } from '../http/input.ts';

/** The user who asks, and when. */
export interface ReadContext {
  readonly user: User;
  readonly nowMs: number;
}

/** An answer that is a file instead of JSON. */
export class FileAnswer {
  constructor(
    readonly type: string,
    /** File name: letters, digits, `_`, `-` and `.` alone. */
    readonly name: string,
    readonly bytes: Buffer,
  ) {}
}

/** One call of the API that only reads. */
interface Read<Input> {
  /** `GET` by default; a `POST` of this kind changes nothing either. */
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly permission: Permission | null;
  /** Null where the answer is a file. */
  readonly answers: AnswerShape | null;
  /** Parameters of path and query by name. */
  readonly input: z.ZodMiniType<Input>;
  readonly answer: (input: Input, context: Context, asked: ReadContext) => Promise<unknown>;
}

export interface AnyRead extends Pick<Read<unknown>, 'method' | 'path' | 'summary' | 'permission' | 'answers'> {
  readonly input: z.ZodMiniType;
  answer(raw: RawInput, context: Context, asked: ReadContext): Promise<unknown>;
}

export function read<Schema extends z.ZodMiniType>(
  entry: Omit<Read<z.infer<Schema>>, 'input'> & { readonly input: Schema },
): AnyRead {
  const { input: schema, answer, ...described } = entry;
  return {
    ...described,
    input: schema,
    answer: (raw, context, asked) => answer(readInput(schema, raw), context, asked),
  };
}
