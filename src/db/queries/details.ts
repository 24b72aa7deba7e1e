import type { QuaiDb, StoredDetail } from '../schema.ts';

/** What is known of one detail; undefined before it was first asked for. */
export const storedDetail = (db: QuaiDb, key: string): Promise<StoredDetail | undefined> => db.details.get(key);
