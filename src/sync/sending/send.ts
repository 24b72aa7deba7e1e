import { soundRows } from '../../db/answer.ts';
import { declarations } from '../../db/declarations.ts';
import { readMeta } from '../../db/meta.ts';
import { keyedUntil, waitsFor } from '../../db/outbox/lanes.ts';
import { type Move, transition } from '../../db/outbox/transition.ts';
import { readKeys, replayed } from '../../db/overlay.ts';
import { LoadedRows } from '../../db/row-set.ts';
import type { QuaiDb, Reason, StoredCommand } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import { type Command, isOperation, type RequestSpec, type Toast } from '../../domain/command.ts';
import { isEqual } from '../../domain/equal.ts';
import { Layer } from '../../domain/replay.ts';
import { keyOf, type Patch, type Reader } from '../../domain/rows.ts';
import { isRecord, type RawRow, type RawRows } from '../../domain/wire.ts';
import type { ServerClock } from '../calls/clock.ts';
import type { Http, Reply } from '../calls/http.ts';
import type { TokenBinding } from '../calls/session.ts';
import { isSameAttempt } from '../fence.ts';
import { backoffMs, retryAfterMs } from './backoff.ts';
import type { Keys } from './keys.ts';
import { condition, movedBefore, movedSince } from './moved.ts';
import { asCertain, operationRequest, outcomeIn } from './operations.ts';
import type { Reading, RowReader } from './reading.ts';
import { keyOfRequest } from './request-key.ts';
import { readTouched } from './touched.ts';
import { isFinal, type Verdict, verdict } from './verdict.ts';

export interface SendDeps {
  readonly db: QuaiDb;
  readonly project: Project;
  readonly http: Http;
  readonly clock: ServerClock;
  readonly keys: Keys;
  readonly random: () => number;
  readonly bind: (fresh: boolean) => Promise<TokenBinding>;
  /** The server refused this token; null: there was none to send. */
  readonly unauthorized: (token: string | null) => void;
  /** An answer did not contain all present rows: poll this center. */
  readonly refresh: (center: number) => void;
}

/**
 * Takes one command one step further. The caller holds its send lock, across HTTP; an outcome is written only for the
 * attempt it belongs to.
 *
 *   queued ──begin──▶ sending ──2xx──▶ settled   (an undocumented 2xx: once a read of the row shows it)
 *     ▲  └─stale─▶ expired  ├──409──▶ conflict (settled when it holds)
 *     │                     ├──4xx──▶ refused
 *     └──retry, lost────────┤
 *                           └──lost: live, or unsafe to resend──▶ uncertain
 */
export class Sender implements RowReader {
  constructor(readonly deps: SendDeps) {}

  async step(commandId: string): Promise<void> {
    const code = await declarations();
    const stored = await this.deps.db.outbox.get({ id: commandId });
    const declaration = stored && replayed(stored, code)?.declaration;
    if (!stored || !declaration) return;
    switch (stored.state) {
      case 'queued':
        return this.send(stored, declaration);
      case 'sending':
        // Its sender died with the lock that we hold now: the answer is lost.
        return this.conclude(stored, declaration, { to: 'lost', reason: { code: 'interrupted' } }, 0, 0);
      case 'uncertain':
        return stored.reason?.code === 'unread' ? this.reread(stored, declaration) : undefined;
      default:
        return;
    }
  }

  /** Sends a live command that its own tab has just written as `sending`. */
  async sendLive(stored: StoredCommand): Promise<void> {
    const declaration = replayed(stored, await declarations())?.declaration;
    if (!declaration) return;
    const bound = await this.deps.bind(false);
    if (bound.status !== 'bound') {
      if (bound.status === 'unauthorized') this.deps.unauthorized(null);
      return this.refuseLive(stored, { code: bound.status === 'unauthorized' ? 'signedOut' : 'offline' });
    }
    const moved = await this.movedBefore(stored, declaration);
    if (moved) return this.move(stored, moved);
    await this.exchange(stored, declaration, bound.token, stored.attempt > 1);
  }

  private async send(stored: StoredCommand, declaration: Command): Promise<void> {
    const bound = await this.boundFor(stored);
    if (bound.status === 'unauthorized') return this.deps.unauthorized(null);
    if (bound.status !== 'bound') return;
    const stale = this.staleness(stored);
    if (stale) return this.move(stored, { state: 'expired', reason: { code: stale } });
    if (await this.mustReadFirst(stored)) return this.reread(stored, declaration);
    const moved = await this.movedBefore(stored, declaration);
    if (moved) return this.move(stored, moved);
    const begun = await this.begin(stored);
    if (begun) await this.exchange(begun, declaration, bound.token, await this.mayBeKnown(stored));
  }

