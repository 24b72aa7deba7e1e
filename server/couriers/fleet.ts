import { courierVehicles } from '../../src/domain/courier/provider.ts';
import { makeRandom, type Random } from '../src/world/random.ts';
import { callBack, hasReceived } from './call-back.ts';
import { type Delivery, hasBags, isOver } from './delivery.ts';
import { become, next } from './progress.ts';
import { eventOf } from './speech.ts';
import { fleetTexts } from './text.ts';

export interface FleetDeps {
  readonly clock: () => number;
  readonly seed: number;
  /** Sent when calling back. */
  readonly secret: string;
}

/** The request of a caller. */
export type Order = Pick<Delivery, 'provider' | 'reference' | 'callbackUrl' | 'vehicle'>;

/**
 * The couriers of both simulated providers. A delivery is identified by its caller's reference: a repeated request
 * finds the same one. Its changes are reported by calling back, again and again until the caller has received them.
 */
export class Fleet {
  /** Answer that refuses every call; null accepts calls. */
  refusal: string | null = null;
  /** Sends no answer, after having done what was asked. */
  isSilent = false;
  private readonly deliveries = new Map<number, Delivery>();
  /** The next state of each delivery, while the caller has not received it. */
  private readonly untold = new Map<number, Delivery>();
  private readonly random: Random;

  constructor(private readonly deps: FleetDeps) {
    this.random = makeRandom(deps.seed).fork('couriers');
  }

  find(reference: number): Delivery | undefined {
    return this.deliveries.get(reference);
  }

  get size(): number {
    return this.deliveries.size;
  }

  take(order: Order): Delivery {
    const known = this.find(order.reference);
    if (known) return known;
    const uuid = `${order.provider.toLowerCase()}-${order.reference}`;
    const vehicle = order.vehicle ?? this.random.pick(courierVehicles[order.provider]);
    const taken: Delivery = {
      ...{ ...order, uuid, vehicle, status: 'init', events: 0, courier: null, pickupAt: null, dropoffAt: null },
      ...{ reason: null, returnStatus: null, returnAt: null, isToBeCancelled: false },
    };
    this.deliveries.set(order.reference, taken);
    return taken;
  }

  /** Deliveries that were under way before the fleet began. */
  adopt(deliveries: readonly Delivery[]): void {
    for (const delivery of deliveries) this.deliveries.set(delivery.reference, delivery);
  }

  /** Why it cannot be cancelled; null when it will be. */
  cancel(reference: number): string | null {
    const delivery = this.find(reference);
    if (!delivery) return fleetTexts.unknown;
    if (hasBags(delivery) || isOver(delivery)) return fleetTexts.tooLate;
    this.deliveries.set(reference, { ...delivery, isToBeCancelled: true });
    // An earlier change that was still to be reported is void.
    this.untold.delete(reference);
    return null;
  }

  /** The next five seconds of every delivery; changes that the caller has not received are reported again. */
  async step(): Promise<void> {
    for (const [reference, delivery] of this.deliveries) {
      const become = this.untold.get(reference) ?? next(delivery, this.deps.clock(), this.random);
      if (become) await this.tell(become);
    }
  }

  /** Gives one delivery a status now. */
  async move(reference: number, status: string): Promise<void> {
    const delivery = this.find(reference);
    if (delivery) await this.tell(become(delivery, status, this.deps.clock(), this.random));
  }

  /** A delivery changes once its caller has received it: a pick-up, for example, is refused while there are no bags. */
  private async tell(delivery: Delivery): Promise<void> {
    const known = this.find(delivery.reference);
    const told = { ...delivery, events: (known?.events ?? 0) + 1 };
    const event = eventOf[told.provider](told);
    if (!hasReceived(await callBack(told.callbackUrl, this.deps.secret, event))) {
      this.untold.set(delivery.reference, delivery);
      return;
    }
    this.untold.delete(delivery.reference);
    this.deliveries.set(delivery.reference, told);
  }
}
