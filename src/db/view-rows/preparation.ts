import type { Order } from '../../domain/order/order.ts';
import type { Mark } from '../schema.ts';
import { viewList } from '../view-list.ts';

/** An order on the packing board, from its packing or, where it has none there, from its delivery (PRP-135). */
export interface FloorRow {
  /** Id of the packing, or of the delivery task. */
  readonly id: number;
  readonly orderId: Order['id'];
  readonly randomId: string | null;
  readonly name: string;
  readonly orderStatus: string | null;
  readonly status: string | null;
  /** Since when it has that status, epoch ms; null where the server does not send it. */
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
  /** Absent where there is none, and where the server does not send it for the order. */
  readonly additionalTrolleyId?: number;
  readonly trolleyLocation?: string;
  readonly weightKg: number | null;
  readonly weightLevel: 'none' | 'normal' | 'heavy' | 'error';
  readonly express: string | null;
  readonly tags: readonly string[];
  readonly siteId: number | null;
  /** How many orders its canteen holds, if it is the witness of a canteen; else null (PRP-139). */
  readonly canteenOrders: number | null;
  readonly isSuperVenere: boolean;
  readonly isLocked: boolean;
  /** Name of the packer who has it in hand. */
  readonly packer: string | null;
  /** Marks of the packing and of its order. */
  readonly marks: readonly Mark[];
}

/** Every packing that is not done: emergencies by rank, then by slot, then by id (PRP-111, PRP-112). */
export const packingsList = viewList<
  FloorRow,
  'rankOrLast' | 'slotStart' | 'slotEnd' | 'state' | 'day' | 'rank' | 'items' | 'order'
>('packings');

/** Deliveries the board shows although they have no packing there: stand-by orders, and those that wait for the direct courier. */
export const besidePackingList = viewList<FloorRow, 'slotStart' | 'isPickup' | 'order'>('besidePacking');
