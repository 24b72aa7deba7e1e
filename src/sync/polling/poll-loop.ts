import { dropOldPersonalDetails } from '../../db/details.ts';
import { recordKey } from '../../db/queries/records.ts';
import { isBoard, sourceKey } from '../../db/queries/sync.ts';
import type { QuaiDb, SourceState } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import { answerOf } from '../../domain/refresh/version.ts';
import { isRecord } from '../../domain/wire.ts';
import { errorText, genericError } from '../../domain/words/error-text.ts';
import type { ServerClock } from '../calls/clock.ts';
import type { Http, Reply } from '../calls/http.ts';
import type { Locks } from '../locks.ts';
import { keptAcks, type MergeOutcome, merge } from '../merge/merge.ts';
import { Mirror } from '../merge/mirror.ts';
import type * as RecordCode from '../records/code.ts';
import type { RecordWork } from '../records/work.ts';
import { retryAfterMs } from '../sending/backoff.ts';
import { type Keys, retentionIn } from '../sending/keys.ts';
import { Hints } from '../stream/hints.ts';
import { type Base, changedRows, type Delta, deltaHeaders, isDelta, mayGoOn, namesAgain } from './delta.ts';
import { type Demand, isOfRecordDemand, type RecordDemand } from './demand.ts';
import { dueInMs } from './due.ts';
import type { Endpoint, Parts } from './endpoint.ts';
import { SharedJson } from './shared-json.ts';
import { type DemandedSource, keyOfWanted, Sources } from './sources.ts';
import { hasBegun, notBegun, type Read } from './under-way.ts';

export interface PollDeps {
  readonly db: QuaiDb;
  readonly project: Project;
  readonly endpoints: readonly Endpoint[];
  /** How often boards are asked for, as the site says. */
  readonly cycleMs: () => number;
  /** The code of records. */
  readonly records: () => Promise<typeof RecordCode>;
  readonly locks: Locks;
  readonly http: Http;
  readonly clock: ServerClock;
  readonly keys: Keys;
  readonly random: () => number;
  /** The verified token, or null when there is none for polling. */
  readonly token: () => Promise<string | null>;
  /** Whether this site lets its console ask for deltas. */
  readonly delta: () => boolean;
  readonly demands: () => Promise<readonly Demand[]>;
  /** The token was refused: polling pauses until it changes. */
  readonly unauthorized: (token: string) => void;
  /** Another leader has taken over although our lock was not taken. */
  readonly fenced: () => void;
  /** See `Merge.manyRows`. */
  readonly manyRows: number;
  /** See `Merge.calm`. */
  readonly calm: () => Promise<void>;
  /** The rows of a demanded center are loaded, before its first merge. */
  readonly opened: (center: number, mirror: Mirror) => void;
  readonly merged: (center: number, merged: Extract<MergeOutcome, { outcome: 'applied' }>, mirror: Mirror) => void;
  /** A center that nobody has asked for in a long time is about to be dropped. */
  readonly leaving: (center: number) => void;
  /** A poll failed, and its source shows it: whoever waited for it may go on without. */
  readonly failed: () => void;
  /** A hint is still to be followed: another tick is needed after this time. */
  readonly again: (ms: number) => void;
  /** The answer to a record was applied. */
  readonly recordRead: () => void;
  /** Called with the names of fields that cannot be read. */
  readonly unread: (fields: readonly string[]) => void;
}

/** Time between two looks at what may be dropped: centers, details, settled actions, lists. */
const tidyEveryMs = {
  centers: 3_600_000,
  personal: 60_000,
  records: 60_000,
  settled: 5_000,
  unseen: 300_000,
};

/**
 * The leader's polling, one instance a term.
 *
 *   tick ─▶ demands ─▶ due? ─▶ start (persisted) ─▶ fetch ─▶ 304 | 200 | 226 ─▶ merge
 *                       │                             │                  ├─▶ no version, no lists ─▶ failures + 1
 *                       │                             │                  └─▶ doubt about a delta or a 304 ─▶ asked whole
 *                       │                             └─▶ lost, 4xx, 5xx ─▶ failures + 1
 *                       └ last start 20 s old, older than a hint, or its query does not cover the present one;
 *                         or failed and the network is back
 */
