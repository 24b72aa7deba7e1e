import { heldUntilMs } from '../../db/hold.ts';
import { readMeta } from '../../db/meta.ts';
import { dropOldDetails } from '../../db/old-details.ts';
import { isOurs } from '../../db/owner.ts';
import { storedDetail } from '../../db/queries/details.ts';
import type { QuaiDb, StoredDetail } from '../../db/schema.ts';
import { type Detail, detailKey } from '../../domain/asking/detail.ts';
import type { RequestSpec } from '../../domain/command.ts';
import { type Readable, readable } from '../../domain/readable.ts';
import { fits } from '../../domain/schema.ts';
import { errorText, genericError } from '../../domain/words/error-text.ts';
import { hold, type Locks } from '../locks.ts';
import { retryAfterMs } from '../sending/backoff.ts';
import type { Http, Reply } from './http.ts';
import { KnownContents } from './known-contents.ts';

export interface LookUpDeps {
  readonly db: QuaiDb;
  readonly http: Http;
  readonly locks: Locks;
  readonly now: () => number;
  /** The server's clock, as last measured. */
  readonly serverNow: () => number;
  readonly setTimer: (run: () => void, ms: number) => () => void;
  /** The verified token, or null when there is none to send. */
  readonly token: () => Promise<string | null>;
  readonly unauthorized: (token: string) => void;
  /** Whether the user may make calls that need this permission; see `Detail`. */
  readonly may: (permission: Detail['permission']) => boolean;
  /** Called with the names of fields that cannot be read, of an answer that is used all the same. */
  readonly unread: (fields: readonly string[]) => void;
}

/** The declarations of details: a board is painted without them. */
const declared = () => import('../../domain/asking/details.ts');

/**
 * Asks for details on demand. Any tab may: the holder of the lock asks, the others find the answer in the replica. A
 * request that comes too soon is made once, as soon as it may be.
 */
export class LookUp {
  private readonly waiting = new Set<string>();
  private readonly asking = new Set<string>();
  /** What is asked for once the call under way has ended. */
  private readonly next = new Map<string, Parameters<LookUp['look']>>();
  private readonly contents = new KnownContents();

  constructor(private readonly deps: LookUpDeps) {}

  /**
   * With `everyMs` it is asked for at a period: an answer that any tab asked for within it is used (PRP-403). Something
   * ended at `sinceMs`, device clock: an answer that was asked for before is replaced at once.
   */
  async look(center: number, name: string, args: unknown, everyMs?: number, sinceMs = 0): Promise<void> {
    const entry = (await declared()).detailNamed(name);
    if (!entry || !fits(entry.args, args) || !this.deps.may(entry.permission)) return;
    const key = detailKey(entry, center, args);
    // The call under way may have been answered before the event for which this tab asks again.
    if (this.asking.has(key)) {
      if (sinceMs > 0) this.next.set(key, [center, name, args, everyMs, sinceMs]);
      else if (everyMs === undefined) this.later(key, entry.throttleMs, [center, name, args]);
      return;
    }
    this.asking.add(key);
    try {
      await this.askWhenDue(entry, key, [center, name, args, everyMs, sinceMs]);
    } finally {
      this.asking.delete(key);
    }
    const next = this.next.get(key);
    if (next && this.next.delete(key)) await this.look(...next);
  }

  private async askWhenDue(entry: Detail, key: string, asked: Parameters<LookUp['look']>): Promise<void> {
    const [center, , args, everyMs = 0, sinceMs = 0] = asked;
    // Another tab's call stands for this one, unless it may have been answered before.
    const lock = await hold(this.deps.locks, `detail:${key}`, { ifAvailable: sinceMs === 0 });
    if (!lock) return;
    try {
      const before = await storedDetail(this.deps.db, key);
      const isOld = before !== undefined && this.isOlder(before, sinceMs);
      if (before && !isOld && (this.isGood(entry, before) || this.isRecent(before, everyMs))) return;
      const waitMs = this.waitMs(isOld ? 0 : entry.throttleMs, before);
      if (waitMs > 0) this.later(key, waitMs, asked);
      else await this.ask(entry, { center, key, args, before });
    } finally {
      lock.release();
    }
  }

  /** How long until it may be asked for again: by its own limit, and the server's wish. */
  private waitMs(throttleMs: number, before: StoredDetail | undefined): number {
    if (!before) return 0;
    const nowMs = this.deps.now();
    const ageMs = nowMs - before.askedAtMs;
    const ownMs = ageMs >= 0 ? throttleMs - ageMs : 0;
    return Math.max(ownMs, (heldUntilMs(before, nowMs) ?? nowMs) - nowMs);
  }

  /** Asked for before the action ended, or in the future: the device's clock was set back. */
  private isOlder({ askedAtMs }: StoredDetail, sinceMs: number): boolean {
    return sinceMs > 0 && (askedAtMs <= sinceMs || askedAtMs > this.deps.now());
  }

