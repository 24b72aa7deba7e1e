import type { Order } from '../../domain/order/order.ts';
import type { Mark } from '../schema.ts';
import { viewList } from '../view-list.ts';

/** What the packing board shows of an order, of its packing or, where it has none there, of its delivery (PRP-135). */
export interface FloorRow {
  /** Of the packing, or of the delivery task. */
  readonly id: number;
  readonly orderId: Order['id'];
  readonly randomId: string | null;
  readonly name: string;
  readonly orderStatus: string | null;
  readonly status: string | null;
  /** Since when it has that, epoch ms; null where the server does not say. */
  readonly sinceMs: number | null;
  readonly day: string | null;
  /** 0 for a normal task. */
  readonly rank: number;
  readonly progress: number | null;
  readonly total: number | null;
  readonly slotStartMs: number | null;
  readonly slotEndMs: number | null;
  readonly bags: number | null;
  readonly area: string | null;
  readonly trolleyId: number | null;
  /** Absent where there is none, and where the server does not tell it of the order. */
  readonly additionalTrolleyId?: number;
  readonly trolleyLocation?: string;
  readonly weightKg: number | null;
  readonly weightLevel: 'none' | 'normal' | 'heavy' | 'error';
  readonly express: string | null;
  readonly tags: readonly string[];
  readonly siteId: number | null;
  /** Of the witness of a canteen, how many orders that holds; else null (PRP-139). */
  readonly canteenOrders: number | null;
  readonly isSuperVenere: boolean;
  readonly isLocked: boolean;
  /** Whoever has it in hand. */
  readonly packer: string | null;
  /** Of the packing and of its order. */
  readonly marks: readonly Mark[];
}

/** Every packing that is not done: emergencies by rank, then by slot, then by id (PRP-111, PRP-112). */
export const packingsList = viewList<
  FloorRow,
  'rankOrLast' | 'slotStart' | 'slotEnd' | 'state' | 'day' | 'rank' | 'items' | 'order'
>('packings');

/** Deliveries the board shows although they have no packing there: stand-by orders, and those that wait for the direct courier. */
export const besidePackingList = viewList<FloorRow, 'slotStart' | 'isPickup' | 'order'>('besidePacking');
