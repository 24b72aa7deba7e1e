import { createHash } from 'node:crypto';
import type { RequestSpec } from '../../src/domain/command.ts';
import type { CallOptions } from '../../src/sync/calls/http.ts';
import { isRecord, type Outcome } from './actions/outcome.ts';
import { isRead } from './calls.ts';
import { perform, readOne } from './server-actions.ts';
import { aTruth, aWholeTruth } from './server-centers.ts';
import { deltaBetween } from './server-deltas.ts';
import { dispatchLoad, tasksState } from './server-reads.ts';
import { fillRecords, Records } from './server-records.ts';
import type { Truth } from './server-rows.ts';
import { type ByShape, type Meant, movedMeanwhile, performByShape } from './server-shapes.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
  /** The whole answer that a delta, or an answer without a body, stands for. It does not travel. */
  readonly whole?: unknown;
  /** The change of the server that a read by key follows. It does not travel either. */
  readonly moment?: number;
}

/** An action the server did. */
export interface Done {
  readonly commandId: string | null;
  readonly userId: number;
  readonly request: RequestSpec;
  readonly atMs: number;
  /** Revision of the center before it. */
  readonly revision: number;
  /** Number of the server's change: reads at this moment or later include it. */
  readonly moment: number;
}

/** Names a content, whichever changes led to it: the same after there and back. */
const contentTag = (body: unknown) => `"${createHash('sha1').update(JSON.stringify(body)).digest('hex')}"`;

export interface ServerOptions {
  readonly now: () => number;
  /** The server's clock is this far ahead of the device's. */
  readonly aheadMs?: number;
  /** Seconds; null: no idempotency keys. */
  readonly retentionS?: number | null;
  readonly etags?: boolean;
  /** Offers deltas. */
  readonly deltas?: boolean;
  /** Polls show the state this long ago: a database replica behind a load balancer. */
  readonly lagMs?: number;
  /** With rows for every action, not the first three alone. */
  readonly isWhole?: boolean;
  /** With customers, orders of other days, and sheets. */
  readonly hasRecords?: boolean;
  /** Compares `If-Match`, and says so. False: rows are read before a value of theirs is replaced (docs/adr/0059). */
  readonly compares?: boolean;
  /** The command a call belongs to, where it carries no key. */
  readonly identify?: (request: RequestSpec, userId: number) => string | null;
}

/** The reference model: a plain server with everything in memory, and a ledger of what it did. */
export class FakeServer {
  readonly centers = new Map<number, Truth>();
  /** In scope 0, and orders no board lists. */
  readonly records = new Records(this.centers);
  /** Changes so far, in all scopes. */
  moment = 0;
  readonly ledger: Done[] = [];
  readonly users = new Map<string, number>();
  retentionS: number | null;
  etags: boolean;
  deltas: boolean;
  lagMs: number;
  aheadMs: number;
  /** Contents sent, by their cursors; clear it as a restarted server does. */
  readonly told = new Map<string, { readonly question: string; readonly content: Readonly<Record<string, unknown>> }>();
  private cursors = 0;
  /** A retention once advertised is kept, also when keys are no longer. */
  private readonly outcomes = new Map<string, { untilMs: number; outcome: Outcome }>();
  private longestS = 0;
  /** Centers of `/metas/`; null: the server has no such call. */
  settings: readonly { readonly id: number; readonly is_shadow_groupment_enabled?: boolean }[] | null = null;
  /** The action a call stands for: one it does not know itself is done by its shape. */
  meaningOf: (request: RequestSpec) => ByShape | null = () => null;
  /** The action whose values a call replaces, as its device rendered it. */
  replacedBy: (request: RequestSpec) => Meant | null = () => null;
  /** Known actions too. */
  isByShapeAlone = false;
  /** Called before a call with an effect is done; the returned function gets whether it was. */
  onAct: (commandId: string | null, truth: Truth) => (isDone: boolean) => void = () => () => undefined;
  /** Called after each change. */
  onChanged: (center: number, revision: number) => void = () => undefined;
  private readonly running = new Set<string>();
  private readonly past = new Map<number, { atMs: number; truth: Truth }[]>();

  constructor(private readonly options: ServerOptions) {
    this.retentionS = options.retentionS ?? null;
    this.etags = options.etags ?? true;
    this.deltas = options.deltas ?? false;
    this.lagMs = options.lagMs ?? 0;
    this.aheadMs = options.aheadMs ?? 0;
    this.open(9, 0);
    this.open(12, 500);
    if (options.hasRecords) fillRecords(this.records, this.centers, options.now());
  }

