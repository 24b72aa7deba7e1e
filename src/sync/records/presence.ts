import { type Attention, presenceRequest, renewEveryMs } from '../../domain/colleague/attention.ts';
import { type Colleague, colleaguesIn } from '../../domain/colleague/colleague.ts';
import { isEqual } from '../../domain/equal.ts';
import type { Http } from '../calls/http.ts';

export interface PresenceDeps {
  readonly http: Http;
  /** The verified token, or null when there is none to send. */
  readonly token: () => Promise<string | null>;
  readonly unauthorized: (token: string) => void;
  readonly now: () => number;
  /** Hands colleagues at the same things to the pages of all tabs. */
  readonly told: (colleagues: readonly Colleague[]) => void;
}

/** Calls with news are at least this far apart, ms. */
const leastMs = 1_000;
/** The server has no such call; an update may add it. */
const absentMs = 300_000;
/** How long the pages keep what the former leader gave them, if no stream reports meanwhile, ms. */
const handoverMs = 5_000;
const absentStatuses: readonly number[] = [403, 404, 405, 501];

/**
 * The leader's part of presence (docs/adr/0052): it sends what this device has open, again every 15 s, and hands on
 * what the streams report. A call that fails is no error: the next one sends everything.
 */
export class Presence {
  private said: readonly Attention[] = [];
  private isUnderWay = false;
  private saidAtMs = Number.NEGATIVE_INFINITY;
  private quietUntilMs = Number.NEGATIVE_INFINITY;
  /** The latest report of each open stream; the newest one counts, whichever stream it came on. */
  private readonly heard = new Map<number, readonly Colleague[]>();
  private isHeir = true;
  private readonly beganAtMs: number;

  constructor(private readonly deps: PresenceDeps) {
    this.beganAtMs = deps.now();
  }

  /** Called at each round of the leader: `at` is what the visible tabs have open now. */
  async tick(at: readonly Attention[]): Promise<void> {
    // Repeated, since a tab that opened meanwhile has not received it.
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

  /** An event of a center's stream; null once the stream has ended: its last report may be out of date. */
  hear(center: number, data: string | null): void {
    const colleagues = data === null ? null : colleaguesIn(data);
    if (data !== null && colleagues === null) return;
    this.heard.delete(center);
    // A stream that could not be opened has reported nothing.
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
    // 429 means: too soon after another tab's leader. The next round sends it.
    this.quietUntilMs = this.deps.now() + (status === 429 ? leastMs : waitMs);
  }

  private tell(): void {
    if (this.isHeir && this.deps.now() - this.beganAtMs < handoverMs) return;
    this.deps.told([...this.heard.values()].at(-1) ?? []);
  }
}
