import type * as z from 'zod/mini';
import type { CenterId } from '../../../src/domain/center/center.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { DriverId } from '../../../src/domain/driver/driver.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import type { Permission } from '../../../src/domain/session/permissions.ts';
import type { Db } from '../db/open.ts';
import type { NewStatement } from '../db/statements.ts';
import type { AnswerShape } from '../http/entity-schemas.ts';
import { type RawInput, readInput } from '../http/input.ts';
import type { Viewer } from '../wire.ts';
import type { Reads, Rows } from './reads.ts';

/** The row an action is about: its center is the one that is locked and revised. */
export interface Subject {
  readonly kind: 'order' | 'task' | 'dock' | 'driver' | 'alert' | 'metas';
  readonly id: number;
}

/** Reads, after the effect, what the answer's body says to whoever asked. */
export type Answer = (db: Db, viewer: Viewer) => Promise<unknown>;

/** Rows a refusal tells as they are now, by id (DSP-484); one of a kind stands alone, several in a list. */
export interface Told {
  readonly docks?: readonly number[];
  readonly orders?: readonly number[];
  readonly task?: number;
  readonly driver?: number;
}

/** What an action's rules decided on the rows as they are; nothing else leads to a write. */
export type Decision =
  /** 200, or 204 without answer: the new dock and the patches are written, then the answer is read. */
  | {
      readonly verdict: 'accept';
      readonly patches: readonly Patch[];
      readonly answer: Answer | null;
      readonly made?: Dock;
      /** A movement of bags to be entered. */
      readonly statement?: NewStatement;
      /** A driver who leaves for another of the action's centers. */
      readonly leaves?: { readonly driver: DriverId; readonly to: CenterId };
    }
  /** 200 that says no, e.g. an assignment without `locked_at` (DSP-935). Nothing is written. */
  | { readonly verdict: 'decline'; readonly answer: Answer }
  /** 409: the rows are no longer what the user saw, or do not allow it. */
  | ({ readonly verdict: 'conflict'; readonly error: string } & Told)
  /** 400: not possible as asked, whoever asks. */
  | ({ readonly verdict: 'refuse'; readonly error: string } & Told);

/**
 * One call of the API that changes something. The server does the rest, once for all: authentication, idempotency,
 * permission, transaction, locks, revision, ledger and documentation.
 */
export interface Action<Input = unknown> {
  readonly method: 'POST' | 'PATCH' | 'DELETE' | 'GET';
  readonly path: string;
  readonly summary: string;
  readonly permission: Permission | null;
  /** What a 200 holds, for the documentation; null where success is a 204. */
  readonly answers: AnswerShape | null;
  /** Parameters of path and query by name, the body as `body`. */
  readonly input: z.ZodMiniType<Input>;
  readonly subject: (input: Input) => Subject;
  /** Centers written to beside the subject's. */
  readonly centers?: (input: Input) => readonly CenterId[];
  /** Rows locked and read before the decision; those they lean on come with them. */
  readonly reads: (input: Input) => Reads;
  /** Pure: the rules of the domain's command, and what the server alone knows. */
  readonly decide: (input: Input, rows: Rows, nowMs: number) => Decision;
}

/** An action with one request's input: what the server runs, whatever the input's type. */
export interface PreparedAction {
  readonly subject: Subject;
  readonly centers: readonly CenterId[];
  readonly reads: Reads;
  decide(rows: Rows, nowMs: number): Decision;
}

export interface AnyAction extends Pick<Action, 'method' | 'path' | 'summary' | 'permission' | 'answers'> {
  readonly input: z.ZodMiniType;
  /** Refuses a request that does not fit with 400. */
  prepare(raw: RawInput): PreparedAction;
}

export function action<Schema extends z.ZodMiniType>(
  entry: Omit<Action<z.infer<Schema>>, 'input'> & { readonly input: Schema },
): AnyAction {
  const { input: schema, subject, centers, reads, decide, ...described } = entry;
  return {
    ...described,
    input: schema,
    prepare: (raw) => {
      const input = readInput(schema, raw);
      return {
        subject: subject(input),
        centers: centers?.(input) ?? [],
        reads: reads(input),
        decide: (rows, nowMs) => decide(input, rows, nowMs),
      };
    },
  };
}
