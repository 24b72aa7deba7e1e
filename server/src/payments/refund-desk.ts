import { meansKind } from '../../../src/domain/money/refund/split.ts';
import { CatchingUp } from '../catching-up.ts';
import type { Db } from '../db/connection/open.ts';
import { dueParts, type Part, readPart, requestedParts } from '../db/refunds/parts.ts';
import { noteStep } from '../db/refunds/steps.ts';
import type { ServerConfig } from '../options.ts';
import { edenredRefunds } from './edenred/refunds.ts';
import { enterElsewhere } from './elsewhere.ts';
import { askedMs, keyLastsMs } from './look-ups.ts';
import { paygreenRefunds } from './paygreen-refunds.ts';
import { reconcile } from './reconcile.ts';
import type { PartResult, RefundProvider, RefundProviders } from './refund-provider.ts';
import { changePart, isHis, meansName, settlePart } from './settle-part.ts';
import { stripeRefunds } from './stripe-refunds.ts';
import { paymentTexts as texts } from './text.ts';
import { followsFrom } from './told.ts';

/** The providers of a configuration. */
export const refundProvidersOf = (
  { paygreen, refunds }: Pick<ServerConfig, 'paygreen' | 'refunds'>,
  { db, clock }: Pick<RefundDeskDeps, 'db' | 'clock'>,
): RefundProviders => ({
  card: refunds.card && stripeRefunds(refunds.card),
  edenred: refunds.edenred && edenredRefunds(refunds.edenred, db, clock),
  paygreen: paygreen && paygreenRefunds(paygreen),
});

interface RefundDeskDeps {
  readonly db: Db;
  readonly clock: () => number;
  readonly providers: RefundProviders;
}

/** What is reserved is answered after so long, with parts as they are then. */
const answerWithinMs = 9_000;

/** A part moves on so often while it is being told of, at most. */
const mostTurns = 5;

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
export class RefundDesk extends CatchingUp {
  private readonly running = new Set<Promise<unknown>>();

  constructor(private readonly deps: RefundDeskDeps) {
    super();
  }

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

  /** The same for whoever waits for it: that he is answered is a step of the refund (OUR-161). */
  async sendAndReply(refund: number): Promise<void> {
    await this.send(refund);
    await noteStep(this.deps.db, { refund, kind: 'replied', changes: false }, this.deps.clock());
  }

  /** Takes what a provider tells of a part by himself; false where he has to tell it again. */
  async hear(id: number, told: Exclude<PartResult, { kind: 'unknown' }>): Promise<boolean> {
    for (let turn = 0; turn < mostTurns; turn += 1) {
      const part = await readPart(this.deps.db, id);
      const provider = this.providerOf(part);
      const follows = provider && followsFrom(part, told.kind);
      // What settles the part is its step with that.
      if (turn === 0 && follows !== 'settle') await this.noteTold(part, told);
      if (!provider || !follows) return true;
      if (follows === 'read') return this.watched(this.readAgain(part, provider));
      // Where somebody else moves it meanwhile, what is told is compared with that.
      await settlePart(this.deps, part, told, provider, { kind: 'told' });
    }
    return false;
  }

  /** A provider said something by himself that changes nothing here, or that makes us read. */
  private noteTold({ refund, id: part }: Part, told: PartResult | null): Promise<void> {
    const step = {
      refund,
      part,
      kind: 'told',
      status: told?.kind ?? null,
      changes: false,
      answer: told?.answer,
    } as const;
    return noteStep(this.deps.db, step, this.deps.clock());
  }

  /** Looks a part up now, since its provider spoke of it; of one that nobody was asked for there is nothing to see. */
  async lookAt(id: number): Promise<void> {
    const part = await readPart(this.deps.db, id);
    if (part.status === 'requested') return;
    await this.noteTold(part, null);
    await this.watched(this.look(part));
  }

  /** Nothing is asked for again: what cannot be read proves nothing. */
  private async readAgain(part: Part, provider: RefundProvider): Promise<boolean> {
    const { value: now, tookMs } = await this.timed(provider.look(part, { mayAskAgain: false }));
    if (now.kind === 'unknown') return false;
    if (part.decidedAs !== null || now.kind !== 'refused')
      await settlePart(this.deps, part, now, provider, { kind: 'looked', tookMs });
    return true;
  }

  /** Asks for what a process left behind, and looks up what is in doubt or under way. */
  async catchUp(): Promise<void> {
    const due = await dueParts(this.deps.db, this.deps.clock());
    await Promise.all(
      due.map((part) => this.watched(part.status === 'requested' ? this.send(part.refund) : this.look(part))),
    );
  }

  /** The books of the providers beside ours (OUR-163). */
  reconcile(asked: Parameters<typeof reconcile>[2]): ReturnType<typeof reconcile> {
    const { db, providers } = this.deps;
    return reconcile(db, providers, asked);
  }

  async stop(): Promise<void> {
    this.rest();
    await Promise.allSettled(this.running);
  }

  private async timed<Value>(work: Promise<Value>): Promise<{ readonly value: Value; readonly tookMs: number }> {
    const fromMs = this.deps.clock();
    const value = await work;
    return { value, tookMs: this.deps.clock() - fromMs };
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
    for (const part of parts) await changePart(this.deps, part, 'refused', { error, step: { kind: 'notAsked' } });
  }

  private async askAll(parts: readonly Part[]): Promise<void> {
    await Promise.all(parts.map((part) => this.ask(part)));
  }

  private async ask(part: Part): Promise<void> {
    const { clock } = this.deps;
    const provider = this.providerOf(part);
    if (!provider) return;
    const step = { kind: 'asked' } as const;
    if (!(await changePart(this.deps, part, 'pending', { nextLookMs: clock() + askedMs, step }))) return;
    const asked: Part = { ...part, status: 'pending' };
    const { value: result, tookMs } = await this.timed(provider.refund(asked));
    await settlePart(this.deps, asked, result, provider, { kind: 'answered', tookMs });
    if (result.kind === 'refused' && result.elsewhere && part.paymentOrder !== null)
      await enterElsewhere(this.deps, this, part.paymentOrder, result.elsewhere);
  }

  private async look(part: Part): Promise<void> {
    const provider = this.providerOf(part);
    if (!provider) return;
    const isYoung = this.deps.clock() - Date.parse(part.reservedAt) < keyLastsMs;
    const isOurs = part.providerId === null && part.decidedAs === null;
    const mayAskAgain = isYoung && isOurs && !isHis(part);
    const { value: found, tookMs } = await this.timed(provider.look(part, { mayAskAgain }));
    await settlePart(this.deps, part, found, provider, { kind: 'looked', tookMs });
  }
}
