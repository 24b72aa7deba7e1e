import type { Delivery } from '../../../server/couriers/delivery.ts';
import { next } from '../../../server/couriers/progress.ts';
import { eventOf } from '../../../server/couriers/speech.ts';
import { eventPatches } from '../../../server/src/couriers/event.ts';
import { newJob } from '../../../server/src/couriers/jobs-of.ts';
import { stuart } from '../../../server/src/couriers/stuart.ts';
import { uberDirect } from '../../../server/src/couriers/uber-direct.ts';
import type { Random } from '../../../server/src/world/random.ts';
import { isJobOver, latestJob } from '../../../src/domain/courier/job-rules.ts';
import { providerOf } from '../../../src/domain/courier/provider.ts';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import { assert, isRefusal } from '../../../src/domain/result.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import { rowsOf } from './act.ts';
import type { Play } from './play.ts';

const account = { url: '', token: '' };
const line = { STUART: stuart(account, String), UBER_DIRECT: uberDirect(account, String) };

/** The couriers of a played day, without the line between: what they become reaches the rows in their own words. */
export class Couriers {
  private readonly deliveries = new Map<number, Delivery>();

  constructor(
    private readonly play: Play,
    private readonly random: Random,
  ) {}

  /** What the next five seconds of every courier change. */
  next(): Patch[] {
    return [...this.play.rows.dock.values()].flatMap((dock) => this.ofDock(dock));
  }

  private ofDock(dock: Dock): Patch[] {
    const provider = providerOf(dock);
    const job = latestJob(dock);
    if (!provider || !job?.id || isJobOver(provider, job)) return [];
    const known = this.deliveries.get(job.id) ?? this.begin(dock, job.id);
    const isToBeCancelled = known.isToBeCancelled || job.status === 'canceling';
    const become = next({ ...known, isToBeCancelled }, this.play.nowMs, this.random);
    if (!become) return [];
    const told = { ...become, events: known.events + 1 };
    const event = line[provider].hear(eventOf[provider](told));
    assert(event, 'a provider is understood');
    const patches = eventPatches(provider, dock, event, rowsOf(this.play), this.play.nowMs);
    if (isRefusal(patches)) return [];
    this.deliveries.set(job.id, told);
    return [...patches];
  }

  private begin(dock: Dock, reference: number): Delivery {
    const { status, transport_type, pickup_at } = latestJob(dock) ?? newJob(reference, null);
    return {
      ...{ provider: providerOf(dock) ?? 'STUART', reference, uuid: String(reference), callbackUrl: '' },
      ...{ vehicle: transport_type ?? null, status: status ?? 'init', events: 0, courier: null },
      ...{ pickupAt: pickup_at ?? null, dropoffAt: dock.eta ?? null, reason: null, returnStatus: null },
      ...{ returnAt: null, isToBeCancelled: false },
    };
  }
}
