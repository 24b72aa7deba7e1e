import { makeRandom, type Random } from '../src/world/random.ts';
import { callBack, hasReceived } from './call-back.ts';
import type { FleetDeps } from './fleet.ts';
import { fleetTexts } from './text.ts';

const stepMs = 5_000;
const minuteMs = 60_000;

/** How many refused orders within the window pause their store, and for how long. */
const refusalsToPause = 2;
const refusalWindowMs = 30 * minuteMs;
const pausedForMs = 30 * minuteMs;
/** Average time between two orders from elsewhere that an open store refuses. */
const refusalEveryMs = 240 * minuteMs;

const name = 'Uber Eats';

/** A store as its service knows it. Instants are epoch ms. */
export interface MarketStore {
  readonly id: string;
  readonly callbackUrl: string;
  readonly status: 'ONLINE' | 'OFFLINE';
  readonly pausedUntilMs: number | null;
  readonly reason: string | null;
  readonly metadata: string | null;
  /** Number of its last change. */
  readonly changes: number;
  readonly changedBy: string;
  readonly changedAtMs: number;
}

const setElsewhere: ReadonlySet<string | null> = new Set(['OUT_OF_MENU_HOURS', 'INVISIBLE']);

type State = Pick<MarketStore, 'status' | 'pausedUntilMs' | 'reason' | 'metadata'>;

const open: State = { status: 'ONLINE', pausedUntilMs: null, reason: null, metadata: null };

/**
 * The simulated service of the second courier for stores. It pauses a store by itself after orders were refused, and
 * opens it again when the time is over. Every change is reported by calling back, again and again until the caller has
 * received it.
 */
export class Market {
  /** Answer that refuses every request; null accepts requests. */
  refusal: string | null = null;
  /** Sends no answer, after having done what was asked. */
  isSilent = false;
  /** How long it takes to answer. */
  delayMs = 0;
  private readonly stores = new Map<string, MarketStore>();
  private readonly refused = new Map<string, number[]>();
  /** Orders whose end was reported: a second report does not count. */
  private readonly heard = new Set<string>();
  /** Changes that the caller has not received. */
  private readonly untold = new Set<string>();
  private readonly random: Random;

  constructor(private readonly deps: FleetDeps) {
    this.random = makeRandom(deps.seed).fork('market');
  }

  find(id: string): MarketStore | undefined {
    return this.stores.get(id);
  }

  /** Stores that were there before the service began. */
  adopt(stores: readonly MarketStore[]): void {
    for (const store of stores) this.stores.set(store.id, store);
  }

  /** The store in its new state, or why that is refused; a store with this state already is returned as it is. */
  ask(
    id: string,
    {
      status,
      by,
      lastHeard,
      callbackUrl,
    }: { status: State['status']; by: string; lastHeard: number; callbackUrl: string },
  ): MarketStore | string {
    const before = this.find(id);
    // The caller may know of changes from before this service began.
    const store = { ...(before ?? this.unseen(id)), callbackUrl };
    const known = { ...store, changes: Math.max(store.changes, lastHeard) };
    if (before?.status === status) return before;
    if (setElsewhere.has(store.reason)) return fleetTexts.storeHours;
    const paused: State = { ...open, status: 'OFFLINE', reason: 'PAUSED_BY_RESTAURANT' };
    return this.change(known, status === 'ONLINE' ? open : paused, by);
  }

  /** Notes that an order of a store was handed over, or refused: too many refusals pause the store. */
  hearOrder(id: string, order: string, outcome: string): void {
    const name = `${id}/${order}`;
    if (this.heard.has(name)) return;
    this.heard.add(name);
    if (outcome === 'CANCELED') this.refuse(id);
  }

  /** The next five seconds; changes that the caller has not received are reported again. */
  async step(): Promise<void> {
    const nowMs = this.deps.clock();
    for (const store of this.stores.values()) {
      if (store.pausedUntilMs !== null && store.pausedUntilMs <= nowMs) this.change(store, open, name);
      else if (store.status === 'ONLINE' && this.random.chance(stepMs / refusalEveryMs)) this.refuse(store.id);
    }
    for (const id of this.untold) await this.tell(id);
  }

  private refuse(id: string): void {
    const nowMs = this.deps.clock();
    const recent = [...(this.refused.get(id) ?? []), nowMs].filter((atMs) => nowMs - atMs < refusalWindowMs);
    this.refused.set(id, recent);
    const store = this.find(id);
    if (store?.status !== 'ONLINE' || recent.length < refusalsToPause) return;
    this.refused.delete(id);
    const metadata = 'UNFULFILL_RATE';
    this.change(
      store,
      { status: 'OFFLINE', reason: 'PAUSED_BY_UBER', metadata, pausedUntilMs: nowMs + pausedForMs },
      name,
    );
  }

  private unseen(id: string): MarketStore {
    return { id, callbackUrl: '', ...open, changes: 0, changedBy: name, changedAtMs: this.deps.clock() };
  }

  private change(store: MarketStore, state: State, changedBy: string): MarketStore {
    const changed = {
      ...{ ...store, ...state, changedBy },
      ...{ changes: store.changes + 1, changedAtMs: this.deps.clock() },
    };
    this.stores.set(store.id, changed);
    this.untold.add(store.id);
    return changed;
  }

  private async tell(id: string): Promise<void> {
    const store = this.find(id);
    if (!store) return;
    const status = await callBack(store.callbackUrl, this.deps.secret, storeEvent(store));
    // It may have changed again during the call.
    if (hasReceived(status) && this.find(id) === store) this.untold.delete(id);
  }
}

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/** The service's report about a store, in its own format. */
export const storeEvent = (store: MarketStore) => ({
  store_id: store.id,
  number: store.changes,
  status: store.status,
  paused_until: instant(store.pausedUntilMs),
  reason: store.reason,
  reason_metadata: store.metadata,
  changed_by: store.changedBy,
  changed_at: instant(store.changedAtMs),
});