export class PollLoop {
  private readonly mirrors = new Map<number, Promise<Mirror>>();
  private readonly awaited = new Map<string, Read>();
  /** Polls to be retried when the network came back: if one fails, the next one does not wait for its period. */
  private readonly across = new Set<string>();

  /** The last whole answer of each source: rows sent again in the same bytes are not parsed and compared again. */
  private readonly answers = new Map<string, SharedJson>();

  /** An answer was applied since the last look at what may be dropped. */
  private isHeard = false;
  private readonly tidiedAtMs = new Map<keyof typeof tidyEveryMs, number>();

  /** The start whose answer this leader applied last, by source: no answer to an earlier start is awaited. */
  private readonly appliedStarts = new Map<string, number>();

  private readonly hints = new Hints();
  private readonly askedAgain = new Set<string>();
  private records: RecordWork | null = null;

  private constructor(
    private readonly deps: PollDeps,
    private readonly sources: Sources,
    private readonly signal: AbortSignal,
  ) {}

  /** Fences every earlier leader. */
  static async begin(deps: PollDeps, signal: AbortSignal): Promise<PollLoop> {
    const { db, clock, random } = deps;
    return new PollLoop(deps, await Sources.begin({ db, now: clock.now, random }), signal);
  }

  /**
   * Starts every poll that is due; with `force` also others, with `isBack` (the network is) also those that failed.
   * Resolves when the polls it started have ended.
   */
  async tick(force: (center: number) => boolean = () => false, isBack = false): Promise<void> {
    const demands = await this.deps.demands();
    const records = demands.filter(isOfRecordDemand);
    const wanted = this.union(demands.filter((demand) => !isOfRecordDemand(demand)));
    await this.letGo(new Set([...wanted.map(keyOfWanted), ...records.map(keyOfRecord)]));
    await Promise.all([...new Set(wanted.map((it) => it.center))].map((center) => this.open(center)));
    this.forgetBut(wanted.map(keyOfWanted));
    await Promise.all([
      ...wanted.map((it) => this.pollIfDue(it, force(it.center), isBack)),
      this.readRecords(records, force, isBack),
    ]);
    await this.tidyIfDue();
  }

  /**
   * Drops the kept answers of other sources: each is as large as its text. If no source is wanted, the user has paused
   * and will come back: all are kept.
   */
  private forgetBut(wanted: readonly string[]): void {
    if (wanted.length === 0) return;
    for (const key of this.answers.keys()) if (!wanted.includes(key)) this.answers.delete(key);
  }

  /** Also called when none is demanded, so that a record demanded again counts as opened again. */
  private async readRecords(
    demands: readonly RecordDemand[],
    force: (center: number) => boolean,
    isBack: boolean,
  ): Promise<void> {
    const work = demands.length > 0 ? await this.recordWork() : this.records;
    await work?.tick(demands, force, isBack);
  }

  /** Drops settled actions whose rows nobody asks for, and records nobody shows: neither needs an answer. */
  private async letGo(demanded: ReadonlySet<string>): Promise<void> {
    const { db, clock } = this.deps;
    const nowMs = clock.now();
    const isDemanded = (source: string) => demanded.has(source);
    if (this.isToTidy('settled', nowMs) && (await db.outbox.count()) > 0)
      await (await this.recordWork())?.fold(isDemanded);
    if (this.isToTidy('personal', nowMs))
      await db.transaction('rw', db.details, () => dropOldPersonalDetails(db, nowMs));
    if (this.isToTidy('records', nowMs) && (await db.records.count()) + (await db.acks.count()) > 0)
      await (await this.recordWork())?.tidy(isDemanded);
  }

  /** Null where it could not be loaded: the next tick tries again, and boards do not wait for it. */
  private recordCode(): Promise<typeof RecordCode | null> {
    return this.deps.records().catch(() => null);
  }

