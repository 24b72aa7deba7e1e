import { heldUntilMs } from '../../db/hold.ts';
import { raise, readMeta } from '../../db/meta.ts';
import { commandsOf, hasSettled } from '../../db/overlay.ts';
import { recordKey } from '../../db/queries/records.ts';
import type { QuaiDb, RecordState } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { RequestSpec } from '../../domain/command.ts';
import { readRow } from '../../domain/readable-row.ts';
import { isRecord, type RawRows } from '../../domain/wire.ts';
import { errorText, genericError } from '../../domain/words/error-text.ts';
import type { ServerClock } from '../calls/clock.ts';
import type { Http, Reply } from '../calls/http.ts';
import { KnownContents } from '../calls/known-contents.ts';
import { isCurrentTerm } from '../fence.ts';
import type { RecordDemand } from '../polling/demand.ts';
import type { Moment } from '../polling/due.ts';
import { msOfPeriod } from '../polling/endpoint.ts';
import { hasBegun, notBegun, type UnderWay } from '../polling/under-way.ts';
import { retryAfterMs } from '../sending/backoff.ts';
import type { Keys } from '../sending/keys.ts';
import { records } from './all.ts';
import type { RecordEndpoint } from './endpoint.ts';
import { mergeRecord } from './merge.ts';
import { isHeldInPlace, notePlace } from './places.ts';

export interface RecordPollDeps {
  readonly db: QuaiDb;
  readonly project: Project;
  readonly http: Http;
  readonly clock: ServerClock;
  /** How often boards are asked for, as the site says. */
  readonly cycleMs: () => number;
  readonly keys: Keys;
  readonly token: () => Promise<string | null>;
  readonly unauthorized: (token: string) => void;
  /** Another leader has taken over although our lock was not taken. */
  readonly fenced: () => void;
  /** An answer was applied, or a read failed. */
  readonly ended: () => void;
  readonly again: (ms: number) => void;
  /** Called with the names of fields that cannot be read. */
  readonly unread: (fields: readonly string[]) => void;
}

/** A record opened again within this time is not read again, ms. */
const openedEveryMs = 3_000;
/** After a hint a record is read once it is this old, ms: a busy board sends hints every second. */
const usualHintedEveryMs = 10_000;

/** What became of an answer: it, or the one it confirms, is stored; that is not certain; or nothing was stored of it. */
type Taken = 'applied' | 'doubtful' | null;

interface Reasons {
  /** Since when it is demanded without a break, as far as this leader knows. */
  readonly openedAtMs: number;
  readonly isForced: boolean;
  readonly isBack: boolean;
  /** This leader made its latest start, and will apply the answer. */
  readonly isOwn: boolean;
}

/**
 * The leader's reads of records, one instance a term (docs/adr/0037).
 *
 *   demanded ─▶ due? ─▶ start (persisted) ─▶ fetch ─▶ 200 ─▶ rows of its scope ─▶ merge
 *                │                             │       ├─▶ names another center ─▶ the place changes, its rows leave
 *                │                             │       └─▶ 403, 404, 410 in the API's words ─▶ there is nothing to list
 *                │                             └─▶ lost, 5xx, a page that is not the API's ─▶ failures + 1
 *                └ opened, a minute old, touched by an action, hinted at, or failed and the network is back
 */
export class RecordPolls {
  /** Demanded records, each with the time since when. */
  private wanted: ReadonlyMap<string, number> = new Map();
  /** Records of which this leader has started a read. */
  private readonly begun = new Set<string>();
  private readonly contents = new KnownContents();

  constructor(
    private readonly deps: RecordPollDeps,
    private readonly underWay: UnderWay,
  ) {}

  async tick(demands: readonly RecordDemand[], force: (center: number) => boolean, isBack: boolean): Promise<void> {
    const byKey = new Map(demands.map((demand) => [keyOfDemand(demand), demand]));
    const before = this.wanted;
    const nowMs = this.deps.clock.now();
    // A time in the future means that the clock was set back.
    this.wanted = new Map([...byKey.keys()].map((key) => [key, Math.min(before.get(key) ?? nowMs, nowMs)]));
    const reasons = (key: string, { center }: RecordDemand) => ({
      openedAtMs: this.wanted.get(key) ?? nowMs,
      isForced: force(center),
      isBack,
      isOwn: this.begun.has(key),
    });
    await Promise.all([...byKey].map(([key, demand]) => this.pollIfDue(key, demand, reasons(key, demand))));
  }

