import { soundRows } from '../db/answer.ts';
import { declarations } from '../db/declarations.ts';
import { waitsFor } from '../db/lanes.ts';
import { readMeta } from '../db/meta.ts';
import { readKeys, replayed } from '../db/overlay.ts';
import { LoadedRows } from '../db/row-set.ts';
import type { QuaiDb, Reason, StoredCommand } from '../db/schema.ts';
import { type Move, transition } from '../db/transition.ts';
import type { Project } from '../db/visible.ts';
import type { Acceptance, Command } from '../domain/command.ts';
import { isEqual } from '../domain/equal.ts';
import { Layer } from '../domain/replay.ts';
import { keyOf, type Patch } from '../domain/rows.ts';
import { flatten, isRecord, type RawRow, type RawRows } from '../domain/wire.ts';
import { backoffMs, retryAfterMs } from './backoff.ts';
import type { ServerClock } from './clock.ts';
import { isSameAttempt } from './fence.ts';
import type { Http, Reply } from './http.ts';
import type { Bound } from './session.ts';
import { isFinal, type Verdict, verdict } from './verdict.ts';

export interface SendDeps {
  readonly db: QuaiDb;
  readonly project: Project;
  readonly http: Http;
  readonly clock: ServerClock;
  readonly random: () => number;
  readonly bind: (fresh: boolean) => Promise<Bound>;
  /** The server refused this token; null: there was none to send with. */
  readonly unauthorized: (token: string | null) => void;
  /** A conflict told nothing of what the server has now: poll this center. */
  readonly refresh: (center: number) => void;
}

/**
 * Brings one command one step further. To be called by whoever holds its send lock, across HTTP; an outcome is written
 * only for the attempt it belongs to.
 *
 *   queued ──begin──▶ sending ──2xx──▶ settled
 *     ▲  └─stale─▶ expired  ├──409──▶ conflict (settled when it holds)
 *     │                     ├──4xx──▶ refused
 *     └──retry, lost────────┤
 *                           └──lost: live, or unsafe to resend──▶ uncertain
 */
export class Sender {
  constructor(private readonly deps: SendDeps) {}

  async step(commandId: string): Promise<void> {
    await declarations();
    const stored = await this.deps.db.outbox.get({ id: commandId });
    const declaration = stored && replayed(stored)?.declaration;
    if (!stored || !declaration) return;
    switch (stored.state) {
      case 'queued':
        return this.send(stored, declaration);
      case 'sending':
        // Its sender died holding the lock we now have: the answer is lost.
        return this.conclude(stored, declaration, { to: 'lost', reason: { code: 'interrupted' } }, 0, 0);
      case 'uncertain':
        return stored.reason?.code === 'unread' ? this.reread(stored, declaration) : undefined;
      default:
        return;
    }
  }

  /** Sends a live command its own tab has just written as `sending`. */
  async sendLive(stored: StoredCommand): Promise<void> {
    const declaration = replayed(stored)?.declaration;
    if (!declaration) return;
    const bound = await this.deps.bind(false);
    if (bound.status !== 'bound') {
      if (bound.status === 'unauthorized') this.deps.unauthorized(null);
      const reason = { code: bound.status === 'unauthorized' ? 'signedOut' : 'offline' };
      return this.move(stored, { state: 'refused', reason });
    }
    await this.exchange(stored, declaration, bound.token, stored.attempt > 1);
  }

  private async send(stored: StoredCommand, declaration: Command): Promise<void> {
    const bound = await this.boundFor(stored);
    if (bound.status === 'unauthorized') return this.deps.unauthorized(null);
    if (bound.status !== 'bound') return;
    const stale = this.staleness(stored);
    if (stale) return this.move(stored, { state: 'expired', reason: { code: stale } });
    if (await this.mustReadFirst(stored)) return this.reread(stored, declaration);
    const begun = await this.begin(stored);
    if (begun) await this.exchange(begun, declaration, bound.token, stored.keyedUntilMs !== null);
  }

  /**
   * Asks the server anew without a recent word of its clock, and before that clock holds an action back: twice, since the
   * first answer may be to a question that was under way when the action was issued.
   */
  private async boundFor(stored: StoredCommand): Promise<Bound> {
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
    // Whole seconds of the Date header make an age of a second or two below zero ordinary.
    if (ageMs < -5_000) return 'clock';
    return ageMs > staleAfterMs ? 'stale' : null;
  }

