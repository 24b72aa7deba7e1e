import type { Dock } from '../../domain/dock/dock.ts';
import type { Driver } from '../../domain/driver/driver.ts';
import type { Order } from '../../domain/order/order.ts';
import type { Task } from '../../domain/task/task.ts';
import type { Mark } from '../schema.ts';
import { viewList } from '../view-list.ts';

/** Fields that the presence controls of a driver need, wherever he is shown (section 17 of dispatch.md). */
export interface PresenceRow
  extends Pick<
    Driver,
    | 'id'
    | 'name'
    | 'state'
    | 'vehicle'
    | 'activity'
    | 'launchpad'
    | 'current_center_id'
    | 'is_back'
    | 'processing'
    | 'updating'
  > {
  readonly marks: readonly Mark[];
}

/** A driver as the drivers-soon modal shows him (DSP-589 to DSP-600). */
export interface SoonRow
  extends PresenceRow,
    Pick<
      Driver,
      | 'mobile'
      | 'eta'
      | 'current_planning_start'
      | 'planning_data'
      | 'is_planning_confirmed'
      | 'current_presence_start'
      | 'is_paper_checked'
      | 'billing_group'
      | 'planning_not_respected'
      | 'has_cni'
    > {}

/** A round that left with a driver and is not closed. */
export interface RoundRow {
  /** Id of the dock. */
  readonly id: number;
  readonly driver: number;
  /** Its orders not delivered yet, in order, each with its dock (DSP-627). */
  readonly running: readonly {
    readonly taskId: Task['id'];
    readonly orderId: Order['id'];
    readonly dockId: Dock['id'] | null;
  }[];
  /** Its last order is finished, and a person closes the driver's return (DSP-630). */
  readonly isReturnable: boolean;
}

/** The docks on the road, in the order in which they left. */
export const roundsList = viewList<RoundRow, 'goneAt'>('rounds');

/** Every driver of the center, those who are to come too, by id: the modal filters and sorts them by name as well. */
export const driversSoonList = viewList<SoonRow>('driversSoon');
