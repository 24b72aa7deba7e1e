import type { Order } from '../../domain/order/order.ts';
import type { Mark } from '../schema.ts';
import { viewList } from '../view-list.ts';

/** An order for another center as the loadings show it (PRP-314, PRP-316). Instants are epoch ms. */
export interface LoadingRow {
  /** Id of the task. */
  readonly id: number;
  readonly orderId: Order['id'];
  readonly randomId: string | null;
  readonly name: string;
  readonly bags: number | null;
  readonly crates: Order['crates'];
  readonly number_of_crates: Order['number_of_crates'];
  readonly slotStartMs: number | null;
  readonly slotEndMs: number | null;
  readonly dockId: number | null;
  /** Center the round goes to. */
  readonly targetCenter: number | null;
  readonly goneMs: number | null;
  readonly isMoving: boolean;
  readonly marks: readonly Mark[];
}

/** A round for another center that has not left (PRP-311). */
export interface LoadingDock {
  readonly id: number;
  readonly targetCenter: number;
  readonly driverName: string | null;
  readonly departureMs: number | null;
  readonly isLoaded: boolean;
  readonly orders: number;
  readonly crates: number;
  readonly marks: readonly Mark[];
}

/** Orders to check, and those that did not come, by slot, then by id. */
export const loadingOrdersList = viewList<LoadingRow, 'slotStart' | 'isNotReceived'>('loadingOrders');

/** Rounds for other centers, by departure, then by id. */
export const loadingDocksList = viewList<LoadingDock, 'departure'>('loadingDocks');
