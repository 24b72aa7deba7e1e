import type * as z from 'zod/mini';
import type { Basis } from './basis.ts';
import type { DocumentedAnswer } from './documented-answer.ts';
import type { Refusal } from './result.ts';
import type { Kind, Lane, Patch, Reader, RowKey } from './rows.ts';
import type { RawRows } from './wire.ts';
import { isolated, isolatedTexts } from './words/isolate.ts';

/** A call as data; `timeoutMs` 30,000 unless stated (DSP-933). */
export interface RequestSpec {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly timeoutMs: number;
}

/**
 * How an action reaches the server (docs/adr/0008).
 * - `queue`: final values, or changes that a server cannot distinguish from their repetition; works offline, sent again
 *   only under its key.
 * - `guarded`: carries what the user saw; works offline; a mismatch is a 409.
 * - `live`: now or not at all; never resent on its own.
 * `staleAfterMs` counts on the server's clock from the moment of issue.
 */
export type Delivery =
  | { readonly kind: 'queue' | 'guarded'; readonly staleAfterMs: number }
  | { readonly kind: 'live' };

export const queued = (staleAfterMs: number): Delivery => ({ kind: 'queue', staleAfterMs });
export const guarded = (staleAfterMs: number): Delivery => ({ kind: 'guarded', staleAfterMs });
export const live: Delivery = { kind: 'live' };

export type ReadKeys = Partial<Readonly<Record<Kind, readonly (number | null)[]>>>;

/** The rows in the server's answer, or a refusal even with status 200. `rows` become server rows in both cases. */
export interface Acceptance {
  readonly rows: readonly RawRows[];
  readonly refusal?: Refusal;
  /** A message of the answer in place of `text.success` (DSP-446, DSP-463). */
  readonly told?: Toast;
  /** The row it created, which was unknown before; the success shows it and links to it. */
  readonly made?: RowKey;
  /** Rows touched beside its own, to be read again (DSP-633). */
  readonly reload?: readonly { readonly kind: Kind; readonly request: RequestSpec }[];
}

export interface Toast {
  readonly title?: string;
  readonly text: string;
  /** A sentence below the text, with the name of the thing. */
  readonly detail?: string;
  /** Seconds: 2, 3, 5, 10 or 30 (DSP-998). */
  readonly seconds: 2 | 3 | 5 | 10 | 30;
  /** Something went wrong: red, and nothing else is. Else it was done, or is only something to know. */
  readonly isFailure?: boolean;
  /** Recorded on the device without a server's answer yet: never shown with a tick. */
  readonly isWaiting?: boolean;
}

export interface CommandText<Args> {
  /** The kind of action in the journal, which stores no arguments. */
  readonly title: string;
  /** The action in the list of actions and on screens, e.g. `Sacs de la commande 12`. */
  readonly label: (args: Args) => string;
  readonly success?: string;
  /**
   * The result once the server has agreed, with the thing's name, e.g. `Tournée G12 validée`; `label` where absent.
   * `madeId` is the id of the row that the answer created, null where it names none.
   */
  readonly done?: (args: Args, madeId: number | null) => string;
  /** Somebody else's change of the values it replaces, in words, from the present rows and values. */
  readonly moved?: (args: Args, rows: Reader, now: Basis) => string | null;
  /** Title above `success` (DSP-800). */
  readonly successTitle?: string;
  /** A text for each refusal code; codes without a text show the server's. */
  readonly refusals: Readonly<Record<string, string | ((detail: string | undefined) => string)>>;
  /** The toast of a refusal has no title `Action impossible`. */
  readonly untitled?: boolean;
  /** How long a failure is shown, where the usual time does not apply (LOG-105). */
  readonly failureSeconds?: Toast['seconds'];
  /** Shown as soon as it is sent (DSP-672). */
  readonly progress?: string;
  /** The toast of a failure, in place of one with the title (DSP-634, DSP-673, DSP-679). */
  readonly failure?: (text: string) => Toast;
}

/**
 * What a movement adds to, as its author saw it: it replaces no value, and no row of the replica has what it rests on.
 * Where that has moved, the movement can be done all the same, or given up (docs/adr/0059).
 */
export interface AddsTo<Args> {
  /** The call that tells it, where it is not `reread`. */
  readonly read?: (args: Args) => RequestSpec;
  /** In the answer; undefined where that cannot be read. */
  readonly seen: (body: unknown, args: Args) => Basis | undefined;
}

/**
 * One user action, declared once: schema, rules, call, lane, delivery and texts. Everything else is derived from it.
 * `guard`, `holds` and `effect` are pure and synchronous; ids and instants are arguments, so that a replay gives the
 * same.
 */