  /**
   * Asks the server again if its clock was not measured recently, and before that clock delays an action: twice, since
   * the first answer may be to a call that was under way when the action was issued.
   */
  private async boundFor(stored: StoredCommand): Promise<TokenBinding> {
    const { bind, clock } = this.deps;
    let bound = await bind(!clock.isFresh());
    for (let left = 2; left > 0 && bound.status === 'bound' && this.staleness(stored) !== null; left--)
      bound = await bind(true);
    return bound;
  }

  private staleness({ issuedAtMs, clockOffsetMs, staleAfterMs }: StoredCommand): 'stale' | 'clock' | null {
    if (staleAfterMs === null) return null;
    const offset = this.deps.clock.offsetMs();
    if (offset === null || clockOffsetMs === null) return 'clock';
    const ageMs = this.deps.clock.now() + offset - (issuedAtMs + clockOffsetMs);
    // The `Date` header has whole seconds: an age of a second or two below zero is ordinary.
    if (ageMs < -5_000) return 'clock';
    return ageMs > staleAfterMs ? 'stale' : null;
  }

  private async mustReadFirst(stored: StoredCommand): Promise<boolean> {
    return stored.answerLost || (stored.keyedUntilMs !== null && !(await this.isKeyed(stored)));
  }

  /** Whether the server still remembers the key of an earlier attempt, if it got it: repeating it has one effect. */
  private async isKeyed({ keyedUntilMs }: StoredCommand): Promise<boolean> {
    const { clock, keys } = this.deps;
    return keyedUntilMs !== null && clock.now() <= keyedUntilMs && (await keys.retentionMs()) > 0;
  }

  /** Whether an attempt with this key was sent before, to a server that may have kept its outcome. */
  private async mayBeKnown(stored: StoredCommand): Promise<boolean> {
    return stored.keyedUntilMs !== null || (stored.attempt > 0 && (await this.deps.keys.retentionMs()) > 0);
  }

  private async begin(stored: StoredCommand): Promise<StoredCommand | undefined> {
    const retentionMs = await this.deps.keys.retentionMs();
    const { db, project, clock } = this.deps;
    return transition(db, project, stored.id, clock.now(), (now, all) => {
      if (now.state !== 'queued' || waitsFor(all, now.seq, now.lanes)) return null;
      const keyedUntilMs = now.keyedUntilMs ?? keyedUntil(clock.now(), retentionMs, now.request);
      const set = { attempt: now.attempt + 1, keyedUntilMs, heldUntilMs: 0 };
      return { state: 'sending', set };
    });
  }

  private async exchange(stored: StoredCommand, declaration: Command, token: string, isRepeat: boolean): Promise<void> {
    const { keys, clock } = this.deps;
    // `begin` has decided, even if the server's retention has changed since.
    const isKeyed = stored.keyedUntilMs !== null || (await keys.areSent());
    const headers: Record<string, string> = {
      ...(isKeyed ? { 'Idempotency-Key': keyOfRequest(stored) } : {}),
      ...(stored.basis ? condition(keys, stored.basis) : {}),
    };
    // A repeated key may get the answer that was kept since the first attempt.
    const startAck = isKeyed && isRepeat ? olderThanAll : await this.ack();
    const reply = await this.deps.http(stored.request, { token, headers });
    clock.hear(reply);
    await keys.hear(reply);
    const wait = this.waitMs(reply);
    const found = verdict(declaration, stored, reply);
    if (found.to === 'unauthorized') this.deps.unauthorized(token);
    await this.conclude(stored, declaration, found, wait, startAck);
  }

  /** Answers to other actions written from now on may be newer than this call's. */
  private async ack(): Promise<number> {
    return (await readMeta(this.deps.db, 'ack')) ?? 0;
  }