  private async mustReadFirst(stored: StoredCommand): Promise<boolean> {
    if (stored.answerLost) return true;
    if (stored.keyedUntilMs === null) return false;
    return this.deps.clock.now() > stored.keyedUntilMs || (await this.retentionMs()) === 0;
  }

  private async retentionMs(): Promise<number> {
    return (await readMeta(this.deps.db, 'retentionMs')) ?? 0;
  }

  private async begin(stored: StoredCommand): Promise<StoredCommand | undefined> {
    const retentionMs = await this.retentionMs();
    const { db, project, clock } = this.deps;
    return transition(db, project, stored.id, clock.now(), (now, all) => {
      if (now.state !== 'queued' || waitsFor(all, now.seq, now.lanes)) return null;
      // A request may be under way until it times out, and must still find the key known when it arrives.
      const untilMs = retentionMs > 0 ? clock.now() + retentionMs - now.request.timeoutMs : null;
      return { state: 'sending', set: { attempt: now.attempt + 1, keyedUntilMs: now.keyedUntilMs ?? untilMs } };
    });
  }

  private async exchange(stored: StoredCommand, declaration: Command, token: string, isRepeat: boolean): Promise<void> {
    // What `begin` noted holds, also if the server's word on keys changed since.
    const isKeyed = stored.live ? (await this.retentionMs()) > 0 : stored.keyedUntilMs !== null;
    const headers: Record<string, string> = isKeyed ? { 'Idempotency-Key': keyOfRequest(stored) } : {};
    // The answer to a repeated key may be the one kept since the first attempt.
    const startAck = isKeyed && isRepeat ? olderThanAll : await this.ack();
    const reply = await this.deps.http(stored.request, { token, headers });
    this.deps.clock.hear(reply);
    const wait = reply.kind === 'answer' ? retryAfterMs(reply.headers, this.deps.clock.now()) : 0;
    const found = verdict(declaration, stored, reply);
    if (found.to === 'unauthorized') this.deps.unauthorized(token);
    await this.conclude(stored, declaration, found, wait, startAck);
  }