  private async recordWork(): Promise<RecordWork | null> {
    const { deps, signal, awaited, hints, askedAgain } = this;
    const code = this.records ? null : await this.recordCode();
    const ended = () => {
      this.isHeard = true;
      deps.recordRead();
    };
    if (code)
      this.records ??= new code.RecordWork(
        { ...deps, ended },
        { term: this.sources.term, signal, awaited, hints, askedAgain },
      );
    return this.records;
  }

  /** Only while answers come: dropped rows can then be read again. */
  private async tidyIfDue(): Promise<void> {
    const { db, clock, demands } = this.deps;
    const nowMs = clock.now();
    const { isHeard } = this;
    this.isHeard = false;
    if (!isHeard || this.signal.aborted) return;
    if (this.isToTidy('unseen', nowMs))
      await (await this.recordCode())?.tidyUnseen(db, this.deps.locks, { term: this.sources.term, nowMs });
    if (!this.isToTidy('centers', nowMs)) return;
    const code = await this.recordCode();
    for (const center of code ? await code.unvisitedCenters(db, nowMs) : []) {
      const isDemanded = (await demands()).some((demand) => demand.center === center && isBoard(demand));
      const isAwaited = [...this.awaited.values()].some((it) => it.center === center);
      if (code && !isDemanded && !isAwaited) await this.drop(code, center, nowMs);
    }
  }

  private isToTidy(what: keyof typeof tidyEveryMs, nowMs: number): boolean {
    const ageMs = nowMs - (this.tidiedAtMs.get(what) ?? Number.NEGATIVE_INFINITY);
    if (ageMs >= 0 && ageMs < tidyEveryMs[what]) return false;
    this.tidiedAtMs.set(what, nowMs);
    return true;
  }

  /** A center demanded meanwhile waits for the end: its mirror is loaded from the rows left then. */
  private async drop({ dropCenter }: typeof RecordCode, center: number, nowMs: number): Promise<void> {
    const { db, leaving } = this.deps;
    leaving(center);
    const mirror = dropCenter(db, { center, term: this.sources.term, nowMs }).then(() => Mirror.load(db, center));
    this.mirrors.set(center, mirror);
    await this.mirror(center);
  }

  /** Something changed in a center. */
  hint(center: number): void {
    this.hints.hear(center);
  }

  private async open(center: number): Promise<void> {
    if (this.mirrors.has(center)) return;
    const mirror = await this.mirror(center);
    if (!this.signal.aborted) this.deps.opened(center, mirror);
  }

  private union(demands: readonly Demand[]): DemandedSource[] {
    return this.deps.endpoints.flatMap((endpoint) => {
      const mine = demands.filter((demand) => demand.endpoint === endpoint.name);
      return [...new Set(mine.map((demand) => demand.center))].map((center) => ({
        endpoint,
        center,
        query: endpoint.union(mine.filter((demand) => demand.center === center).map((demand) => demand.query)),
      }));
    });
  }

  private async pollIfDue(wanted: DemandedSource, isForced: boolean, isBack: boolean): Promise<void> {
    const { center } = wanted;
    const key = keyOfWanted(wanted);
    if (isBack) this.across.add(key);
    const running = this.awaited.get(key);
    if (isForced && hasBegun(running)) this.askedAgain.add(key);
    if (running || this.signal.aborted) return;
    const wasAcross = this.across.delete(key);
    const dueMs = isForced ? 0 : await this.dueInMs(wanted, wasAcross);
    if (this.awaited.has(key) || dueMs === null) return;
    if (dueMs > 0) return this.deps.again(dueMs);
    this.awaited.set(key, { center, startAck: notBegun });
    this.askedAgain.delete(key);
    this.hints.follow(key, center);
    try {
      await this.poll(key, wanted);
    } finally {
      this.awaited.delete(key);
      // A hint that came during the poll: its change may have been too late for this answer.
      if (this.hints.isDue(key, center) || this.askedAgain.has(key)) this.deps.again(0);
    }
  }

