import type { QuaiDb, SourceState } from '../schema.ts';

export const sourceKey = (endpoint: string, center: number) => `${endpoint}@${center}`;

/** State of one source: last start, last success, failures and skipped answers (DSP-081, DSP-166). */
export function sourceState(db: QuaiDb, endpoint: string, center: number): Promise<SourceState | undefined> {
  return db.sources.get(sourceKey(endpoint, center));
}