  private async conclude(
    stored: StoredCommand,
    declaration: Command,
    found: Verdict,
    waitMs: number,
    startAck: number,
  ): Promise<void> {
    switch (found.to) {
      case 'settled': {
        const { rows: own, reload } = found;
        const rows = reload.length > 0 ? [...own, ...(await readTouched(this.deps, stored.center, reload))] : own;
        await this.move(stored, { state: 'settled', rows, startAck, reason: saidOf(found) });
        if (declaration.reachesFarther) this.deps.refresh(stored.center);
        return;
      }
      case 'refused':
        return this.move(stored, { ...refusalOf(stored, found.reason), rows: found.rows, startAck });
      case 'conflict':
        return this.conflict(stored, declaration, found, startAck);
      case 'unauthorized':
        return stored.live
          ? this.refuseLive(stored, { code: 'signedOut' })
          : this.move(stored, { state: 'queued', event: 'retry', reason: { code: 'signedOut' } });
      case 'retry':
        // An earlier attempt with the same key is under way: it may still be done.
        if (stored.live && found.reason.code === 'inProgress')
          return this.lost(stored, declaration, found.reason, waitMs);
        return stored.live ? this.refuseLive(stored, found.reason) : this.again(stored, found.reason, waitMs);
      case 'lost':
        return this.lost(stored, declaration, found.reason, waitMs);
      case 'unsaid':
        return this.readAfter(stored, declaration, found.reason);
    }
  }

  /** How long the server asks not to be called; 0 where it does not. */
  private waitMs(reply: Reply): number {
    return reply.kind === 'answer' ? retryAfterMs(reply.headers, this.deps.clock.serverNow()) : 0;
  }

  /** Whether the values it replaces have moved, where the server compares nothing (docs/adr/0059). */
  private async movedBefore(stored: StoredCommand, declaration: Command): Promise<Move | null> {
    return stored.basis ? movedBefore(this, stored, declaration) : null;
  }

  private async conflict(
    stored: StoredCommand,
    declaration: Command,
    { rows, reason }: Extract<Verdict, { to: 'conflict' }>,
    startAck: number,
  ): Promise<void> {
    if (rows.length === 0 || startAck === olderThanAll) this.deps.refresh(stored.center);
    if (await this.holdsOn(stored, declaration, await this.sound(stored, rows))) {
      return this.move(stored, { state: 'settled', rows, startAck });
    }
    if (reason.code === 'moved' && !mayBeDone(stored)) {
      return this.move(stored, await movedSince(this, stored, declaration, { rows, reason, startAck }));
    }
    const end = mayBeDone(stored) ? refusalOf(stored, reason) : ({ state: 'conflict', reason } as const);
    return this.move(stored, { ...end, rows, startAck });
  }

  private refuseLive(stored: StoredCommand, reason: Reason): Promise<void> {
    return this.move(stored, refusalOf(stored, reason));
  }

  private async lost(stored: StoredCommand, declaration: Command, reason: Reason, waitMs: number): Promise<void> {
    if (stored.live) {
      // Where no call can tell, nothing is being looked up.
      const isBlind = declaration.isUnreadable && !isOperation(declaration, stored.args);
      const code = isBlind ? 'unknown' : 'unread';
      await this.move(stored, { state: 'uncertain', reason: { ...reason, code }, set: this.after(waitMs) });
      if (isBlind) return this.deps.refresh(stored.center);
      const now = await this.deps.db.outbox.get({ id: stored.id });
      if (now?.state === 'uncertain' && waitMs === 0) await this.reread(now, declaration);
      return;
    }
    const isKeyed = stored.keyedUntilMs !== null;
    await this.again(stored, reason, waitMs, isKeyed ? { mayBeDone: true } : { answerLost: true });
  }

  private again(stored: StoredCommand, reason: Reason, waitMs: number, known: Doubt = {}): Promise<void> {
    const set = { ...this.after(waitMs, stored.failures + 1), ...known };
    return this.move(stored, { state: 'queued', event: 'retry', reason, set });
  }

  /** When it is tried next, by its failures and the server's wish. */
  private after(waitMs: number, failures = 0) {
    const { clock, random } = this.deps;
    const heldUntilMs = waitMs > 0 ? clock.now() + waitMs : 0;
    return {
      failures,
      dueAtMs: clock.now() + (failures > 0 ? backoffMs(failures, random, waitMs) : waitMs),
      heldUntilMs,
    };
  }

  /**
   * After a lost answer without a key: reads the entity. Done → settled; as the user saw it and guarded → send again;
   * else uncertain, with what is known.
   */
  private async reread(stored: StoredCommand, declaration: Command): Promise<void> {
    if (isOperation(declaration, stored.args)) {
      if (declaration.isUnreadable) return this.lookUp(stored, declaration);
      // Its row may tell where the server knows no operations.
      if (!(await this.outcomeOf(stored, declaration))) return;
    }
    const read = await this.read(stored, declaration);
    if (read.kind === 'read') return this.decide(stored, declaration, read);
    if (read.kind === 'unread') return this.unread(stored, read.status, read.waitMs);
  }

