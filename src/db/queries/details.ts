import type { QuaiDb, StoredDetail } from '../schema.ts';

/** The stored state of one detail; undefined until it was first asked for. */
export const storedDetail = (db: QuaiDb, key: string): Promise<StoredDetail | undefined> => db.details.get(key);
