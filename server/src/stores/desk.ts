import type { StoreStatus } from '../../../src/domain/store/store.ts';
import { CatchingUp } from '../catching-up.ts';
import type { CallBackResult, RequestResult } from '../couriers/desk.ts';
import type { Db } from '../db/connection/open.ts';
import type { StoreProvider } from './provider.ts';
import { markReported, ordersToTell, readStore, recordEvent } from './records.ts';

interface StoreDeskDeps {
  readonly db: Db;
  readonly clock: () => number;
  readonly provider: StoreProvider;
}

/**
 * Everything between us and the second courier's service for stores. Only the service knows a store's state: it reports
 * it by its answers, and by calls back until they are received. Each change has a number, so that it counts once,
 * however often it is reported. No transaction is open while the service is called.
 */
export class StoreDesk extends CatchingUp {
  private telling: Promise<void> = Promise.resolve();

  constructor(private readonly deps: StoreDeskDeps) {
    super();
  }

  /** Asks that a store be open, or paused; `silent` where the result is unknown: it will be reported later. */
  async set(store: string, status: StoreStatus, by: string): Promise<RequestResult> {
    const { db, provider } = this.deps;
    const record = await readStore(db, store);
    const said = await provider.setStatus({ store, status, by, after: record?.last_event ?? 0 });
    if (said.kind !== 'yes') return said;
    await db.transaction((tx) => recordEvent(tx, said.value));
    return { kind: 'yes' };
  }

  /** Handles a call back of the service: each change once, the latest last. */
  async hear(body: unknown): Promise<CallBackResult> {
    const event = this.deps.provider.hear(body);
    return event ? this.deps.db.transaction((tx) => recordEvent(tx, event)) : 'unreadable';
  }

  /** Reports outcomes of orders to the service that sold them, until it has received them; a refusal is final. */
  catchUp(): Promise<void> {
    const told = this.telling.then(() => this.tellAll());
    this.telling = told.catch(() => undefined);
    return told;
  }

  async stop(): Promise<void> {
    this.rest();
    await this.telling;
  }

  private async tellAll(): Promise<void> {
    const { db, clock, provider } = this.deps;
    for (const { order, store, display, status } of await ordersToTell(db)) {
      const said = await provider.tellOrder(store, display, status === 'received' ? 'received' : 'canceled');
      if (said.kind !== 'silent') await markReported(db, order, clock());
    }
  }
}
