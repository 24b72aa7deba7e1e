import type { Opened, OpenStream } from '../../src/sync/http.ts';
import { type Life, never } from './life.ts';

/** One stream a device has asked for, played by hand. */
export class FakeStream {
  isOver = false;
  private readonly pieces: (string | null)[] = [];
  private waiting: ((piece: string | null) => void) | null = null;

  constructor(
    readonly center: number,
    readonly token: string,
    signal: AbortSignal,
  ) {
    signal.addEventListener('abort', () => this.end());
  }

  say(piece: string): void {
    if (!this.isOver) this.give(piece);
  }

  /** As the reference API says it. */
  changed(revision: number): void {
    this.say(`event: changed\ndata: ${revision}\n\n`);
  }

  end(): void {
    if (this.isOver) return;
    this.isOver = true;
    this.give(null);
  }

  readonly read = (): Promise<string | null> => {
    const piece = this.pieces.shift();
    if (piece !== undefined) return Promise.resolve(piece);
    return new Promise((resolve) => {
      this.waiting = resolve;
    });
  };

  private give(piece: string | null): void {
    const { waiting } = this;
    this.waiting = null;
    if (waiting) waiting(piece);
    else this.pieces.push(piece);
  }
}

type Refused = Extract<Opened, { kind: 'refused' | 'lost' }>;

/** The event streams of a server, and what becomes of each that is asked for. */
export class FakeStreams {
  /** Every stream that was opened, the latest last. */
  readonly opened: FakeStream[] = [];
  /** Requests so far, those refused too. */
  asked = 0;
  /** What answers instead of a stream; `never` for nothing at all. */
  instead: Refused | 'never' | null = null;

  get last(): FakeStream | undefined {
    return this.opened.at(-1);
  }

  get live(): readonly FakeStream[] {
    return this.opened.filter(({ isOver }) => !isOver);
  }

  readonly open: OpenStream = ({ query }, { token, signal }) => {
    this.asked += 1;
    const { instead } = this;
    if (instead === 'never')
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'lost' })));
    if (instead) return Promise.resolve(instead);
    const stream = new FakeStream(Number(query?.center), token, signal);
    this.opened.push(stream);
    return Promise.resolve({ kind: 'open', read: stream.read });
  };
}

export const refusedWith = (status: number, headers: Record<string, string> = {}): Refused => ({
  kind: 'refused',
  status,
  headers: new Headers(headers),
});

/** Streams as one tab has them: what a dead tab reads never comes. */
export const streamsOf =
  (open: OpenStream, life: Life): OpenStream =>
  async (request, options) => {
    if (life.isDead) return never();
    const opened = await life.await(open(request, options));
    return opened.kind === 'open' ? { ...opened, read: () => life.await(opened.read()) } : opened;
  };
