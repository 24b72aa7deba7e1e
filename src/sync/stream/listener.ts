import type { OpenStream } from '../calls/http.ts';
import { backoffMs, retryAfterMs } from '../sending/backoff.ts';
import { EventStreamReader, type StreamEvent } from './event-stream.ts';

export interface ListenDeps {
  readonly open: OpenStream;
  /** The verified token, or null when there is none to send. */
  readonly token: () => Promise<string | null>;
  /** The token was refused: listening pauses, as polling does, until it changes. */
  readonly unauthorized: (token: string) => void;
  /** Something changed in a center. */
  readonly hint: (center: number) => void;
  /** The center's stream reported colleagues (E-O4, as JSON); null once it has ended. */
  readonly presence: (center: number, data: string | null) => void;
  readonly now: () => number;
  /** The server's clock, as far as it is known. */
  readonly serverNow: () => number;
  readonly random: () => number;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

/** The server sends something every 15 s: a stream silent for longer is broken, or held back by a proxy. */
const silentMs = 45_000;
/** A stream that lived this long was good: its end counts as a first failure. */
const steadyMs = 60_000;
/** After a restart of the server, devices reconnect over at least 8 s; meanwhile they poll by period. */
const firstFailure = 3;
/** The server has no such stream; an update may add it. */
const absentMs = 300_000;
/** Spreads the calls of one center's devices after one change. */
const spreadMs = 300;
/** A stream is opened only for a center demanded for this long: a one-time load opens none. */
const connectAfterMs = 1_500;
const connectSpreadMs = 1_000;

/** How a connection ended, and how long at least not to call the server. */
type End = { readonly kind: 'over' | 'absent'; readonly waitMs: number };

/**
 * Listens to one center until stopped. No failure is an error: the polls go on by their period.
 *
 *   waiting ──▶ connecting ──event stream──▶ open ──▶ (changed: hint)
 *      ▲            │ 404, a page, anything else    │ ended, broken, silent for 45 s
 *      │            ├──────── after 5 min ──────────┤
 *      └────────────┴──── after up to 60 s ─────────┘
 */
export class Listener {
  private readonly stopping = new AbortController();
  /** The center's revision that the stream sent last. */
  private revision: string | null = null;
  private failures = 0;
  private isHintDue = false;
  private wake: () => void = () => undefined;

  constructor(
    private readonly deps: ListenDeps,
    readonly center: number,
  ) {
    void this.run();
  }

  stop(): void {
    this.stopping.abort();
    this.wake();
  }

  /** The network is back: cuts a wait short. */
  retry(): void {
    this.failures = 0;
    this.wake();
  }

  private async run(): Promise<void> {
    const { random, now } = this.deps;
    await this.wait(connectAfterMs + random() * connectSpreadMs);
    while (!this.stopping.signal.aborted) {
      const startedMs = now();
      const { kind, waitMs } = await this.listen();
      this.failures = now() - startedMs >= steadyMs ? 0 : this.failures + 1;
      const backMs = backoffMs(this.failures + firstFailure, random, waitMs);
      await this.wait(kind === 'absent' ? absentMs * (0.5 + random()) : backMs);
    }
  }

  /** One connection, from its request to its end. */
  private async listen(): Promise<End> {
    const { open, setTimer, serverNow } = this.deps;
    const token = await this.deps.token();
    if (token === null || this.stopping.signal.aborted) return { kind: 'over', waitMs: 0 };
    const connection = new AbortController();
    const end = () => connection.abort();
    this.stopping.signal.addEventListener('abort', end);
    let cancelSilence = setTimer(end, silentMs);
    try {
      const query = { center: String(this.center) };
      const opened = await open({ path: '/changes/', query }, { token, signal: connection.signal });
      if (opened.kind === 'lost') return { kind: 'over', waitMs: 0 };
      if (opened.kind === 'refused')
        return this.refused(opened.status, retryAfterMs(opened.headers, serverNow()), token);
      const reader = new EventStreamReader();
      let isFirst = true;
      for (let text = await opened.read(); text !== null; text = await opened.read()) {
        cancelSilence();
        cancelSilence = setTimer(end, silentMs);
        const events = reader.feed(text);
        if (events === null) return { kind: 'absent', waitMs: 0 };
        for (const event of events) {
          this.take(event, isFirst);
          isFirst &&= event.type !== 'changed';
        }
      }
      return { kind: 'over', waitMs: 0 };
    } finally {
      cancelSilence();
      this.deps.presence(this.center, null);
      this.stopping.signal.removeEventListener('abort', end);
      connection.abort();
    }
  }

  private refused(status: number, waitMs: number, token: string): End {
    if (status === 401) this.deps.unauthorized(token);
    const isPassing = status === 401 || status === 408 || status === 429 || status >= 500;
    return { kind: isPassing ? 'over' : 'absent', waitMs };
  }

  /** A connection begins with the present revision: if it is known already, nothing has changed meanwhile. */
  private take({ type, data }: StreamEvent, isFirst: boolean): void {
    if (type === 'presence') this.deps.presence(this.center, data);
    if (type !== 'changed') return;
    const isNews = !isFirst || data !== this.revision;
    this.revision = data;
    if (!isNews || this.isHintDue) return;
    this.isHintDue = true;
    this.deps.setTimer(() => {
      this.isHintDue = false;
      if (!this.stopping.signal.aborted) this.deps.hint(this.center);
    }, this.deps.random() * spreadMs);
  }

  private wait(ms: number): Promise<void> {
    if (this.stopping.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const cancel = this.deps.setTimer(resolve, ms);
      this.wake = () => {
        cancel();
        resolve();
      };
    });
  }
}
