import type { RecordName } from '../../db/queries/records.ts';
import type { Permission } from '../../domain/session/permissions.ts';

/** What it takes to ask for a record; null: whoever is signed in (SUP-705). The server repeats each check. */
export const recordRights: Readonly<Record<RecordName, Permission | null>> = {
  'order-sheet': null,
  customer: null,
  'customer-orders': null,
  'center-settings': null,
  // DSP-115: nobody else's screen asks, and the server makes what is missing.
  priorities: 'assign',
  // PRP-262: the link alone is for some.
  arrivals: null,
};
