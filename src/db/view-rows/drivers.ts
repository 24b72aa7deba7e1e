import type { Driver } from '../../domain/driver/driver.ts';
import type { Mark } from '../schema.ts';

/** What the presence controls of a driver need, wherever he is shown (section 17 of dispatch.md). */
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

/** What the drivers-soon modal shows of a driver (DSP-589 to DSP-600). */
export interface SoonRow
  extends PresenceRow,
    Pick<
      Driver,
      | 'mobile'
      | 'eta'
      | 'eta_comparable'
      | 'current_planning_start'
      | 'planning_data'
      | 'is_planning_confirmed'
      | 'current_presence_start'
      | 'is_paper_checked'
      | 'billing_group'
      | 'planning_not_respected'
      | 'has_cni'
    > {}

/** Every driver of the center, those who are to come too, by id: the modal filters and sorts them by name as well. */
export const driversSoonList = 'driversSoon';
export const driversSoonColumns = [] as const;