export interface Command<Args = unknown> {
  readonly name: string;
  readonly version: number;
  readonly args: z.ZodMiniType<Args>;
  /** Converts the args of version n to those of n + 1. */
  readonly upcasts?: Readonly<Record<number, (args: unknown) => unknown>>;
  readonly reads: (args: Args) => ReadKeys;
  readonly guard: (args: Args, rows: Reader) => Refusal | null;
  readonly holds: (args: Args, rows: Reader) => boolean;
  readonly effect: (args: Args, rows: Reader) => readonly Patch[];
  /**
   * The values it replaces, as rows have them, where it sets a final value that a person saw and changed: had somebody
   * else replaced them meanwhile, it would be a conflict (docs/adr/0059). Undefined where no row has them. Absent where
   * the action sets no such value, or the tables want the last one to hold.
   */
  readonly basis?: (args: Args, rows: Reader) => Basis | undefined;
  /** Only a server that compares is asked: what `reread` answers holds a part of the values. */
  readonly isComparedByServerAlone?: true;
  /** The same in the answer of `reread`, where no row of the replica has them. */
  readonly basisInAnswer?: (body: unknown, args: Args) => Basis | undefined;
  /** Makes it a movement. */
  readonly addsTo?: AddsTo<Args>;
  /**
   * Its rows are the ranks of one list, which an answer shows as it was at one moment. If somebody reorders the list
   * afterwards, some ranks are the same as before this action: those are then as new as the ranks that changed.
   */
  readonly isOneList?: true;
  readonly request: (args: Args) => RequestSpec;
  /** The documented answer of a success; a body of another form is not the server's (see `answerKind`). */
  readonly answers: (args: Args) => DocumentedAnswer;
  /** `key` is that of the call, by which a server may name what it made. */
  readonly accept: (body: unknown, args: Args, key?: string) => Acceptance;
  /** Reads the text of a failure from its answer, where DSP-938 does not apply. */
  readonly errorText?: (body: unknown) => string | undefined;
  /** Statuses beside 409 that mean a conflict (DSP-943). */
  readonly conflictStatuses?: readonly number[];
  /**
   * The arguments that reverse the action, from the present rows to those before; null when something has been built on
   * it. They make a new command like any other, so that it is refused where the rows have changed.
   */
  readonly undo?: (args: Args, rows: Reader, nowMs: number) => Args | null;
  /** The rows that `undo` reads. */
  readonly undoReads?: (args: Args, rows: Reader) => ReadKeys;
  /**
   * The same intent on the present rows, for an action whose arguments contain what its author saw. `rows` are those of
   * `reads`, the docks of their tasks, and everything in those docks. A refusal where nothing is left of the intent.
   */
  readonly anew?: (args: Args, rows: Reader, nowMs: number) => Args | Refusal;
  /**
   * The call that finds out, after a lost answer, whether the action happened; its answer goes through `acceptReread`.
   */
  readonly reread: (args: Args) => RequestSpec;
  readonly acceptReread: (body: unknown, args: Args) => Acceptance;
  /** Whether the answer of `reread` shows the action as done, where no row of the replica has its result. */
  readonly isConfirmedBy?: (body: unknown, args: Args) => boolean;
  /**
   * No documented call can show whether it was done: one movement is like the next. A success with an empty body is
   * then accepted.
   */
  readonly isUnreadable?: boolean;
  /**
   * It changes more than the rows that it answers: the orders of a round, the rounds of a driver. Its center is polled
   * once it is done.
   */
  readonly reachesFarther?: true;
  /** It deletes: after a lost answer, a server that has the thing no more has done it (LOG-110). */
  readonly deletes?: true;
  /**
   * A movement of money: a server may keep its outcome for good, under its key, and is asked for it after a lost answer
   * (`GET /operations/{key}/`, SUP-376). Of an action that has another effect as well, by its arguments.
   */
  readonly isOperation?: true | ((args: Args) => boolean);
  /** Entities for which actions keep their order. */
  readonly lane: (args: Args) => readonly Lane[];
  /**
   * The part of the lane that it holds, and whose rows bear its mark, once it is known not to have happened; all of it
   * where absent. For an action that says a list whole: the next one says it whole again, and waits for nobody. And for
   * one whose refusal others may have to mend, such as a reopening after a correction in a closed month.
   */
  readonly laneIfRefused?: (args: Args) => readonly Lane[];
  readonly delivery: Delivery;
  /** Whether one of another kind is `live` all the same, by its arguments: it moves money (SUP-376). */
  readonly isLive?: (args: Args) => boolean;
  readonly text: CommandText<Args>;
}

/** Whether an action is sent now or not at all. */
export const isLive = <Args>(of: Pick<Command<Args>, 'delivery' | 'isLive'>, args: Args): boolean =>
  of.delivery.kind === 'live' || of.isLive?.(args) === true;

/** Whether an action with these arguments moves money. */
export const isOperation = <Args>({ isOperation: moves }: Pick<Command<Args>, 'isOperation'>, args: Args): boolean =>
  typeof moves === 'function' ? moves(args) : moves === true;

export function command<Name extends string, Schema extends z.ZodMiniType>(
  name: Name,
  spec: Omit<Command<z.infer<Schema>>, 'name' | 'args'> & { readonly args: Schema },
): Command<z.infer<Schema>> & { readonly name: Name } {
  return { name, ...spec, text: setApart(spec.text) } as Command<z.infer<Schema>> & { readonly name: Name };
}

/** Isolates the names in a command's texts, so that they cannot turn the direction of the words around them. */
function setApart<Args>({ label, done, failure, refusals, ...text }: CommandText<Args>): CommandText<Args> {
  return {
    ...text,
    label: (args) => label(isolatedTexts(args)),
    ...(done ? { done: (args, madeId) => done(isolatedTexts(args), madeId) } : {}),
    ...(failure ? { failure: (said) => failure(isolated(said)) } : {}),
    refusals: Object.fromEntries(Object.entries(refusals).map(([code, words]) => [code, ofDetail(words)])),
  };
}

const ofDetail = (words: CommandText<never>['refusals'][string]) =>
  typeof words === 'function' ? (detail: string | undefined) => words(isolatedTexts(detail)) : words;

const apiTimeoutMs = 30_000; // CST-02
export const longTimeoutMs = 120_000; // CST-03

type Call = Omit<RequestSpec, 'method' | 'path' | 'timeoutMs'> & { readonly timeoutMs?: number };

export const request =
  (method: RequestSpec['method']) =>
  (path: string, call: Call = {}): RequestSpec => ({
    timeoutMs: apiTimeoutMs,
    ...call,
    method,
    path,
  });
export const get = request('GET');
export const post = request('POST');
export const patchTo = request('PATCH');

export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;
