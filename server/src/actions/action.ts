import type * as z from 'zod/mini';
import type { ReadKeys } from '../../../src/domain/command.ts';
import type { Patch, Reader } from '../../../src/domain/rows.ts';
import type { Permission } from '../../../src/domain/session/permissions.ts';
import type { Db } from '../db/open.ts';
import type { AnswerShape } from '../http/entity-schemas.ts';
import { type RawInput, readInput } from '../http/input.ts';

/** The row an action is about: its center is the one that is locked and revised. */
export interface Subject {
  readonly kind: 'order' | 'task' | 'dock' | 'driver';
  readonly id: number;
}

/** Reads, after the effect, what the answer's body says. */
export type Answer = (db: Db) => Promise<unknown>;

/** What an action's rules decided on the rows as they are; nothing else leads to a write. */
export type Decision =
  /** 200: the patches are written, then the answer is read. */
  | { readonly verdict: 'accept'; readonly patches: readonly Patch[]; readonly answer: Answer }
  /** 200 that says no, e.g. an assignment without `locked_at` (DSP-935). Nothing is written. */
  | { readonly verdict: 'decline'; readonly answer: Answer }
  /** 409 with the docks as they are now (DSP-484). */
  | { readonly verdict: 'conflict'; readonly error: string; readonly docks: readonly number[] }
  /** 400: never possible, whatever the rows. */
  | { readonly verdict: 'refuse'; readonly error: string };

/**
 * One call of the API that changes something. The server does the rest, once for all: authentication, idempotency,
 * permission, transaction, locks, revision, ledger and documentation.
 */
export interface Action<Input = unknown> {
  readonly method: 'POST' | 'PATCH' | 'DELETE' | 'GET';
  readonly path: string;
  readonly summary: string;
  readonly permission: Permission | null;
  /** What a 200 holds, for the documentation. */
  readonly answers: AnswerShape;
  /** Parameters of path and query by name, the body as `body`. */
  readonly input: z.ZodMiniType<Input>;
  readonly subject: (input: Input) => Subject;
  /** Rows locked and read before the decision; those they lean on come with them. */
  readonly reads: (input: Input) => ReadKeys;
  /** Pure: the rules of the domain's command, and what the server alone knows. */
  readonly decide: (input: Input, rows: Reader, nowMs: number) => Decision;
}

/** An action with one request's input: what the server runs, whatever the input's type. */
export interface PreparedAction {
  readonly subject: Subject;
  readonly reads: ReadKeys;
  decide(rows: Reader, nowMs: number): Decision;
}

export interface AnyAction extends Pick<Action, 'method' | 'path' | 'summary' | 'permission' | 'answers'> {
  readonly input: z.ZodMiniType;
  /** Refuses a request that does not fit with 400. */
  prepare(raw: RawInput): PreparedAction;
}

export function action<Schema extends z.ZodMiniType>(
  entry: Omit<Action<z.infer<Schema>>, 'input'> & { readonly input: Schema },
): AnyAction {
  const { input: schema, subject, reads, decide, ...described } = entry;
  return {
    ...described,
    input: schema,
    prepare: (raw) => {
      const input = readInput(schema, raw);
      return {
        subject: subject(input),
        reads: reads(input),
        decide: (rows, nowMs) => decide(input, rows, nowMs),
      };
    },
  };
}