  /** Ends an operation as the server says it ended. The reply where that is not known, null where all is said. */
  private async outcomeOf(stored: StoredCommand, declaration: Command): Promise<Reply | null> {
    const reply = await this.ask(operationRequest(keyOfRequest(stored)));
    // Without its key the server cannot know it, whatever it says.
    const outcome = reply && this.deps.keys.wasSent(stored) ? outcomeIn(reply) : null;
    if (!outcome) return reply;
    await this.conclude(asCertain(stored), declaration, outcome, 0, await this.ack());
    return null;
  }

  /** Asks for the outcome of an operation by its key (SUP-376); what is not known is asked for again later. */
  private async lookUp(stored: StoredCommand, declaration: Command): Promise<void> {
    const reply = await this.outcomeOf(stored, declaration);
    if (!reply) return;
    await this.unread(stored, reply.kind === 'answer' ? reply.status : null, this.waitMs(reply));
    this.deps.refresh(stored.center);
  }

  /** The reply to a read; null where there was no token to send. */
  private async ask(request: RequestSpec): Promise<Reply | null> {
    const bound = await this.deps.bind(false);
    if (bound.status === 'unauthorized') this.deps.unauthorized(null);
    if (bound.status !== 'bound') return null;
    const reply = await this.deps.http(request, { token: bound.token });
    if (reply.kind !== 'answer' || reply.status !== 401) return reply;
    this.deps.unauthorized(bound.token);
    return null;
  }

  /**
   * After a success without the documented answer: reads the entity, once. Where no call reads it, it counts as done,
   * and the center is polled.
   */
  private async readAfter(stored: StoredCommand, declaration: Command, reason: Reason): Promise<void> {
    if (declaration.isUnreadable) {
      // A proxy may have said so: a server that knows operations is asked first.
      if (isOperation(declaration, stored.args) && !(await this.outcomeOf(stored, declaration))) return;
      await this.move(stored, { state: 'settled' });
      return this.deps.refresh(stored.center);
    }
    const read = await this.read(stored, declaration);
    if (read.kind === 'read') return this.decide(stored, declaration, read);
    if (read.kind === 'unread' && isFinal(read.status ?? 0)) return this.unread(stored, read.status, 0);
    // As after a lost answer, except that its first read was this one.
    const waitMs = read.kind === 'unread' ? read.waitMs : 0;
    if (!stored.live) return this.again(stored, reason, waitMs, { answerLost: true });
    const set = this.after(waitMs, stored.failures + 1);
    return this.move(stored, { state: 'uncertain', reason: { ...reason, code: 'unread' }, set });
  }

  /** Reads the entity of a command once, as its declaration describes. */
  async read(stored: StoredCommand, declaration: Command): Promise<Reading> {
    const startAck = await this.ack();
    const reply = await this.ask(declaration.reread(stored.args));
    if (!reply) return { kind: 'unasked' };
    const status = reply.kind === 'answer' ? reply.status : null;
    // A missing entity may be the goal: a closed round, a cancelled courier.
    if (reply.kind === 'answer' && status === 404 && isRecord(reply.body) && declaration.holds(stored.args, nothing))
      return { kind: 'read', rows: [], startAck, holds: true };
    if (reply.kind !== 'answer' || status !== 200) return { kind: 'unread', status, waitMs: this.waitMs(reply) };
    this.deps.clock.hear(reply);
    const rows = await this.sound(stored, declaration.acceptReread(reply.body, stored.args).rows);
    const isTold = declaration.isConfirmedBy?.(reply.body, stored.args) === true;
    return {
      kind: 'read',
      rows,
      startAck,
      body: reply.body,
      holds: isTold || (await this.holdsOn(stored, declaration, rows)),
    };
  }

  private async decide(
    stored: StoredCommand,
    declaration: Command,
    { rows, startAck, holds }: Extract<Reading, { kind: 'read' }>,
  ): Promise<void> {
    if (holds) {
      await this.move(stored, { state: 'settled', rows, startAck });
      if (declaration.reachesFarther || (await this.isInUnknownDock(stored, rows))) this.deps.refresh(stored.center);
      return;
    }
    const isKeyed = await this.isKeyed(stored);
    const isSafe = !stored.live && (isKeyed || declaration.delivery.kind === 'guarded');
    const mayResend = isSafe && isAsSeen(stored, rows);
    if (!mayResend) return this.move(stored, { state: 'uncertain', rows, startAck, reason: { code: 'unknown' } });
    // A command that was sent from here just now, and did not arrive, is not sent again at once.
    const pause = stored.state === 'sending' ? this.after(0, stored.failures + 1) : {};
    const set = { answerLost: false, ...(isKeyed ? {} : { keyedUntilMs: null }), ...pause };
    return this.move(stored, { state: 'queued', event: 'retry', rows, startAck, set });
  }

