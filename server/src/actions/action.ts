import type * as z from 'zod/mini';
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

/** Reads, after the effect, what the answer's body says to whoever asked. */
export type Answer = (db: Db, viewer: Viewer) => Promise<unknown>;

/** Rows a refusal tells as they are now, by id (DSP-484); one of a kind stands alone, several in a list. */
export interface Told {
  readonly docks?: readonly number[];
  readonly orders?: readonly number[];
  readonly task?: number;
  readonly driver?: number;
  readonly demand?: number;
  /** The record of a packer. */
  readonly next?: number;
  /** The center whose priorities are told. */
  readonly nextConfigsOf?: number;
}

/** A row to be made, with an id of `Rows.newId`. */
export type Made = { readonly [K in MadeKind]: { readonly kind: K; readonly row: RowOf<K> } }[MadeKind];

/** Writes what boards hold no row of: a movement of bags or of money, a message, a customer; `key` is that of the call. */
export type Entry = (tx: Tx, nowMs: number, key: string | null) => Promise<void>;

/** Patches of rows of one center, beside the subject's own. */
export interface BoardPatches {
  readonly center: CenterId;
  readonly patches: readonly Patch[];
}

/**
 * What has to happen outside, once the decision is committed: another system is asked, with no transaction open. Its
 * outcome is what the caller hears. It may be cut short: whatever must not be lost is entered with the decision.
 */
export type After = (context: Context, viewer: Viewer) => Promise<Outcome>;

/** What an action's rules decided on the rows as they are; nothing else leads to a write. */
export type Decision =
  /** 200, or 204 without answer: the new rows, the patches and the entries are written, then the answer is read. */
  | {
      readonly verdict: 'accept';
      readonly patches: readonly Patch[];
      readonly answer: Answer | null;
      readonly made?: readonly Made[];
      /** What changes on the floor of the subject's center. */
      readonly floor?: readonly FloorChange[];
      /** What boards show of it, of any center that is locked; others were not asked. */
      readonly boards?: readonly BoardPatches[];
      /** What is entered beside the rows that clients hold. */
      readonly enters?: readonly Entry[];
      readonly after?: After;
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
export interface Action<Input = unknown, Facts = unknown> {
  readonly method: 'POST' | 'PATCH' | 'DELETE' | 'GET';
  readonly path: string;
  readonly summary: string;
  readonly permission: Permission | null;
  /** What else it takes to ask for this. */
  readonly needs?: (input: Input) => Permission | null;
  /** What a 200 holds, for the documentation; null where success is a 204. */
  readonly answers: AnswerShape | null;
  /** Parameters of path and query by name, the body as `body`. */
  readonly input: z.ZodMiniType<Input>;
  readonly subject: (input: Input) => Subject;
  /** Centers written to beside the subject's. */
  readonly centers?: (input: Input) => readonly CenterId[];
  /** The same where the input does not name them: asked before anything is locked, of what does not change. */
  readonly findCenters?: (tx: Tx, input: Input) => Promise<readonly CenterId[]>;
  /** Money of whoever ordered moves: the order's customer is locked with its center. */
  readonly account?: true;
  /** Rows locked and read before the decision; those they lean on come with them. */
  readonly reads: (input: Input) => Reads;
  /** What the decision leans on beside rows, e.g. the balance of an account; read once the center is locked. */
  readonly facts?: (tx: Tx, input: Input, rows: Rows) => Promise<Facts>;
  /** Pure: the rules of the domain's command, and what the server alone knows. */
  readonly decide: (input: Input, rows: Rows, nowMs: number, facts: Facts) => Decision;
}

/** An action with one request's input: what the server runs, whatever the input's type. */
export interface PreparedAction {
  readonly needs: Permission | null;
  readonly subject: Subject;
  readonly centers: readonly CenterId[];
  readonly account: boolean;
  findCenters(tx: Tx): Promise<readonly CenterId[]>;
  readonly reads: Reads;
  facts(tx: Tx, rows: Rows): Promise<unknown>;
  decide(rows: Rows, nowMs: number, facts?: unknown): Decision;
}

export interface AnyAction extends Pick<Action, 'method' | 'path' | 'summary' | 'permission' | 'answers'> {
  readonly input: z.ZodMiniType;
  /** Refuses a request that does not fit with 400. */
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
    reads,
    facts,
    decide,
    ...described
  } = entry;
  return {
    ...described,
    input: schema,
    prepare: (raw) => {
      const input = readInput(schema, raw);
      return {
        needs: needs?.(input) ?? null,
        subject: subject(input),
        centers: centers?.(input) ?? [],
        account,
        findCenters: async (tx) => findCenters?.(tx, input) ?? [],
        reads: reads(input),
        facts: async (tx, rows) => facts?.(tx, input, rows),
        decide: (rows, nowMs, found) => decide(input, rows, nowMs, found as Facts),
      };
    },
  };
}
