import { recordNames } from '../../../db/queries/records.ts';
import { type MarkedRow, seenRows } from '../../../db/queries/seen-rows.ts';
import { may } from '../../../domain/session/permissions.ts';
import { inOrderOfName, isKept } from '../../../domain/sms-text/sms-text.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useRecord } from '../../kit/queries/use-record.ts';
import { useScope } from '../../kit/scope/scope.ts';

export type SeenText = MarkedRow<'smsText'>;

/** The texts one may choose, as the device has them. */
interface SmsTexts {
  /** One's own first, then those of the center. */
  readonly texts: readonly SeenText[];
  /** When they were read, on the server's clock. */
  readonly readAtMs: number;
}

/** Whether the server keeps texts, and the user may choose them. */
export function useHasTexts(): boolean {
  const { config, user } = useSignedIn();
  return config.texts === true && may(user, 'flow');
}

/** Kept fresh while the caller is on the screen; undefined until read, and where there are none. */
export function useSmsTexts(): SmsTexts | undefined {
  const { db, clockOffsetMs } = useSignedIn();
  const center = useScope();
  const hasTexts = useHasTexts();
  const state = useRecord(recordNames.smsTexts, hasTexts ? { center, subject: center } : null);
  const rows = useSeenQuery(() => seenRows(db, center, 'smsText'), [db, center]);
  if (!hasTexts || rows === undefined || state?.appliedAtMs == null) return undefined;
  return { texts: inOrderOfName(rows.filter(isKept)), readAtMs: state.appliedAtMs + clockOffsetMs };
}