  /** A task in a dock that the server has just created is on no screen until a poll lists that dock. */
  private async isInUnknownDock({ center }: StoredCommand, parts: readonly RawRows[]): Promise<boolean> {
    const tasks = parts.flatMap(({ kind, rows }) => (kind === 'task' ? rows.filter(isRecord) : []));
    const docks = tasks.flatMap(({ dock }) => (typeof dock === 'number' ? [dock] : []));
    const held = new LoadedRows(this.deps.db, center);
    await held.load(docks.map((id) => keyOf('dock', id)));
    return docks.some((id) => !held.get('dock', id));
  }

  private unread(stored: StoredCommand, status: number | null, waitMs: number): Promise<void> {
    // A final refusal of the read would be the same again.
    if (status !== null && isFinal(status))
      return this.move(stored, { state: 'uncertain', reason: { code: 'unknown', status } });
    if (!stored.live) return this.again(stored, { code: 'network' }, waitMs);
    // A live command stays uncertain; it is read again later.
    const set = this.after(waitMs, stored.failures + 1);
    return this.move(stored, { state: 'uncertain', event: 'retry', reason: { code: 'unread' }, set });
  }

  /** Nothing is decided on a malformed row. */
  private sound(stored: StoredCommand, parts: readonly RawRows[]): Promise<RawRows[]> {
    return soundRows(this.deps.db, stored.center, parts, Number.POSITIVE_INFINITY);
  }

  private async holdsOn(stored: StoredCommand, declaration: Command, parts: readonly RawRows[]): Promise<boolean> {
    return parts.length > 0 && declaration.holds(stored.args, await this.layer(stored, declaration, parts));
  }

  /** The rows of an answer over those at hand. */
  async layer(stored: StoredCommand, declaration: Command, parts: readonly RawRows[]): Promise<Layer> {
    const rows = new LoadedRows(this.deps.db, stored.center);
    await rows.load(readKeys(declaration.reads(stored.args)));
    const layer = new Layer(rows);
    // Includes rows the replica does not have: an unknown row is not a removed one.
    for (const part of parts) for (const row of part.rows) if (isRecord(row)) layer.tell(said(part, row));
    return layer;
  }

  private async move(stored: StoredCommand, to: Move): Promise<void> {
    const { db, project, clock } = this.deps;
    await transition(db, project, stored.id, clock.now(), (now) => (isSameAttempt(now, stored) ? to : null));
  }
}

/** A world without any row. */
const nothing: Reader = { get: () => undefined };

/** Whether an earlier attempt of an action that is never sent again by itself may have been done. */
const mayBeDone = ({ live, mayBeDone }: StoredCommand) => live && mayBeDone === true;

/**
 * A refusal, as the end of an action. One that may have been done already remains in doubt: the refusal may come from
 * something before the server, or be of the second attempt alone.
 */
const refusalOf = (stored: StoredCommand, reason: Reason) =>
  ({ state: mayBeDone(stored) ? 'uncertain' : 'refused', reason }) as const;

/** Doubt left by an attempt whose answer was lost. */
type Doubt = Partial<Pick<StoredCommand, 'answerLost' | 'mayBeDone'>>;

/** As an ack counter: rows of such an answer may be old, and none is written. */
const olderThanAll = -1;

const said = (part: RawRows, set: RawRow) => ({ kind: part.kind, id: Number(set.id), set }) as Patch;

/** Whether every field the command changes, of every row that was read, is as the user saw it. */
function isAsSeen(stored: StoredCommand, parts: readonly RawRows[]): boolean {
  const known = parts.flatMap((part) =>
    part.rows.filter(isRecord).flatMap((row) => {
      const before = stored.before[keyOf(part.kind, Number(row.id))];
      return before
        ? [Object.entries(before).every(([field, value]) => isEqual(row[field] ?? null, value ?? null))]
        : [];
    }),
  );
  return known.length > 0 && known.every(Boolean);
}

/** A failure is red, and what takes long to read stays longer; the rest is a word. */
const toldCode = ({ isFailure, seconds }: Toast) => (isFailure ? 'warned' : seconds >= 5 ? 'noted' : 'told');

/** The server's message in a success, and the row it created. */
function saidOf({ told, made }: Extract<Verdict, { to: 'settled' }>): Reason | undefined {
  if (!told && !made) return undefined;
  return {
    code: told ? toldCode(told) : 'told',
    ...(told ? { text: told.text } : {}),
    ...(made ? { made } : {}),
  };
}