  now(): number {
    return this.options.now() + this.aheadMs;
  }

  truth(center: number): Truth {
    const truth = this.centers.get(center);
    if (!truth) throw new Error(`No center ${center}`);
    return truth;
  }

  /** Somebody else changes something. */
  edit(center: number, change: (truth: Truth) => void): void {
    const truth = this.truth(center);
    change(truth);
    truth.revision += 1;
    this.moment += 1;
    this.remember(center);
    this.onChanged(center, truth.revision);
  }

  /** Somebody else changes things of no center, or of several. */
  editRecords(change: (records: Records) => void): void {
    change(this.records);
    for (const center of this.centers.keys()) this.edit(center, () => undefined);
  }

  /** A request arrives: the answer where its key alone has one, else null: it is being worked on. */
  arrive(request: RequestSpec, options: CallOptions): Answer | null {
    const userId = this.users.get(options.token ?? '');
    if (userId === undefined) return this.answer(401, { detail: 'Jeton invalide' });
    const name = this.keyOf(options, userId);
    if (name === null || isRead(request)) return null;
    const known = this.outcomes.get(name);
    if (known && this.now() <= known.untilMs) return this.answer(known.outcome.status, known.outcome.body);
    if (this.running.has(options.headers?.['Idempotency-Key'] ?? ''))
      return this.answer(503, { code: 'request_in_progress' }, { 'Retry-After': '1' });
    this.running.add(options.headers?.['Idempotency-Key'] ?? '');
    return null;
  }

  /** The request is done, all of it or nothing. */
  commit(request: RequestSpec, options: CallOptions): Answer {
    const userId = this.users.get(options.token ?? '');
    this.running.delete(options.headers?.['Idempotency-Key'] ?? '');
    if (userId === undefined) return this.answer(401, { detail: 'Jeton invalide' });
    if (request.path === '/admin-user/') return this.answer(200, { id: userId, email: `${userId}@quai.test` });
    if (request.path === '/metas/' && this.settings) return this.answer(200, { centers: this.settings });
    return this.poll(request, options) ?? this.readRecord(request, options) ?? this.act(request, options, userId);
  }

  private readRecord(request: RequestSpec, { headers }: CallOptions): Answer | null {
    const read = this.options.hasRecords ? this.records.read(request) : null;
    if (!read) return null;
    const etag = this.etags && read.status === 200 ? contentTag(read.body) : null;
    if (etag !== null && headers?.['If-None-Match'] === etag)
      return { ...this.answer(304, undefined, { ETag: etag }), whole: structuredClone(read.body), moment: this.moment };
    const tags = etag === null ? {} : { ETag: etag };
    return { ...this.answer(read.status, read.body, tags), moment: this.moment };
  }

  private act(request: RequestSpec, options: CallOptions, userId: number): Answer {
    const center = this.centerOf(request);
    const truth = this.truth(center);
    const read = readOne(truth, request);
    if (read) return this.answer(read.status, read.body);
    // A user's retry after a definite refusal has a new key, the number behind the dot.
    const key = options.headers?.['Idempotency-Key']?.split('.')[0];
    const commandId = key ?? this.options.identify?.(request, userId) ?? null;
    const acted = this.onAct(commandId, truth);
    const outcome = this.moved(truth, center, request, options) ?? this.perform(truth, center, request);
    acted(outcome?.isDone ?? false);
    if (!outcome) return this.answer(404, { detail: 'Introuvable' });
    if (outcome.isDone) {
      const moment = this.moment + 1;
      this.ledger.push({ commandId, userId, request, atMs: this.now(), revision: truth.revision, moment });
      this.edit(center, () => undefined);
    }
    const name = this.keyOf(options, userId);
    if (name !== null) {
      const untilMs = this.now() + Math.max(this.retentionS ?? 0, this.longestS) * 1000;
      if (outcome.isDone) this.outcomes.set(name, { untilMs, outcome: structuredClone(outcome) });
    }
    return this.answer(outcome.status, outcome.body);
  }

  /** Null where the values are there that the call rests on, or it names none. */
  private moved(truth: Truth, center: number, request: RequestSpec, { headers }: CallOptions): Outcome | null {
    const basis = this.options.compares === false ? undefined : headers?.['If-Match'];
    const replacing = basis === undefined ? null : this.replacedBy(request);
    return replacing && basis !== undefined ? movedMeanwhile(truth, center, replacing, basis) : null;
  }