  /** Answers to other actions written from now on may be newer than what this call brings. */
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
        const rows = [...found.rows, ...(await this.touched(stored, found.reload))];
        const reason = found.told && { code: found.told.seconds < 5 ? 'told' : 'warned', text: found.told.text };
        return this.move(stored, { state: 'settled', rows, startAck, reason });
      }
      case 'refused':
        return this.move(stored, { state: 'refused', rows: found.rows, startAck, reason: found.reason });
      case 'conflict':
        return this.conflict(stored, declaration, found, startAck);
      case 'unauthorized':
        return stored.live
          ? this.move(stored, { state: 'refused', reason: { code: 'signedOut' } })
          : this.move(stored, { state: 'queued', event: 'retry', reason: { code: 'signedOut' } });
      case 'retry':
        // An earlier attempt under the same key is being worked on: it may yet be done.
        if (stored.live && found.reason.code === 'inProgress')
          return this.lost(stored, declaration, found.reason, waitMs);
        return stored.live
          ? this.move(stored, { state: 'refused', reason: found.reason })
          : this.again(stored, found.reason, waitMs);
      case 'lost':
        return this.lost(stored, declaration, found.reason, waitMs);
    }
  }

  /** What the action touched beside its own rows (DSP-633); what cannot be read now comes with the next load. */
  private async touched(stored: StoredCommand, reload: readonly Reload[]): Promise<RawRows[]> {
    const bound = reload.length > 0 ? await this.deps.bind(false) : null;
    if (bound?.status !== 'bound') return [];
    const replies = await Promise.all(reload.map(({ request }) => this.deps.http(request, { token: bound.token })));
    const isRead = (reply: Reply) => reply.kind === 'answer' && reply.status === 200;
    if (!replies.every(isRead)) this.deps.refresh(stored.center);
    return replies.flatMap((reply, at) => {
      const kind = reload[at]?.kind;
      if (reply.kind !== 'answer' || reply.status !== 200 || !kind) return [];
      return flatten(kind, 'answer', Array.isArray(reply.body) ? reply.body : [reply.body]);
    });
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
    return this.move(stored, { state: 'conflict', rows, startAck, reason });
  }

  private async lost(stored: StoredCommand, declaration: Command, reason: Reason, waitMs: number): Promise<void> {
    if (stored.live) {
      await this.move(stored, { state: 'uncertain', reason: { ...reason, code: 'unread' } });
      const now = await this.deps.db.outbox.get({ id: stored.id });
      if (now?.state === 'uncertain') await this.reread(now, declaration);
      return;
    }
    const isKeyed = stored.keyedUntilMs !== null;
    await this.again(stored, reason, waitMs, isKeyed ? { mayBeDone: true } : { answerLost: true });
  }

  private again(stored: StoredCommand, reason: Reason, waitMs: number, known: Doubt = {}): Promise<void> {
    const failures = stored.failures + 1;
    const dueAtMs = this.deps.clock.now() + backoffMs(failures, this.deps.random, waitMs);
    const set = { failures, dueAtMs, ...known };
    return this.move(stored, { state: 'queued', event: 'retry', reason, set });
  }

  /**
   * After a lost answer without a key to ask by: read the entity. Done → settled; as the user saw it and guarded →
   * send again; else uncertain, with what is known.
   */
  private async reread(stored: StoredCommand, declaration: Command): Promise<void> {
    const bound = await this.deps.bind(false);
    if (bound.status === 'unauthorized') return this.deps.unauthorized(null);
    if (bound.status !== 'bound') return;
    const startAck = await this.ack();
    const reply = await this.deps.http(declaration.reread(stored.args), { token: bound.token });
    if (reply.kind !== 'answer' || reply.status !== 200) return this.unread(stored, reply, bound.token);
    this.deps.clock.hear(reply);
    const rows = await this.sound(stored, declaration.acceptReread(reply.body, stored.args).rows);
    if (await this.holdsOn(stored, declaration, rows)) return this.move(stored, { state: 'settled', rows, startAck });
    const mayResend = !stored.live && declaration.delivery.kind === 'guarded' && isAsSeen(stored, rows);
    if (!mayResend) return this.move(stored, { state: 'uncertain', rows, startAck, reason: { code: 'unknown' } });
    const set = { answerLost: false, keyedUntilMs: null };
    await this.move(stored, { state: 'queued', event: 'retry', rows, startAck, set });
  }

  private unread(stored: StoredCommand, reply: Reply, token: string): Promise<void> | undefined {
    if (reply.kind === 'answer' && reply.status === 401) {
      this.deps.unauthorized(token);
      return undefined;
    }
    // What cannot be read will not be read by asking again.
    if (reply.kind === 'answer' && isFinal(reply.status))
      return this.move(stored, { state: 'uncertain', reason: { code: 'unknown', status: reply.status } });
    // A live one stays uncertain and unread; it is read again when the outbox is next swept.
    return stored.live ? undefined : this.again(stored, { code: 'network' }, 0);
  }

  /** Nothing is decided on a malformed row. */
  private sound(stored: StoredCommand, parts: readonly RawRows[]): Promise<RawRows[]> {
    return soundRows(this.deps.db, stored.center, parts, Number.POSITIVE_INFINITY);
  }

  private async holdsOn(stored: StoredCommand, declaration: Command, parts: readonly RawRows[]): Promise<boolean> {
    const rows = new LoadedRows(this.deps.db, stored.center);
    await rows.load(readKeys(declaration.reads(stored.args)));
    const layer = new Layer(rows);
    // Also what the replica does not hold: a row it has not heard of yet is not one that is gone.
    for (const part of parts) for (const row of part.rows) if (isRecord(row)) layer.tell(said(part, row));
    return parts.length > 0 && declaration.holds(stored.args, layer);
  }

  private async move(stored: StoredCommand, to: Move): Promise<void> {
    const { db, project, clock } = this.deps;
    await transition(db, project, stored.id, clock.now(), (now) => (isSameAttempt(now, stored) ? to : null));
  }
}

/** What is not known of an attempt whose answer was lost. */
type Doubt = Partial<Pick<StoredCommand, 'answerLost' | 'mayBeDone'>>;

type Reload = NonNullable<Acceptance['reload']>[number];

/** As an ack counter: rows of such an answer tell what was, and none is written. */
const olderThanAll = -1;

const said = (part: RawRows, set: RawRow) => ({ kind: part.kind, id: Number(set.id), set }) as Patch;

const keyOfRequest = ({ id, renewals }: StoredCommand) => (renewals ? `${id}.${renewals}` : id);

/** Every field the command changes, of every row the read gave, is what the user saw. */
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