  private async pollIfDue(key: string, demand: RecordDemand, reasons: Reasons): Promise<void> {
    const { awaited, askedAgain, hints, signal } = this.underWay;
    const endpoint = records.find(({ name }) => name === demand.endpoint);
    const running = awaited.get(key);
    if (reasons.isForced && hasBegun(running)) askedAgain.add(key);
    if (!endpoint || running || signal.aborted) return;
    const state = await this.deps.db.records.get(key);
    const isHinted = hints.isDue(key, demand.center);
    const { clock, cycleMs } = this.deps;
    const { isAct, hintedEveryMs } = endpoint;
    const due = { periodMs: msOfPeriod(endpoint, cycleMs()), isAct, hintedEveryMs };
    const isAskedAgain = askedAgain.has(key);
    const dueMs = state ? dueInMs(state, due, clock.now(), { ...reasons, isAskedAgain, isHinted }) : 0;
    if (awaited.has(key) || dueMs === null) return;
    if (dueMs > 0) return this.deps.again(dueMs);
    awaited.set(key, { center: demand.center, startAck: notBegun });
    askedAgain.delete(key);
    hints.follow(key, demand.center);
    try {
      await this.poll(key, demand, endpoint);
    } finally {
      awaited.delete(key);
      if (askedAgain.has(key)) this.deps.again(0);
    }
  }

  private async poll(key: string, demand: RecordDemand, endpoint: RecordEndpoint): Promise<void> {
    const token = await this.deps.token();
    if (token === null) return;
    const begun = await this.start(key, demand);
    if (begun === 'fenced') return this.deps.fenced();
    this.begun.add(key);
    const { started, startAck } = begun;
    this.underWay.awaited.set(key, { center: demand.center, startAck });
    const request = endpoint.request(started, await this.asideOf(endpoint, started));
    if (!request) return;
    const headers = await this.conditionOf(request, started);
    const reply = await this.deps.http(request, { token, headers, signal: this.underWay.signal });
    if (this.underWay.signal.aborted) return;
    if (reply.kind === 'answer') {
      this.deps.clock.hear(reply);
      await this.deps.keys.hear(reply);
      if (reply.status === 401) return this.deps.unauthorized(token);
    }
    const isConditional = 'If-None-Match' in headers;
    const taken = await this.take(
      readingOf(endpoint, started, reply, isConditional),
      endpoint,
      started,
      startAck,
      reply,
    );
    if (taken === 'applied' && reply.kind === 'answer') this.contents.note(key, request, reply, started.start);
    else this.contents.forget(key);
    if (taken === 'doubtful') await this.askForAll(started);
    this.deps.ended();
  }

  private async asideOf({ asideIn }: RecordEndpoint, { center, subject, aside }: RecordState) {
    const stored = asideIn && (await this.deps.db.rows(asideIn.kind).get([center, subject]));
    return (stored && asideIn.of(stored.row)) ?? aside;
  }

  /** Persists the start before the call, as boards do. */
  private start(
    key: string,
    demand: RecordDemand,
  ): Promise<'fenced' | { readonly started: RecordState; readonly startAck: number }> {
    const { db, clock } = this.deps;
    return db.transaction('rw', [db.records, db.meta], async () => {
      const [term, state, startAck = 0] = await Promise.all([
        readMeta(db, 'term'),
        db.records.get(key),
        readMeta(db, 'ack'),
      ]);
      if (!isCurrentTerm(term, this.underWay.term)) return 'fenced';
      const nowMs = clock.now();
      const started: RecordState = {
        ...(state ?? freshRecord(demand, nowMs)),
        start: await raise(db, 'start'),
        startedAtMs: nowMs,
        heldUntilMs: 0,
        isDue: false,
      };
      await db.records.put(started);
      return { started, startAck };
    });
  }

  /** An action that waits for a read to show it is shown by rows that are told. */
  private async conditionOf(request: RequestSpec, { key, center, appliedStart }: RecordState) {
    const headers = this.contents.conditionOf(key, request, appliedStart);
    const isFree = 'If-None-Match' in headers && !hasSettled(await commandsOf(this.deps.db, center));
    return isFree ? headers : {};
  }

  private async take(
    reading: Reading,
    endpoint: RecordEndpoint,
    started: RecordState,
    startAck: number,
    reply: Reply,
  ): Promise<Taken> {
    switch (reading.kind) {
      case 'failed': {
        const waitMs = reply.kind === 'answer' ? retryAfterMs(reply.headers, this.deps.clock.serverNow()) : 0;
        return this.fail(started, reading.error, waitMs);
      }
      case 'moved':
        return this.move(endpoint, started, startAck, reading.to);
      case 'missing':
        await this.apply(started, startAck, [], { isMissing: true, error: reading.error });
        return null;
      case 'told':
        this.deps.unread(unreadIn(reading.parts));
        await this.note(endpoint, started, started.center);
        return this.apply(started, startAck, reading.parts, { isMissing: false, error: null });
      case 'same':
        await this.note(endpoint, started, started.center);
        return this.apply(started, startAck, null, { isMissing: false, error: null });
    }
  }

  /** The answer rests on an earlier one, and it is not certain that the device holds it. */
  private async askForAll({ key }: RecordState): Promise<void> {
    await this.deps.db.records.where('key').equals(key).modify({ isDue: true });
  }