  private async dueInMs(wanted: DemandedSource, isBack: boolean): Promise<number | null> {
    const source = await this.sources.read(wanted);
    const key = keyOfWanted(wanted);
    const isHinted = this.hints.isDue(key, wanted.center);
    const isAskedAgain = this.askedAgain.has(key);
    const { clock, cycleMs } = this.deps;
    return dueInMs({ ...wanted, source, cycleMs: cycleMs(), nowMs: clock.now(), isBack, isAskedAgain, isHinted });
  }

  private async poll(key: string, wanted: DemandedSource, isWhole = false): Promise<void> {
    const token = await this.deps.token();
    if (token === null) return;
    const started = await this.sources.start(wanted);
    if (!started) return this.deps.fenced();
    const { source, startAck } = started;
    this.awaited.set(key, { center: wanted.center, startAck });
    const request = wanted.endpoint.request(wanted.center, source.query, source.version ?? 0);
    const base = isWhole ? null : await this.base(source, startAck);
    const headers = isWhole ? {} : askedBeside(source, base);
    const answers = this.answers.get(key) ?? new SharedJson();
    this.answers.set(key, answers);
    const reply = await this.deps.http(request, { token, headers, signal: this.signal, parser: answers });
    if (this.signal.aborted) return;
    // The next answer will be a delta.
    if (reply.kind === 'answer' && this.deps.delta() && reply.headers.has(deltaHeaders.cursor))
      this.answers.delete(key);
    if (reply.kind === 'answer') await this.hear(reply, wanted.endpoint);
    if (reply.kind === 'answer' && reply.status === 401) return this.deps.unauthorized(token);
    const isDoubtful = await this.take(wanted, source, startAck, reply, base);
    if (!isDoubtful || this.signal.aborted) return;
    await this.doubt(source);
    if (isWhole) await this.fail(source, genericError);
    else await this.poll(key, wanted, true);
  }

  private async doubt(source: SourceState): Promise<void> {
    (await this.mirror(source.center)).bases.delete(source.key);
    await this.sources.doubt(source);
  }

  /** The base this leader applied last of a source, if a delta may continue from it. */
  private async base(source: SourceState, startAck: number): Promise<Base | null> {
    if (!this.deps.delta()) return null;
    const base = (await this.mirror(source.center, startAck)).bases.get(source.key);
    return base && mayGoOn(base, source, this.deps.clock.now()) ? base : null;
  }

  /** True when the answer depends on an earlier one and it is not certain which: a delta, or a 304. */
  private async take(
    wanted: DemandedSource,
    source: SourceState,
    startAck: number,
    reply: Reply,
    base: Base | null,
  ): Promise<boolean> {
    if (reply.kind === 'lost') return this.fail(source, genericError);
    const { status, body, headers } = reply;
    // A 304 without a known answer that it could confirm.
    if (status === 304 && source.etag === null) return this.fail(source, genericError);
    if (!isGood(status)) {
      const error = (isRecord(body) && errorText({ error: body.error })) || genericError;
      return this.fail(source, error, retryAfterMs(headers, this.deps.clock.serverNow()));
    }
    const said = status === 304 ? headers.get('X-Version') : isRecord(body) ? body.version : undefined;
    const asked = wanted.endpoint.isTagged ? answerOf(source.version ?? 0, said) : 'this';
    if (asked === 'other') {
      await this.sources.skip(source);
      return false;
    }
    // A 304 that does not show whose it is, perhaps a cache's: a whole answer is asked for.
    if (asked === 'none') return status === 304 || this.fail(source, genericError);
    const delta = isDelta(reply) ? deltaIn(reply, base) : undefined;
    if (delta === null) return true;
    const parts = status === 304 ? null : await wanted.endpoint.parts(body, wanted.center);
    if (status !== 304 && parts === null) return this.fail(source, genericError);
    if (delta && parts?.some(({ isUnread }) => isUnread)) return true;
    return this.apply(wanted, source, startAck, parts, headers, delta);
  }

