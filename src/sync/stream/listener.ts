import type { OpenStream } from '../calls/http.ts';
import { backoffMs, retryAfterMs } from '../sending/backoff.ts';
import { EventStreamReader, type StreamEvent } from './event-stream.ts';

export interface ListenDeps {
  readonly open: OpenStream;
  /** The verified token, or null when there is none to listen with. */
  readonly token: () => Promise<string | null>;
  /** The token was refused: listening pauses, as polling does, until it changes. */
  readonly unauthorized: (token: string) => void;
  /** Something changed in a center. */
  readonly hint: (center: number) => void;
  /** The stream of a center told of colleagues (E-O4, as JSON); null once it has ended. */
  readonly presence: (center: number, data: string | null) => void;
  readonly now: () => number;
  /** The server's clock, as far as it is known. */
  readonly serverNow: () => number;
  readonly random: () => number;
  readonly setTimer: (run: () => void, ms: number) => () => void;
}

/** The server says something every 15 s: a stream silent for longer is broken, or kept back by a proxy. */
const silentMs = 45_000;
/** What lived as long as this was a good stream: its end is the first failure, not one more. */
const steadyMs = 60_000;
/** Devices come back from a restart of the server over 8 s at least; meanwhile they poll by the cycle. */
const firstFailure = 3;
/** Where there is no stream, somebody may add one. */
const absentMs = 300_000;
/** Devices of one center do not ask for one change in the same millisecond. */
const spreadMs = 300;
/** Wanted for that long, a center is really looked at: a load asked for once opens no stream. */
const connectAfterMs = 1_500;
const connectSpreadMs = 1_000;

/** How a connection ended, and how long to leave the server alone at least. */
type End = { readonly kind: 'over' | 'absent'; readonly waitMs: number };

/**
 * Listens to one center until stopped. Whatever goes wrong is no error: the polls go on by their cycle.
 *
 *   waiting ──▶ connecting ──event stream──▶ open ──▶ (changed: hint)
 *      ▲            │ 404, a page, anything else    │ ended, broken, silent for 45 s
 *      │            ├──────── after 5 min ──────────┤
 *      └────────────┴──── after up to 60 s ─────────┘
 */
export class Listener {
  private readonly stopping = new AbortController();
  /** What the stream told last of the center's revision. */
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

  /** The network is back: a wait is cut short. */
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

  /** A connection begins with the revision as it is: known already, nothing changed while we were away. */
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
