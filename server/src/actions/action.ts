import type * as z from 'zod/mini';
import type { Basis } from '../../../src/domain/basis.ts';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import type { DriverId } from '../../../src/domain/driver/driver.ts';
import type { Patch, RowOf } from '../../../src/domain/rows.ts';
import type { Permission } from '../../../src/domain/session/permissions.ts';
import type { Context } from '../context.ts';
import type { FloorChange } from '../db/center/floor.ts';
import type { Db, Tx } from '../db/connection/open.ts';
import type { MadeKind } from '../db/new-ids.ts';
import type { AnswerShape } from '../http/entity-schemas.ts';
import { type RawInput, readInput } from '../http/input.ts';
import type { Viewer } from '../wire.ts';
import type { Outcome } from './outcome.ts';
import type { Reads, Rows } from './reads.ts';
import type { Subject } from './subject.ts';

/** Reads the body of the answer after the effect, for the reader's rights. */
export type Answer = (db: Db, viewer: Viewer) => Promise<unknown>;

/**
 * Rows that a refusal contains in their present state, by id (DSP-484); a single one under its kind, several as a list.
 */
export interface RefusalRows {
  readonly docks?: readonly number[];
  readonly orders?: readonly number[];
  readonly task?: number;
  readonly driver?: number;
  readonly demand?: number;
  /** The record of a packer. */
  readonly next?: number;
  /** The center whose priorities are included. */
  readonly nextConfigsOf?: number;
  readonly customer?: number;
  /** A presence. */
  readonly log?: number;
  /** A month of a driver. */
  readonly month?: { readonly driver: number; readonly month: string };
}

/** The values that a call replaces, and why it is refused where they are others than its `If-Match` says. */
export interface Replaced extends RefusalRows {
  readonly values: Basis;
  /** Words for what they have become; the server adds who changed them. */
  readonly moved?: string | null;
  /** Who moved them, where the last call of the same path does not tell. */
  readonly author?: (tx: Tx) => Promise<{ readonly name: string | null; readonly at: string } | null>;
  /** What the body says about the thing, where the path does not name it: other calls tell nothing of its author. */
  readonly about?: Readonly<Record<string, unknown>>;
}

/** A row to be created, with an id of `Rows.newId`. */
export type RowToCreate = { readonly [K in MadeKind]: { readonly kind: K; readonly row: RowOf<K> } }[MadeKind];

/**
 * Writes something that boards have no row for: a movement of bags or of money, a message, a customer; `key` is that of
 * the call.
 */
export type Entry = (tx: Tx, nowMs: number, key: string | null) => Promise<void>;

/** Patches of rows of one center, beside the subject's own. */
export interface BoardPatches {
  readonly center: CenterId;
  readonly patches: readonly Patch[];
}

/**
 * Work outside, after the decision is committed: another system is called, with no transaction open. The caller gets
 * its outcome. It may be interrupted: whatever must not be lost is written with the decision.
 */
export type After = (context: Context, viewer: Viewer) => Promise<Outcome>;

/** The decision of an action's rules on the present rows; nothing else leads to a write. */
export type Decision =
  /** 200, or 204 without an answer: the new rows, patches and entries are written, then the answer is read. */
  | {
      readonly verdict: 'accept';
      readonly patches: readonly Patch[];
      readonly answer: Answer | null;
      readonly made?: readonly RowToCreate[];
      /** Changes on the floor of the subject's center. */
      readonly floor?: readonly FloorChange[];
      /** Patches of rows on boards of other locked centers; they are not among the action's rows. */
      readonly boards?: readonly BoardPatches[];
      /** Entries beside the rows that clients hold. */
      readonly enters?: readonly Entry[];
      readonly after?: After;
      /** A driver who moves to another of the action's centers. */
      readonly leaves?: { readonly driver: DriverId; readonly to: CenterId };
    }
  /** 200 without an effect, e.g. an assignment without `locked_at` (DSP-935). Nothing is written. */
  | { readonly verdict: 'decline'; readonly answer: Answer }
  /** 409: the rows are no longer what the user saw, or do not allow it. */
  | ({ readonly verdict: 'conflict'; readonly error: string; readonly code?: string } & RefusalRows)
  /** 400: not possible as asked, whoever asks; 422 where what is sent does not fit together. */
  | ({ readonly verdict: 'refuse'; readonly error: string; readonly status?: 422 } & RefusalRows);