  private async apply(
    started: RecordState,
    startAck: number,
    parts: readonly RawRows[] | null,
    set: Pick<RecordState, 'isMissing' | 'error'>,
  ): Promise<Taken> {
    const { db, project, clock } = this.deps;
    const others = [...this.underWay.awaited].filter(
      ([key, it]) => key !== started.key && it.center === started.center,
    );
    const merged = await mergeRecord(db, project, {
      term: this.underWay.term,
      started,
      startAck,
      parts,
      set: { ...set, appliedAtMs: clock.now(), failures: 0 },
      awaited: others.map(([, it]) => it.startAck),
    });
    if (merged === 'fenced') this.deps.fenced();
    return merged === 'applied' || merged === 'doubtful' ? merged : null;
  }

  /** The thing belongs to another center. Its rows stay in the old one as long as an action there waits for them. */
  private async move(endpoint: RecordEndpoint, started: RecordState, startAck: number, to: number): Promise<null> {
    if (await isHeldInPlace(this.deps.db, started)) return this.fail(started, null);
    await this.note(endpoint, started, to);
    await this.apply(started, startAck, [], { isMissing: false, error: null });
    return null;
  }

  private async note({ place }: RecordEndpoint, { subject }: RecordState, center: number): Promise<void> {
    if (place) await notePlace(this.deps.db, place.kind, subject, center, this.deps.clock.now());
  }

  private async fail({ key }: RecordState, error: string | null, waitMs = 0): Promise<null> {
    const { db, clock } = this.deps;
    await db.transaction('rw', [db.records, db.meta], async () => {
      const state = await db.records.get(key);
      if (!state || !isCurrentTerm(await readMeta(db, 'term'), this.underWay.term)) return;
      const held = waitMs > 0 ? clock.now() + waitMs : 0;
      await db.records.put({ ...state, failures: state.failures + (error === null ? 0 : 1), error, heldUntilMs: held });
    });
    return null;
  }
}

const keyOfDemand = ({ endpoint, center, subject }: RecordDemand) => recordKey(endpoint, center, subject);

export const freshRecord = (
  { endpoint, center, subject }: RecordDemand,
  shownAtMs: number,
  aside?: string,
): RecordState => ({
  key: recordKey(endpoint, center, subject),
  endpoint,
  center,
  subject,
  ...(aside === undefined ? {} : { aside }),
  start: 0,
  appliedStart: 0,
  startedAtMs: 0,
  appliedAtMs: null,
  failures: 0,
  error: null,
  isMissing: false,
  isDue: false,
  rows: [],
  shownAtMs,
});

interface Due {
  readonly periodMs: number;
  readonly isAct: true | undefined;
  readonly hintedEveryMs: number | undefined;
}

/** In how many ms a record is to be read: 0 for now, null when only its period decides. */
function dueInMs(
  state: RecordState,
  { periodMs, isAct, hintedEveryMs = usualHintedEveryMs }: Due,
  nowMs: number,
  { openedAtMs, isForced, isBack, isOwn, isAskedAgain, isHinted }: Reasons & Pick<Moment, 'isAskedAgain' | 'isHinted'>,
): number | null {
  if (isForced) return 0;
  if (heldUntilMs(state, nowMs) !== null) return null;
  const ageMs = nowMs - state.startedAtMs;
  // A negative age: the device's clock was set back.
  const isOld = ageMs < 0 || ageMs >= periodMs;
  // A read whose leader died without an answer: whatever made it due still does.
  const isUnanswered = state.appliedAtMs === null || (!isOwn && state.start > state.appliedStart);
  const isAbandoned = isUnanswered && state.failures === 0;
  if (isOld || isAbandoned || state.isDue || isAskedAgain || (isBack && state.failures > 0)) return 0;
  if (state.startedAtMs < openedAtMs) return Math.max(0, openedEveryMs - ageMs);
  return isHinted && !isAct ? Math.max(0, hintedEveryMs - ageMs) : null;
}

type Reading =
  | { readonly kind: 'told'; readonly parts: readonly RawRows[] }
  /** The content the device holds. */
  | { readonly kind: 'same' }
  | { readonly kind: 'moved'; readonly to: number }
  | { readonly kind: 'missing' | 'failed'; readonly error: string };

/** Statuses for a thing that does not exist, no longer exists, or is not for this user. */
const missing: ReadonlySet<number> = new Set([403, 404, 410]);

function readingOf(endpoint: RecordEndpoint, started: RecordState, reply: Reply, isConditional: boolean): Reading {
  if (reply.kind === 'lost') return { kind: 'failed', error: genericError };
  const { status, body } = reply;
  const words = isRecord(body) ? errorText(body) : null;
  if (status === 304 && isConditional) return { kind: 'same' };
  if (missing.has(status) && words) return { kind: 'missing', error: words };
  const parts = status === 200 ? endpoint.parts(body, started) : null;
  if (!parts) return { kind: 'failed', error: words ?? genericError };
  const center = endpoint.place?.of(body);
  return center === undefined || center === started.center ? { kind: 'told', parts } : { kind: 'moved', to: center };
}

const unreadIn = (parts: readonly RawRows[]): readonly string[] =>
  parts.flatMap(({ kind, rows }) =>
    rows.filter(isRecord).flatMap((raw) => (readRow(kind, raw)?.unread ?? []).map((field) => `${kind}.${field}`)),
  );
