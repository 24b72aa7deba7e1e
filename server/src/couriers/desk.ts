import type { ExternalJob } from '../../../src/domain/courier/external-job.ts';
import type { Provider } from '../../../src/domain/courier/provider.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { isRefusal } from '../../../src/domain/result.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import { LockedRows } from '../actions/rows.ts';
import { CatchingUp } from '../catching-up.ts';
import type { Db, Tx } from '../db/connection/open.ts';
import { lockCenter, writePatches } from '../db/write.ts';
import { accepted, cancelRefused, refused } from './answered.ts';
import { eventPatches } from './event.ts';
import type { Eta, ProviderAnswer, Providers } from './provider.ts';
import { type JobRecord, jobsToAsk, readRecord, recordOf, writeRecord } from './records.ts';

export interface DeskDeps {
  readonly db: Db;
  readonly clock: () => number;
  readonly providers: Providers;
}

/** The result of a request to a provider. */
export type RequestResult = { readonly kind: 'yes' | 'silent' } | { readonly kind: 'no'; readonly error: string };

/** The result of a provider's call back. */
export type CallBackResult = 'done' | 'unknown' | 'notReady' | 'unreadable';

/**
 * Everything between us and the providers. No transaction is open while one is called:
 *
 *   action: job `init` + the pending request ──commit──▶ ask, under the job's id ──▶ record the answer
 *                                                 ▲                 └─silent─┐
 *                                                 └── loop, and at start ────┘
 *
 * A crash in between leaves the request to the loop, which sends it again under the same key: no courier is called
 * twice and none is forgotten. The progress of a job comes from the provider's calls back alone.
 */
export class CourierDesk extends CatchingUp {
  private readonly asking = new Map<number, Promise<RequestResult>>();
  private closing = false;

  constructor(private readonly deps: DeskDeps) {
    super();
  }

  /** Sends the pending request for a job to its provider; one at a time for a job, whoever asks. */
  settle(job: number): Promise<RequestResult> {
    const before = this.asking.get(job) ?? Promise.resolve();
    const asked = before.then(
      () => this.ask(job),
      () => this.ask(job),
    );
    this.asking.set(job, asked);
    return asked.finally(() => {
      if (this.asking.get(job) === asked) this.asking.delete(job);
    });
  }

  /** Sends every pending request. */
  async catchUp(): Promise<void> {
    for (const job of await jobsToAsk(this.deps.db)) if (!this.closing) await this.settle(job);
  }

  async stop(): Promise<void> {
    this.closing = true;
    this.rest();
    await Promise.allSettled(this.asking.values());
  }

  eta(provider: Provider, vehicle: string, center: string): Promise<ProviderAnswer<Eta>> {
    return this.deps.providers[provider].eta(vehicle, center);
  }

  /** Handles a provider's call back: each event once, the latest last, in whatever order they come. */
  async hear(provider: Provider, body: unknown): Promise<CallBackResult> {
    const event = this.deps.providers[provider].hear(body);
    if (!event) return 'unreadable';
    const record = await readRecord(this.deps.db, event.job);
    if (record?.provider !== provider) return 'unknown';
    type Outcome = { readonly heard: CallBackResult; readonly patches: readonly Patch[] };
    const outcome = await this.inCenter(record, async (tx, now, rows, dock): Promise<Outcome> => {
      if (event.number <= now.last_event) return { heard: 'done', patches: [] };
      const nowMs = this.deps.clock();
      const found = eventPatches(provider, dock, event, rows, nowMs);
      if (isRefusal(found)) return { heard: 'notReady', patches: [] };
      // A provider who reports on a job has received the call: its answer may still be under way, or lost.
      const called_at = now.called_at ?? new Date(nowMs).toISOString();
      await writeRecord(tx, event.job, { last_event: event.number, called_at });
      return { heard: 'done', patches: found };
    });
    return outcome?.heard ?? 'unknown';
  }

  private async ask(job: number): Promise<RequestResult> {
    const record = await readRecord(this.deps.db, job);
    if (!record) return { kind: 'yes' };
    const provider = this.deps.providers[record.provider];
    if (record.called_at === null) {
      const called = await this.recordCall(record, await provider.call(job, record.ask));
      // A refused call leaves nothing to cancel.
      if (called.kind !== 'yes' || !record.cancels) return called;
    }
    if (!record.cancels) return { kind: 'yes' };
    return this.recordCancel(record, await provider.cancel(job));
  }

  private async recordCall(record: JobRecord, said: ProviderAnswer<ExternalJob>): Promise<RequestResult> {
    if (said.kind === 'silent') return said;
    const nowMs = this.deps.clock();
    await this.inCenter(record, async (tx, now, rows, dock) => {
      if (now.called_at !== null) return { patches: [] };
      const isTaken = said.kind === 'yes';
      await writeRecord(tx, record.id, {
        called_at: new Date(nowMs).toISOString(),
        ...(isTaken ? {} : { cancels: null }),
      });
      return {
        patches: isTaken
          ? accepted(dock, record.id, said.value, rows)
          : refused(dock, record.id, record.undo, rows, nowMs),
      };
    });
    return said.kind === 'yes' ? { kind: 'yes' } : said;
  }

  private async recordCancel(record: JobRecord, said: ProviderAnswer<null>): Promise<RequestResult> {
    if (said.kind === 'silent') return said;
    await this.inCenter(record, async (tx, now, rows, dock) => {
      if (!now.cancels) return { patches: [] };
      await writeRecord(tx, record.id, { cancels: null });
      return { patches: said.kind === 'yes' ? [] : cancelRefused(dock, record.id, now.cancels, rows) };
    });
    return said.kind === 'yes' ? { kind: 'yes' } : said;
  }

  /**
   * One transaction on the rows of a job, with its center locked as by every writer; undefined when the job is gone.
   */
  private inCenter<Outcome extends { readonly patches: readonly Patch[] }>(
    { id, provider, center_id: center, dock_id, undo }: JobRecord,
    decide: (tx: Tx, record: JobRecord, rows: LockedRows, dock: Dock) => Promise<Outcome>,
  ): Promise<Outcome | undefined> {
    return this.deps.db.transaction(async (tx) => {
      const revision = await lockCenter(tx, center);
      const record = await recordOf(tx, id, provider);
      const task = undo.madeFor?.task;
      const rows = await LockedRows.load(
        tx,
        center,
        {
          dock: [dock_id, undo.madeFor?.dock ?? null],
          ...(task === undefined ? {} : { task: [task] }),
        },
        provider,
      );
      const dock = rows.get('dock', dock_id);
      if (revision === null || !record || !dock) return undefined;
      const outcome = await decide(tx, record, rows, dock);
      if (outcome.patches.length > 0) await writePatches(tx, center, revision + 1, outcome.patches);
      return outcome;
    });
  }
}
