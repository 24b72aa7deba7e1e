import type { RequestSpec } from '../../src/domain/command.ts';
import type { CallOptions, Http, Reply } from '../../src/sync/calls/http.ts';
import type { FakeClock } from './clock.ts';
import type { Life } from './life.ts';
import { askedBy } from './looked.ts';
import type { Answer, FakeServer } from './server.ts';

/** The fate of one call. */
export interface Fate {
  /** Until the server sees the request; null: it never does. */
  readonly reachMs?: number | null;
  /** Between arrival and commit. */
  readonly workMs?: number;
  /** Until the answer is back; null: it never is. */
  readonly answerMs?: number | null;
  /** Answered on the way there: the server does nothing. */
  readonly instead?: Answer;
  /** The browser sends it again by itself once the server has done it, and sees the second answer alone. */
  readonly isTwice?: boolean;
  /** Changes the answer on its way back. */
  readonly spoil?: (answer: Answer) => Answer | 'notJson';
}

/** One call on its way. `held` ones go on only by hand: `arrive`, `commit`, `answer`, or `lose`. */
export class Call {
  /** How far the server is with it; it goes on even when nobody waits for the answer any more. */
  stage: 'out' | 'arrived' | 'committed' = 'out';
  isOver = false;
  /** Whether the answer differs from the server's. */
  isSpoiled = false;
  private reply: Answer | null = null;

  constructor(
    readonly n: number,
    readonly tabId: string,
    readonly request: RequestSpec,
    readonly options: CallOptions,
    private readonly server: FakeServer,
    private readonly ended: (reply: Reply, call: Call) => void,
  ) {}

  /** The whole answer a delta stands for. */
  get whole(): unknown {
    return this.reply?.whole;
  }

  /** The change of the server that a read by key follows. */
  get moment(): number | undefined {
    return this.reply?.moment;
  }

  arrive(): void {
    if (this.stage !== 'out') return;
    this.reply = this.server.arrive(this.request, this.options);
    this.stage = this.reply ? 'committed' : 'arrived';
  }

  commit(): void {
    this.arrive();
    if (this.stage !== 'arrived') return;
    this.reply = structuredClone(this.server.commit(this.request, this.options));
    this.stage = 'committed';
  }

  /** The connection died without a byte; another one takes the same request. */
  again(): void {
    if (this.stage !== 'committed') return;
    this.reply = null;
    this.stage = 'out';
    this.commit();
  }

  answer(spoil: NonNullable<Fate['spoil']> = (answer) => answer): void {
    this.commit();
    if (!this.reply) return;
    const given = JSON.stringify(this.reply);
    const came = this.named(spoil(this.reply));
    this.isSpoiled = given !== JSON.stringify(came);
    this.end(came === 'notJson' ? { kind: 'lost', cause: 'malformed' } : this.read(came));
  }

  /** Another content is no content of that name: of a read by key, whose answer is kept whole or not at all. */
  private named(came: Answer | 'notJson'): Answer | 'notJson' {
    if (came === 'notJson' || came === this.reply || askedBy(this.request) === null) return came;
    const { ETag: _, ...headers } = came.headers;
    return { ...came, headers };
  }

  /** Answered on the way: the server never sees it. */
  answerInstead(answer: Answer): void {
    this.end(this.read(answer));
  }

  /** A success comes as bytes, for the caller's own parser. */
  private read(answer: Answer): Reply {
    const { parser } = this.options;
    if (!parser || answer.status >= 300 || answer.body === undefined) return replyOf(answer);
    const said = new TextEncoder().encode(JSON.stringify(answer.body));
    // As in `bytesOf`: bytes nobody wants any more are overwritten.
    const fits = said.length <= parser.spare.length;
    if (fits) parser.spare.set(said);
    return replyOf({ ...answer, body: parser.parse(fits ? parser.spare.subarray(0, said.length) : said) });
  }

  lose(cause: 'network' | 'timeout' = 'network'): void {
    this.end({ kind: 'lost', cause });
  }

  private end(reply: Reply): void {
    if (this.isOver) return;
    this.isOver = true;
    this.ended(reply, this);
  }
}

export const replyOf = ({ status, body, headers }: Answer): Reply => ({
  kind: 'answer',
  status,
  body,
  headers: new Headers(headers),
});

/** An answer back at a tab, for observers. */
export interface Delivered {
  readonly call: Call;
  readonly reply: Reply;
}

/** The network between tabs and server: every call has a fate, drawn when it leaves. */
export class Network {
  /** Calls that wait to be moved on by hand. */
  readonly held: Call[] = [];
  fateOf: (request: RequestSpec, options: CallOptions) => Fate | 'held' = () => ({});
  /** Called for each call that leaves. */
  onSent: (call: Call) => void = () => undefined;
  isCut = false;
  private count = 0;

  constructor(
    private readonly clock: FakeClock,
    private readonly server: FakeServer,
    private readonly active: () => void,
    private readonly delivered: (it: Delivered) => void = () => undefined,
  ) {}

  of(tabId: string, life: Life): Http {
    return (request, options) =>
      new Promise((resolve) => {
        if (life.isDead) return;
        this.active();
        const abort = () => call.lose();
        const call = new Call(this.count++, tabId, request, options, this.server, (reply, ended) => {
          this.active();
          options.signal?.removeEventListener('abort', abort);
          if (this.held.includes(ended)) this.held.splice(this.held.indexOf(ended), 1);
          life.deliver(() => {
            this.delivered({ call, reply });
            resolve(reply);
          });
        });
        this.onSent(call);
        options.signal?.addEventListener('abort', abort);
        this.send(call, life);
      });
  }

  private send(call: Call, life: Life): void {
    if (this.isCut) {
      this.after(0, () => call.lose());
      return;
    }
    this.clock.at(() => !life.isDead && call.lose('timeout'), call.request.timeoutMs);
    const fate = this.fateOf(call.request, call.options);
    if (fate === 'held') this.held.push(call);
    else this.follow(call, fate);
  }

  private follow(call: Call, { reachMs = 0, workMs = 0, answerMs = 0, instead, isTwice, spoil }: Fate): void {
    if (reachMs === null) {
      this.after(answerMs ?? 0, () => call.lose());
      return;
    }
    this.after(reachMs, () => {
      if (instead) return call.answerInstead(instead);
      // A request that left reaches the server, even if the tab dies.
      call.arrive();
      // A call answered at once by its key alone has no work that a second one could follow.
      const isAgain = isTwice && call.stage === 'arrived';
      this.after(workMs, () => {
        call.commit();
        if (isAgain) call.again();
        if (answerMs === null) call.lose();
        else this.after(answerMs, () => call.answer(spoil));
      });
    });
  }

  private after(ms: number, run: () => void): void {
    if (ms > 0) this.clock.at(run, ms);
    else
      queueMicrotask(() => {
        this.active();
        run();
      });
  }
}
