import type { OpenStream, StreamOpening } from '../../src/sync/calls/http.ts';
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

  /** As in the reference API. */
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

type Refused = Extract<StreamOpening, { kind: 'refused' | 'lost' }>;

/** The event streams of a server, and the answer to each request for one. */
export class FakeStreams {
  /** Every stream that was opened, the latest last. */
  readonly opened: FakeStream[] = [];
  /** Requests so far, those refused too. */
  asked = 0;
  /** The answer instead of a stream; `never` for none at all. */
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

/** An event that a tab has read, whole: the first of a stream may be no news. */
export interface HeardEvent {
  readonly center: number;
  readonly isFirst: boolean;
}

/** Streams as one tab has them: what a dead tab reads never comes, and its streams end. */
export const streamsOf =
  (open: OpenStream, life: Life, heard: (event: HeardEvent) => void): OpenStream =>
  async (request, options) => {
    if (life.isDead) return never();
    const death = new AbortController();
    life.onDeath(() => death.abort());
    const signal = AbortSignal.any([options.signal, death.signal]);
    const opened = await life.await(open(request, { ...options, signal }));
    if (opened.kind !== 'open') return opened;
    let isFirst = true;
    const read = async () => {
      const text = await life.await(opened.read());
      const isEvent = text?.includes('data:') === true;
      if (isEvent) heard({ center: Number(request.query?.center), isFirst });
      isFirst &&= !isEvent;
      return text;
    };
    return { ...opened, read };
  };
