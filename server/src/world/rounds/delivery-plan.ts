import type { Address } from '../../../../src/domain/address/address.ts';
import type { DockId } from '../../../../src/domain/dock/dock.ts';
import type { Order } from '../../../../src/domain/order/order.ts';
import type { Client, Task } from '../../../../src/domain/task/task.ts';
import type { Slot } from '../orders/slots.ts';

/** The place of a delivery in its round. */
export interface Leg {
  readonly dockId: DockId;
  readonly rank: number;
  readonly driverId: number | null;
  readonly driverName: string | null;
  /** When the round left, null while it has not. */
  readonly goneAtMs: number | null;
  /** When the client is, or was, reached. */
  readonly arrivalMs: number;
  readonly isLoaded: boolean;
}

/** Orders of one company, delivered together. The first one is the witness that stands for all (DSP-272). */
export interface CanteenGroup {
  readonly id: number;
  readonly name: string;
  readonly cutoffMs: number;
}

/** The decisions about a delivery, before its rows are made. */
export interface DeliveryPlan {
  /** Counts the deliveries of a center: special traits are assigned in turn, so that each occurs. */
  readonly number: number;
  readonly status: string;
  readonly slot: Slot;
  readonly address: Address;
  readonly client: Client;
  /** Estimated departure; null when the travel could not be estimated (DSP-259). */
  readonly departureMs: number | null;
  readonly leg: Leg | null;
  readonly canteen: CanteenGroup | null;
}

export interface Delivery {
  readonly order: Order;
  readonly task: Task;
}

/** Whether it is the turn of `number`, once every `period`. */
export const turn = (number: number, period: number, at: number) => number % period === at;