  private async apply(
    wanted: DemandedSource,
    started: SourceState,
    startAck: number,
    parts: Parts,
    headers: Headers,
    delta: Delta | undefined,
  ): Promise<boolean> {
    const { db, project, clock, manyRows, calm, merged } = this.deps;
    const mirror = await this.mirror(wanted.center, startAck);
    // Polls whose answer is being merged beside this one are still awaited: their rows may be older.
    const others = [...this.awaited].filter(([key, it]) => key !== started.key && it.center === wanted.center);
    const awaited = others.map(([, it]) => it.startAck);
    try {
      const nowMs = clock.now();
      const result = await merge(db, mirror, project, {
        term: this.sources.term,
        endpoint: wanted.endpoint,
        started,
        startAck,
        parts,
        etag: headers.get('ETag'),
        cursor: headers.get(deltaHeaders.cursor),
        delta,
        nowMs,
        awaited,
        isInLaterAnswer: (lists) => this.isInLaterAnswer(wanted.center, lists, started),
        manyRows,
        calm,
      });
      if (result.outcome !== 'applied') return result.outcome === 'doubtful';
      this.isHeard = true;
      this.appliedStarts.set(started.key, started.start ?? 0);
      merged(wanted.center, result, mirror);
      return false;
    } catch (error) {
      // The transaction was rolled back but the mirror was not: it is loaded again.
      this.mirrors.delete(wanted.center);
      throw error;
    }
  }

  /** Whether a source that was read later than this one lists the row too. */
  private isInLaterAnswer(center: number, lists: readonly string[], { start = 0 }: SourceState): boolean {
    return lists.some((list) => (this.appliedStarts.get(sourceOfList(list, center)) ?? 0) > start);
  }

  /**
   * The one mirror of a center; loaded again when the ack log, which stands at `ack`, may no longer reach back to it.
   */
  private mirror(center: number, ack = 0): Promise<Mirror> {
    const { db } = this.deps;
    const mirror = (this.mirrors.get(center) ?? Mirror.load(db, center)).then((known) =>
      ack - known.ack < keptAcks ? known : Mirror.load(db, center),
    );
    this.mirrors.set(center, mirror);
    return mirror.catch((error: unknown) => {
      this.mirrors.delete(center);
      throw error;
    });
  }

  private async hear(reply: Extract<Reply, { kind: 'answer' }>, { isTagged }: Endpoint): Promise<void> {
    const { clock, keys } = this.deps;
    clock.hear(reply);
    await keys.hear(reply);
    // A server that stops keeping keys shows it by no longer sending the header.
    if (isTagged && isGood(reply.status) && retentionIn(reply) === null) await keys.keep(0);
  }

  private async fail(source: SourceState, error: string, waitMs = 0): Promise<false> {
    await this.sources.fail(source, error, waitMs);
    this.deps.failed();
    return false;
  }
}

/** These are memberships of boards alone: records stamp their rows. */
const sourceOfList = (list: string, center: number) => sourceKey(list.slice(0, list.indexOf('/')), center);

const keyOfRecord = ({ endpoint, center, subject }: RecordDemand) => recordKey(endpoint, center, subject);

/** A whole answer, a delta, or nothing because nothing has changed. */
const isGood = (status: number) => status === 200 || status === 226 || status === 304;

/**
 * The conditions of a poll beside its query: an empty answer if nothing has changed, else a delta. Rows that came by
 * deltas are never confirmed by an ETag alone: without a base, everything is asked for.
 */
function askedBeside({ etag, isByDelta }: SourceState, base: Base | null): Readonly<Record<string, string>> {
  return {
    ...(etag === null || (isByDelta && !base) ? {} : { 'If-None-Match': etag }),
    ...(base ? { [deltaHeaders.since]: base.cursor } : {}),
  };
}

/** The delta in an answer; null when it is incomplete, or continues another base than was asked for. */
function deltaIn({ headers, body }: Extract<Reply, { kind: 'answer' }>, base: Base | null): Delta | null {
  const changed = changedRows(body);
  if (!changed || !base || headers.get(deltaHeaders.base) !== base.cursor) return null;
  return namesAgain(changed, base) ? { base, changed } : null;
}
