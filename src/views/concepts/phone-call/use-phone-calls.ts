import { recordNames } from '../../../db/queries/records.ts';
import { type MarkedRow, seenRows } from '../../../db/queries/seen-rows.ts';
import { dueCalls, inOrderOfHour, isCallOf, isOpenCall } from '../../../domain/phone-call/phone-call.ts';
import { may } from '../../../domain/session/permissions.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn, useTab } from '../../kit/client/context.ts';
import { makeSharedQuery } from '../../kit/queries/live-queries.ts';
import { useRecord } from '../../kit/queries/use-record.ts';

export type SeenCall = MarkedRow<'phoneCall'>;

/** The calls to make of the tab's center. */
export interface PhoneCalls {
  /** Mine and everybody's, by their hour. */
  readonly own: readonly SeenCall[];
  /** Those of them that are due. */
  readonly due: readonly SeenCall[];
  /** For others. */
  readonly others: readonly SeenCall[];
}

const useRows = makeSharedQuery((db, center: number) => seenRows(db, center, 'phoneCall'));

/** Whether the server keeps calls, and the user may make them. */
export function useHasCalls(): boolean {
  const { config, user } = useSignedIn();
  return config.calls === true && may(user, 'flow');
}

/** Kept fresh while the caller is on the screen; undefined until read, and where there are none. */
export function usePhoneCalls(): PhoneCalls | undefined {
  const { db, user } = useSignedIn();
  const { center } = useTab();
  const hasCalls = useHasCalls();
  const nowMs = useServerNow();
  const state = useRecord(recordNames.phoneCalls, hasCalls ? { center, subject: center } : null);
  const rows = useRows(db, center);
  if (!hasCalls || rows === undefined || state?.appliedAtMs == null) return undefined;
  const open = inOrderOfHour(rows.filter(isOpenCall));
  const own = open.filter((call) => isCallOf(call, user.id));
  return { own, due: dueCalls(own, nowMs), others: open.filter((call) => !own.includes(call)) };
}
