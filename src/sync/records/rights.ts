import type { RecordName } from '../../db/queries/records.ts';
import type { Permission } from '../../domain/session/permissions.ts';

/** Permission needed to ask for a record; null: whoever is signed in (SUP-705). The server repeats each check. */
export const recordRights: Readonly<Record<RecordName, Permission | null>> = {
  'order-sheet': null,
  'open-refunds': null,
  customer: null,
  'customer-orders': null,
  'center-settings': null,
  // DSP-115: only this screen asks for them, and the server creates missing ones.
  priorities: 'assign',
  // PRP-262: only the link needs a permission.
  arrivals: null,
  // API-P07: read beside the priorities alone.
  zones: 'assign',
  'phone-calls': 'flow',
  'sms-texts': 'flow',
};
