import type { ActivityEntry, ActivityType } from '../../../src/domain/order/sheet/activity.ts';

/** One entry from its source; a missing field is null on the wire. */
export interface Entry extends Pick<ActivityEntry, 'user_id' | 'full_name' | 'extras'> {
  readonly uniq_id: string;
  readonly activity_date: string;
  readonly activity_type: ActivityType;
  readonly message: string;
}
