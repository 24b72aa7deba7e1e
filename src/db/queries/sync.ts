import { readMeta } from '../meta.ts';
import type { QuaiDb, SourceState, Tables } from '../schema.ts';

/** Names of the endpoints that are polled, on disk and in demands. */
export const endpointNames = {
  dispatchLoad: 'dispatch-load',
  tasksState: 'tasks-state',
  settings: 'settings',
  drivers: 'drivers',
} as const;
export type EndpointName = (typeof endpointNames)[keyof typeof endpointNames];

const boards: ReadonlySet<string> = new Set([endpointNames.dispatchLoad, endpointNames.tasksState]);

/** Whether a source is a board: its answers contain everything in a center. */
export const isBoard = ({ endpoint }: Pick<SourceState, 'endpoint'>) => boards.has(endpoint);

/** Whether a board's answer has been applied: what it does not list is then known not to exist. */
export const isFilledBoard = (source: Pick<SourceState, 'endpoint' | 'appliedAtMs'>) =>
  source.appliedAtMs !== null && isBoard(source);

export const sourceKey = (endpoint: string, center: number) => `${endpoint}@${center}`;

/** State of one source: last start, last success, failures and skipped answers (DSP-081, DSP-166). */
export function sourceState(db: QuaiDb, endpoint: EndpointName, center: number): Promise<SourceState | undefined> {
  return db.sources.get(sourceKey(endpoint, center));
}

/**
 * Every source of a center. The whole table is read: a filter would be asked row by row, and other reads would wait.
 */
export const sourcesOf = async ({ sources }: Pick<Tables, 'sources'>, center: number): Promise<SourceState[]> =>
  (await sources.toArray()).filter((source) => source.center === center);

/** Whether the device has had any of a center's boards. */
export const hasBoard = async (db: Pick<Tables, 'sources'>, center: number): Promise<boolean> =>
  (await sourcesOf(db, center)).some(isFilledBoard);

/** Server clock minus device clock, ms, as last measured; undefined before that. */
export const clockOffset = (db: QuaiDb): Promise<number | undefined> => readMeta(db, 'clockOffsetMs');