/**
 * One call of the API that changes something. The server does the rest, the same for all: authentication, idempotency,
 * permission, transaction, locks, revision, ledger and documentation.
 */
export interface Action<Input = unknown, Facts = unknown> {
  readonly method: 'POST' | 'PATCH' | 'DELETE' | 'GET';
  readonly path: string;
  readonly summary: string;
  readonly permission: Permission | null;
  /** A further permission, by input. */
  readonly needs?: (input: Input) => Permission | null;
  /** Form of a 200, for the documentation; null where success is a 204. */
  readonly answers: AnswerShape | null;
  /** Parameters of path and query by name, the body as `body`. */
  readonly input: z.ZodMiniType<Input>;
  readonly subject: (input: Input) => Subject;
  /** Centers written to beside the subject's. */
  readonly centers?: (input: Input) => readonly CenterId[];
  /** The same where the input does not name them: read before anything is locked, from data that never change. */
  readonly findCenters?: (tx: Tx, input: Input) => Promise<readonly CenterId[]>;
  /** The customer's money moves, or what he is found by changes: he is locked with the order's center. */
  readonly account?: true;
  /**
   * It moves money: its key and outcome are never pruned. This is the answer of a success, read again for a repetition.
   */
  readonly operation?: ((input: Input) => Answer) | undefined;
  /** Where only some calls move money: which, by the body as it came. */
  readonly movesMoney?: ((body: unknown) => boolean) | undefined;
  /** Rows locked and read before the decision, together with those they depend on. */
  readonly reads: (input: Input) => Reads;
  /** Further input of the decision, e.g. the balance of an account; read once the center is locked. */
  readonly facts?: (tx: Tx, input: Input, rows: Rows) => Promise<Facts>;
  /**
   * The values that the call replaces, by the basis of the domain's command, and the rows that a refusal contains; null
   * where there are none. Compared with `If-Match` before the decision (docs/adr/0059).
   */
  readonly basis?: (input: Input, rows: Rows, facts: Facts) => Replaced | null;
  /** Pure: the rules of the domain's command, and those of the server alone. */
  readonly decide: (input: Input, rows: Rows, nowMs: number, facts: Facts) => Decision;
}

/** An action with one request's input: the server runs it whatever the type of the input. */
export interface PreparedAction {
  readonly needs: Permission | null;
  readonly subject: Subject;
  readonly centers: readonly CenterId[];
  readonly account: boolean;
  /** Reads the answer of a success again; null where it moves no money. */
  readonly operation: Answer | null;
  findCenters(tx: Tx): Promise<readonly CenterId[]>;
  readonly reads: Reads;
  facts(tx: Tx, rows: Rows): Promise<unknown>;
  basis(rows: Rows, facts?: unknown): Replaced | null;
  decide(rows: Rows, nowMs: number, facts?: unknown): Decision;
}

export interface AnyAction extends Pick<Action, 'method' | 'path' | 'summary' | 'permission' | 'answers'> {
  readonly input: z.ZodMiniType;
  readonly isOperation: (body: unknown) => boolean;
  /** Answers 400 to a request that does not fit. */
  prepare(raw: RawInput): PreparedAction;
}

export function action<Schema extends z.ZodMiniType, Facts = undefined>(
  entry: Omit<Action<z.infer<Schema>, Facts>, 'input'> & { readonly input: Schema },
): AnyAction {
  const {
    input: schema,
    needs,
    subject,
    centers,
    findCenters,
    account = false,
    operation,
    movesMoney = () => true,
    reads,
    facts,
    basis,
    decide,
    ...described
  } = entry;
  return {
    ...described,
    input: schema,
    isOperation: (body) => operation !== undefined && movesMoney(body),
    prepare: (raw) => {
      const input = readInput(schema, raw);
      return {
        needs: needs?.(input) ?? null,
        subject: subject(input),
        centers: centers?.(input) ?? [],
        account,
        operation: operation?.(input) ?? null,
        findCenters: async (tx) => findCenters?.(tx, input) ?? [],
        reads: reads(input),
        facts: async (tx, rows) => facts?.(tx, input, rows),
        basis: (rows, found) => basis?.(input, rows, found as Facts) ?? null,
        decide: (rows, nowMs, found) => decide(input, rows, nowMs, found as Facts),
      };
    },
  };
}