  private perform(truth: Truth, center: number, request: RequestSpec): Outcome | null {
    const meant = this.meaningOf(request);
    const byShape = () => meant && performByShape(truth, center, meant, request);
    const inFull = () => perform(truth, request, this.now());
    return this.isByShapeAlone ? (byShape() ?? inFull()) : (inFull() ?? byShape());
  }

  private poll({ path, query = {} }: RequestSpec, { headers }: CallOptions): Answer | null {
    const isLoad = path === '/dispatch/loadstate/';
    if (!isLoad && path !== '/tasks/state/') return null;
    const { version, ...rest } = query;
    const truth = this.seen(Number(isLoad ? query.center : query.center_id));
    const etag = `"${truth.revision}/${new URLSearchParams(rest)}"`;
    const tags = this.etags ? { ETag: etag } : {};
    if (this.etags && headers?.['If-None-Match'] === etag)
      return this.answer(304, undefined, { ...tags, 'X-Version': version ?? '' });
    const content = structuredClone(isLoad ? dispatchLoad(truth, new URLSearchParams(rest)) : tasksState(truth));
    const whole = { ...content, version: Number(version) };
    if (!this.deltas) return this.answer(200, structuredClone(whole), tags);
    const question = `${path}?${new URLSearchParams(rest)}`;
    const since = headers?.['Delta-Since'] ?? '';
    const base = this.told.get(since);
    const cursor = `cursor-${this.cursors++}`;
    this.told.set(cursor, { question, content });
    const offer = { ...tags, 'Delta-Cursor': cursor };
    if (base?.question !== question) return this.answer(200, structuredClone(whole), offer);
    const delta = structuredClone({ ...deltaBetween(base.content, content), version: Number(version) });
    return { ...this.answer(226, delta, { ...offer, 'Delta-Base': since }), whole };
  }

  /** The state polls see: the present one, or an earlier one. */
  private seen(center: number): Truth {
    const until = this.now() - this.lagMs;
    return this.lagMs === 0 ? this.truth(center) : this.asOf(center, until);
  }

  private asOf(center: number, atMs: number): Truth {
    const past = this.past.get(center) ?? [];
    return (past.findLast((it) => it.atMs <= atMs) ?? past[0])?.truth ?? this.truth(center);
  }

  private answer(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
    this.longestS = Math.max(this.longestS, this.retentionS ?? 0);
    const retention = this.retentionS === null ? {} : { 'Idempotency-Retention': String(this.retentionS) };
    const compared = this.options.compares === false ? {} : { 'Conditional-Writes': 'If-Match' };
    const dated = { Date: new Date(this.now()).toUTCString(), ...compared, ...retention };
    return { status, body, headers: { ...dated, ...headers } };
  }

  private keyOf({ headers }: CallOptions, userId: number): string | null {
    const key = headers?.['Idempotency-Key'];
    // A server that never offered keys ignores the header.
    const hasKeys = Math.max(this.retentionS ?? 0, this.longestS) > 0;
    return key === undefined || !hasKeys ? null : `${userId}/${key}`;
  }

  /** By the first number that is an id of one of them; `/drivers/` has it in its query. */
  private centerOf({ path, query, body }: RequestSpec): number {
    if (path === '/drivers/') return Number(query?.center);
    if (isRecord(body) && typeof body.logistics_center_id === 'number') return body.logistics_center_id;
    if (isRecord(body) && typeof body.deposit_driver_id === 'number') return Number(body.center_id);
    if (isRecord(body) && typeof body.center === 'number') return body.center;
    const said = JSON.stringify([path, query, body]).match(/\d+/g)?.map(Number) ?? [];
    const owns = ({ orders, tasks, docks, drivers, alerts, notifications, metas }: Truth, id: number) =>
      metas?.trolleys.some((trolley) => trolley.id === id) ||
      [orders, tasks, docks, drivers, alerts, notifications].some((rows: ReadonlyMap<number, unknown>) => rows.has(id));
    for (const id of said) for (const [center, truth] of this.centers) if (owns(truth, id)) return center;
    return 9;
  }

  private open(center: number, base: number): void {
    const nowMs = this.options.now();
    this.centers.set(center, this.options.isWhole ? aWholeTruth(center, base, nowMs) : aTruth(base, nowMs));
    this.remember(center);
  }

  private remember(center: number): void {
    if (this.lagMs === 0) return;
    const past = this.past.get(center) ?? [];
    past.push({ atMs: this.now(), truth: structuredClone(this.truth(center)) });
    this.past.set(center, past.slice(-60));
  }
}
