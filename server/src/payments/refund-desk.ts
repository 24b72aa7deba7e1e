import type { PartStatus } from '../../../src/domain/money/refund/refund.ts';
import { type MeansKind, meansKind } from '../../../src/domain/money/refund/split.ts';
import type { Db } from '../db/connection/open.ts';
import { recordPaygreenStatus } from '../db/customers/transactions.ts';
import { bookPart, dueParts, lookAgain, movePart, type Part, requestedParts } from '../db/refunds/parts.ts';
import type { ServerConfig } from '../options.ts';
import { keyedRefunds } from './keyed-refunds.ts';
import { askedMs, keyLastsMs, nextLookMs, nextPendingMs, nextRefundedMs } from './look-ups.ts';
import { paygreenRefunds } from './paygreen-refunds.ts';
import type { PartResult, RefundProvider } from './refund-provider.ts';
import { paymentTexts as texts } from './text.ts';

/** Who gives back to each kind of means; null where none is configured. */
export type RefundProviders = Readonly<Record<MeansKind, RefundProvider | null>>;

/** The providers of a configuration. */
export const refundProvidersOf = ({
  paygreen,
  refunds,
}: Pick<ServerConfig, 'paygreen' | 'refunds'>): RefundProviders => ({
  card: refunds.card && keyedRefunds(refunds.card),
  edenred: refunds.edenred && keyedRefunds(refunds.edenred),
  paygreen: paygreen && paygreenRefunds(paygreen),
});

interface RefundDeskDeps {
  readonly db: Db;
  readonly clock: () => number;
  readonly providers: RefundProviders;
}

/** What is reserved is answered after so long, with parts as they are then. */
const answerWithinMs = 9_000;

/**
 * Gives the parts of refunds back by their providers. No transaction is open while one is asked:
 *
 *   action: parts `requested` ──commit──▶ claimed: `pending` ──▶ ask ──▶ record the answer
 *                  ▲                            ▲ └─silent─▶ `unknown` ──┐
 *                  └────── loop, and at start ──┴────── look up ─────────┘
 *
 * A part is claimed before anybody is asked, so that a crash leaves one that was never asked for (the loop asks) or one
 * of which nobody knows (it is looked up, as its provider allows).
 */