  private isGood({ goodForMs = 0 }: Detail, { error, answeredAtMs }: StoredDetail): boolean {
    const ageMs = this.deps.now() - (answeredAtMs ?? Number.NEGATIVE_INFINITY);
    return error === null && ageMs >= 0 && ageMs < goodForMs;
  }

  /** Tabs do not tick at the same time, and no timer is exact. */
  private isRecent({ askedAtMs }: StoredDetail, everyMs: number): boolean {
    const ageMs = this.deps.now() - askedAtMs;
    return ageMs >= 0 && ageMs < everyMs * 0.9;
  }

  private later(key: string, ms: number, asked: Parameters<LookUp['look']>): void {
    if (this.waiting.has(key)) return;
    this.waiting.add(key);
    this.deps.setTimer(() => {
      this.waiting.delete(key);
      void this.look(...asked);
    }, ms);
  }

  /** The result of the last attempt, several if the detail has delays; null where there is no token to send. */
  private async askPatiently(
    entry: Detail,
    { key, args, before }: { key: string; args: unknown; before: StoredDetail | undefined },
  ): Promise<Asked | null> {
    const request = entry.request(args, before?.value ?? undefined);
    const headers = this.contents.conditionOf(key, request, before?.valueAskedAtMs);
    const delaysMs = [...(entry.retryMs ?? [])];
    for (;;) {
      const token = await this.deps.token();
      if (token === null) return null;
      const askedAtMs = this.deps.now();
      const reply = await this.deps.http(request, { token, headers });
      if (reply.kind === 'answer' && reply.status === 401) {
        this.deps.unauthorized(token);
        return null;
      }
      const read = readAnswer(entry, reply, 'If-None-Match' in headers ? before?.value : undefined);
      const waitMs = reply.kind === 'answer' && !read ? retryAfterMs(reply.headers, this.deps.serverNow()) : 0;
      const delayMs = read ? undefined : delaysMs.shift();
      // If the server asks for a longer pause, the attempts end; it is asked when that is over.
      if (delayMs === undefined || waitMs > delayMs) return { request, reply, askedAtMs, read, waitMs };
      await new Promise<void>((done) => this.deps.setTimer(done, delayMs));
    }
  }

  private async ask(
    entry: Detail,
    { center, key, args, before }: { center: number; key: string; args: unknown; before: StoredDetail | undefined },
  ): Promise<void> {
    const { db, now } = this.deps;
    const wipe = await readMeta(db, 'wipe');
    const asked = await this.askPatiently(entry, { key, args, before });
    if (!asked) return;
    const { request, reply, askedAtMs, read, waitMs } = asked;
    const error = read ? null : failureOf(entry, reply);
    const answer = read ? { value: read.value, answeredAtMs: now(), valueAskedAtMs: askedAtMs } : {};
    if (read) this.deps.unread(read.unread.map((field) => `${entry.name}.${field}`));
    const first = { value: null, answeredAtMs: null };
    const held = { heldUntilMs: waitMs > 0 ? now() + waitMs : 0 };
    await db.transaction('rw', db.details, db.meta, async () => {
      // The user has left meanwhile, for whom it was read; or a build that may store it otherwise has taken over.
      if ((await readMeta(db, 'wipe')) !== wipe || (await isOurs(db)) === false) return;
      await dropOldDetails(db, askedAtMs);
      await db.details.put({
        ...first,
        ...before,
        key,
        center,
        askedAtMs,
        error,
        keptMs: entry.keptMs,
        ...held,
        ...answer,
      });
      if (read && reply.kind === 'answer') this.contents.note(key, request, reply, askedAtMs);
    });
  }
}

interface Asked {
  readonly request: RequestSpec;
  readonly reply: Reply;
  readonly askedAtMs: number;
  readonly read: Readable<unknown> | null;
  /** How long the server asked to wait. */
  readonly waitMs: number;
}

/** The readable part of a good answer, `known` where it says that this is unchanged; null for any other reply. */
function readAnswer({ value }: Detail, reply: Reply, known: unknown): Readable<unknown> | null {
  if (reply.kind === 'lost') return null;
  if (reply.status === 304 && known !== undefined) return { value: known, unread: [] };
  return reply.status === 200 ? readable(value, reply.body) : null;
}

const unknownCall: ReadonlySet<number> = new Set([404, 405, 501]);

/** Why a reply is no answer. */
function failureOf({ absent, errorField, failure = genericError }: Detail, reply: Reply): string {
  if (reply.kind === 'lost' || reply.status === 200) return failure;
  if (absent !== undefined && unknownCall.has(reply.status)) return absent;
  return errorText(reply.body, errorField) ?? failure;
}
