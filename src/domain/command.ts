import type * as z from 'zod/mini';
import type { DocumentedAnswer } from './documented-answer.ts';
import type { Refusal } from './result.ts';
import type { Kind, Patch, Reader, RowKey } from './rows.ts';
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
 * - `queue`: final values, or what a server cannot tell from the same said twice; works offline, sent again only under
 *   its key.
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

/** What the server's answer holds: rows, or a refusal even with status 200. `rows` become server rows in both cases. */
export interface Acceptance {
  readonly rows: readonly RawRows[];
  readonly refusal?: Refusal;
  /** What the answer has to say of the success; instead of `text.success` (DSP-446, DSP-463). */
  readonly told?: Toast;
  /** What it made, which nothing named before; told with the success, and led to. */
  readonly made?: RowKey;
  /** What the action touched beside its own rows, to be read again (DSP-633). */
  readonly reload?: readonly { readonly kind: Kind; readonly request: RequestSpec }[];
}

export interface Toast {
  readonly title?: string;
  readonly text: string;
  /** What happened to which thing, below a text that names none. */
  readonly detail?: string;
  /** Seconds: 2, 3, 5, 10 or 30 (DSP-998). */
  readonly seconds: 2 | 3 | 5 | 10 | 30;
  /** Looks like one however short it stands. */
  readonly isFailure?: boolean;
  /** It is recorded on the device, and no server has agreed yet: never with a tick. */
  readonly isWaiting?: boolean;
}

export interface CommandText<Args> {
  /** The kind of action, as the journal names it: it keeps no arguments. */
  readonly title: string;
  /** The action in the journal and the list of actions, e.g. `Sacs de la commande 12`. */
  readonly label: (args: Args) => string;
  readonly success?: string;
  /**
   * What is done once the server has agreed, and to what, e.g. `Tournée G12 validée`; else `label` says it. `madeId` is
   * that of what the answer made, null where it told of none.
   */
  readonly done?: (args: Args, madeId: number | null) => string;
  /** Stands over `success` (DSP-800). */
  readonly successTitle?: string;
  /** One text a refusal code; codes without a text show the server's. */
  readonly refusals: Readonly<Record<string, string | ((detail: string | undefined) => string)>>;
  /** A refusal's toast has no title `Action impossible`. */
  readonly untitled?: boolean;
  /** How long a failure is shown, where not as long as others (LOG-105). */
  readonly failureSeconds?: Toast['seconds'];
  /** Said as soon as it is sent (DSP-672). */
  readonly progress?: string;
  /** How a failure is told, in place of a toast with the title (DSP-634, DSP-673, DSP-679). */
  readonly failure?: (text: string) => Toast;
}

/**
 * One user action, declared once: schema, rules, call, lane, delivery and texts. Everything else is derived from it.
 * `guard`, `holds` and `effect` are pure and synchronous; ids and instants are arguments, so that a replay gives the same.
 */
export interface Command<Args = unknown> {
  readonly name: string;
  readonly version: number;
  readonly args: z.ZodMiniType<Args>;
  /** From the args of version n to those of n + 1. */
  readonly upcasts?: Readonly<Record<number, (args: unknown) => unknown>>;
  readonly reads: (args: Args) => ReadKeys;
  readonly guard: (args: Args, rows: Reader) => Refusal | null;
  readonly holds: (args: Args, rows: Reader) => boolean;
  readonly effect: (args: Args, rows: Reader) => readonly Patch[];
  /**
   * Its rows are the ranks of one list, which an answer tells as it was at one moment. Somebody who orders the list after
   * this leaves some ranks as they were before it: those are then no older word than the ranks he did change.
   */
  readonly isOneList?: true;
  readonly request: (args: Args) => RequestSpec;
  /** What the tables say a success answers: what does not hold it is no word of the server (see `answerKind`). */
  readonly answers: (args: Args) => DocumentedAnswer;
  readonly accept: (body: unknown, args: Args) => Acceptance;
  /** The words of a failure in its answer, where they are not those of DSP-938. */
  readonly errorText?: (body: unknown) => string | undefined;
  /** Statuses that mean a conflict beside 409 (DSP-943). */
  readonly conflictStatuses?: readonly number[];
  /**
   * The same action the other way, from what there is now to what there was; null when something has been built on it.
   * A new command like any other, so that it is refused where the rows have changed.
   */
  readonly undo?: (args: Args, rows: Reader, nowMs: number) => Args | null;
  /** The rows `undo` looks at. */
  readonly undoReads?: (args: Args, rows: Reader) => ReadKeys;
  /**
   * The same intent on what there is now, for an action whose arguments say what its author saw; `rows` are those of
   * `reads`, the docks their tasks lie in, and what those hold. A refusal where nothing is left of the intent.
   */
  readonly anew?: (args: Args, rows: Reader, nowMs: number) => Args | Refusal;
  /** The read that tells, after a lost answer, whether the action happened; its answer goes through `acceptReread`. */
  readonly reread: (args: Args) => RequestSpec;
  readonly acceptReread: (body: unknown, args: Args) => Acceptance;
  /** Whether that read's answer tells it done, where no row of the replica could hold it. */
  readonly isTold?: (body: unknown, args: Args) => boolean;
  /**
   * No call of the tables reads back whether it was done: one movement is like the next. A success whose body says nothing
   * is then all there is to know.
   */
  readonly isUnreadable?: boolean;
  /** Entities whose order of actions must hold. */
  readonly lane: (args: Args) => readonly RowKey[];
  readonly delivery: Delivery;
  readonly text: CommandText<Args>;
}

export function command<Name extends string, Schema extends z.ZodMiniType>(
  name: Name,
  spec: Omit<Command<z.infer<Schema>>, 'name' | 'args'> & { readonly args: Schema },
): Command<z.infer<Schema>> & { readonly name: Name } {
  return { name, ...spec, text: setApart(spec.text) } as Command<z.infer<Schema>> & { readonly name: Name };
}

/** Whatever a command says with somebody else's words in it, they turn nothing beside them. */
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