export class RefundDesk {
  private readonly running = new Set<Promise<unknown>>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly deps: RefundDeskDeps) {}

  /** Asks the providers of a refund, side by side, and waits for their answers as long as its caller may. */
  async send(refund: number): Promise<void> {
    const parts = await requestedParts(this.deps.db, refund);
    const missing = parts.find((part) => !this.providerOf(part));
    const work = missing ? this.refuseAll(parts, missing) : this.askAll(parts);
    let timer: NodeJS.Timeout | undefined;
    const enough = new Promise((resolve) => {
      timer = setTimeout(resolve, answerWithinMs);
    });
    await Promise.race([this.watched(work), enough]);
    clearTimeout(timer);
  }

  /** Asks for what a process left behind, and looks up what is in doubt or under way. */
  async catchUp(): Promise<void> {
    const due = await dueParts(this.deps.db, this.deps.clock());
    await Promise.all(
      due.map((part) => this.watched(part.status === 'requested' ? this.send(part.refund) : this.look(part))),
    );
  }

  /** Does so now and every `everyMs`. */
  start(everyMs: number, onError: (error: unknown) => void): void {
    const again = () => void this.catchUp().catch(onError);
    again();
    this.timer ??= setInterval(again, everyMs).unref();
  }

  rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  async stop(): Promise<void> {
    this.rest();
    await Promise.allSettled(this.running);
  }

  private watched<Value>(work: Promise<Value>): Promise<Value> {
    this.running.add(work);
    return work.finally(() => this.running.delete(work));
  }

  private providerOf({ type }: Part): RefundProvider | null {
    const kind = meansKind(type);
    return kind && this.deps.providers[kind];
  }

  /** Nothing is asked of anybody where one of the means has nobody to ask. */
  private async refuseAll(parts: readonly Part[], { type }: Part): Promise<void> {
    const error = texts.noMeans(meansName(type));
    for (const part of parts) await this.move(part, 'refused', { error });
  }

  private async askAll(parts: readonly Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.ask(part)));
  }

  private async ask(part: Part): Promise<void> {
    const { clock } = this.deps;
    const provider = this.providerOf(part);
    if (!provider || !(await this.move(part, 'pending', { nextLookMs: clock() + askedMs }))) return;
    const asked: Part = { ...part, status: 'pending' };
    await this.settle(asked, await provider.refund(asked));
  }

  private async look(part: Part): Promise<void> {
    const provider = this.providerOf(part);
    if (!provider) return;
    const isYoung = this.deps.clock() - Date.parse(part.reservedAt) < keyLastsMs;
    await this.settle(part, await provider.look(part, { mayAskAgain: isYoung && !isHis(part) }));
  }

  private async settle(part: Part, result: PartResult): Promise<void> {
    const nowMs = this.deps.clock();
    const after = (ms: number | null) => (ms === null ? null : nowMs + ms);
    switch (result.kind) {
      case 'refunded':
        return this.settleRefunded(part, result.status, after(this.lastsMs(part)));
      case 'refused':
        await this.move(part, 'refused', { error: wordsOf(part, result.error) });
        return;
      case 'pending':
        if (part.status !== 'unknown') return lookAgain(this.deps.db, part, after(nextPendingMs(part.looks)));
        await this.move(part, 'pending', { nextLookMs: after(nextPendingMs(0)) });
        return;
      case 'unknown':
        return this.settleUnknown(part, after);
    }
  }

  private async settleRefunded(part: Part, status: string | undefined, nextMs: number | null): Promise<void> {
    const { db, clock } = this.deps;
    if (part.status === 'refunded') return lookAgain(db, part, nextMs);
    await this.move(part, 'refunded', { nextLookMs: nextMs });
    if (status && part.paymentOrder) await recordPaygreenStatus(db, part.paymentOrder, status, clock());
  }

  /** One that its provider has already stays with him when a look-up is lost. */
  private async settleUnknown(part: Part, after: (ms: number | null) => number | null): Promise<void> {
    if (part.status === 'refunded') return lookAgain(this.deps.db, part, after(nextRefundedMs(part.looks)));
    if (isHis(part)) return lookAgain(this.deps.db, part, after(nextPendingMs(part.looks)));
    if (part.status === 'unknown') return lookAgain(this.deps.db, part, after(nextLookMs(part.looks + 1)));
    await this.move(part, 'unknown', { nextLookMs: after(nextLookMs(0)) });
  }

  /** When a refunded part is looked up once more, since some fail later; null for never. */
  private lastsMs(part: Part): number | null {
    if (!this.providerOf(part)?.mayFailLater) return null;
    return nextRefundedMs(part.status === 'refunded' ? part.looks : 0);
  }

  /** Moves a part with its entry in the ledger, if it is still as it was read; false where it is not. */
  private move(
    part: Part,
    to: PartStatus,
    { error = null, nextLookMs: next = null }: { error?: string | null; nextLookMs?: number | null } = {},
  ): Promise<boolean> {
    const nowMs = this.deps.clock();
    return this.deps.db.transaction(async (tx) => {
      const isMoved = await movePart(tx, part.id, { from: part.status, to, error, nextLookMs: next }, nowMs);
      if (isMoved && to === 'refunded') await bookPart(tx, part, true, nowMs);
      if (isMoved && part.status === 'refunded') await bookPart(tx, part, false, nowMs);
      return isMoved;
    });
  }
}

/** Its provider said that he has it. */
const isHis = ({ status, looks }: Part) => status === 'refunded' || (status === 'pending' && looks > 0);

const meansName = (type: string) => texts.means[meansKind(type) ?? 'card'];

const wordsOf = ({ type }: Part, error: string | null) =>
  error === null ? texts.meansNotReached(meansName(type)) : texts.meansRefused(meansName(type), error);
