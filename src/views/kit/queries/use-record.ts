import { useEffect } from 'react';
import { type RecordName, recordKey, recordState } from '../../../db/queries/records.ts';
import type { RecordState } from '../../../db/schema.ts';
import { useClient, useSignedIn } from '../client/context.ts';
import { makeSharedQuery } from './live-queries.ts';

/** The subject of a record, and a further parameter of its call. */
export interface RecordOf {
  readonly center: number;
  readonly subject: number;
  readonly aside?: string;
}

const useStored = makeSharedQuery(async (db, key: string | null) =>
  key === null ? undefined : recordState(db, key, Date.now()),
);

/**
 * Keeps a record fresh while the caller is on the screen, and returns its state; none for null. Undefined until read,
 * and once expired.
 */
export function useRecord(endpoint: RecordName, of: RecordOf | null): RecordState | undefined {
  const { tab } = useClient();
  const { db } = useSignedIn();
  const { center, subject, aside } = of ?? {};
  useEffect(() => {
    if (center === undefined || subject === undefined) return;
    return tab.showRecord({ endpoint, center, subject, ...(aside === undefined ? {} : { aside }) });
  }, [tab, endpoint, center, subject, aside]);
  const key = center === undefined || subject === undefined ? null : recordKey(endpoint, center, subject);
  const state = useStored(db, key);
  return state?.key === key ? state : undefined;
}
