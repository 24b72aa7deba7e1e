import { useEffect } from 'react';
import { type RecordName, recordKey, recordState } from '../../../db/queries/records.ts';
import type { RecordState } from '../../../db/schema.ts';
import { useClient, useSignedIn } from '../client/context.ts';
import { useSeenQuery } from './live-queries.ts';

/** What a record is about, and what its call needs beside the ids. */
export interface RecordOf {
  readonly center: number;
  readonly subject: number;
  readonly aside?: string;
}

/**
 * Keeps a record fresh for as long as what calls this is on the screen, and says how it stands; of none for null.
 * Undefined until read, and where its time is over.
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
  const state = useSeenQuery(async () => (key === null ? undefined : recordState(db, key, Date.now())), [db, key]);
  return state?.key === key ? state : undefined;
}
