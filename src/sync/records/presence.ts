import { type Attention, presenceRequest, renewEveryMs } from '../../domain/colleague/attention.ts';
import { type Colleague, colleaguesIn } from '../../domain/colleague/colleague.ts';
import { isEqual } from '../../domain/equal.ts';
import type { Http } from '../calls/http.ts';

export interface PresenceDeps {
  readonly http: Http;
  /** The verified token, or null when there is none to say it with. */
  readonly token: () => Promise<string | null>;
  readonly unauthorized: (token: string) => void;
  readonly now: () => number;
  /** Who else is there, to the pages of all tabs. */
  readonly told: (colleagues: readonly Colleague[]) => void;
}

/** Calls that say something new are that far apart, ms. */
const leastMs = 1_000;
/** Where there is no such call, somebody may add one. */
const absentMs = 300_000;
/** What the pages were told by the leader before is left to them until a stream tells anew, but for that long, ms. */
const handoverMs = 5_000;
const absentStatuses: readonly number[] = [403, 404, 405, 501];

/**
 * The leader's part of who is here (docs/adr/0052): says what this device is at, anew every 15 s, and hands on what the
 * streams tell. A call that fails is no error: the next one says all of it.
 */
export class Presence {
  private said: readonly Attention[] = [];
  private isUnderWay = false;
  private saidAtMs = Number.NEGATIVE_INFINITY;
  private quietUntilMs = Number.NEGATIVE_INFINITY;
  /** What each open stream told last; the latest word counts, whichever stream it came on. */
  private readonly heard = new Map<number, readonly Colleague[]>();
  private isHeir = true;
  private readonly beganAtMs: number;

  constructor(private readonly deps: PresenceDeps) {
    this.beganAtMs = deps.now();
  }

  /** At each round of the leader: `at` is what the visible tabs have open now. */
  async tick(at: readonly Attention[]): Promise<void> {
    // A tab that came meanwhile has not heard of it.
    this.tell();
    const nowMs = this.deps.now();
    const ageMs = nowMs - this.saidAtMs;
    const isNews = !isEqual(at, this.said);
    const isDue = isNews ? ageMs >= leastMs : at.length > 0 && ageMs >= renewEveryMs;
    if (!isDue || this.isUnderWay || nowMs < this.quietUntilMs) return;
    this.isUnderWay = true;
    this.saidAtMs = nowMs;
    try {
      await this.say(at);
    } finally {
      this.isUnderWay = false;
    }
  }

  /** An event of a center's stream; null once the stream has ended: what it told may be over. */
  hear(center: number, data: string | null): void {
    const colleagues = data === null ? null : colleaguesIn(data);
    if (data !== null && colleagues === null) return;
    this.heard.delete(center);
    // A stream that could not be opened has told nothing.
    if (colleagues) this.isHeir = false;
    if (colleagues) this.heard.set(center, colleagues);
    this.tell();
  }

  private async say(at: readonly Attention[]): Promise<void> {
    const token = await this.deps.token();
    if (token === null) return;
    const things = at.map(({ kind, id, center, begun }) => ({ kind, id, center, begun }));
    const reply = await this.deps.http(presenceRequest(things), { token });
    if (reply.kind === 'answer' && reply.status < 300) {
      this.said = at;
      return;
    }
    const status = reply.kind === 'answer' ? reply.status : null;
    if (status === 401) this.deps.unauthorized(token);
    const waitMs = status !== null && absentStatuses.includes(status) ? absentMs : renewEveryMs;
    // Too soon after another tab's leader: the next round says it.
    this.quietUntilMs = this.deps.now() + (status === 429 ? leastMs : waitMs);
  }

  private tell(): void {
    if (this.isHeir && this.deps.now() - this.beganAtMs < handoverMs) return;
    this.deps.told([...this.heard.values()].at(-1) ?? []);
  }
}
