import { readMeta } from '../meta.ts';
import type { QuaiDb, SourceState, Tables } from '../schema.ts';

/** The endpoints that are polled, as their sources are named on disk and in demands. */
export const endpointNames = {
  dispatchLoad: 'dispatch-load',
  tasksState: 'tasks-state',
  settings: 'settings',
  drivers: 'drivers',
} as const;
export type EndpointName = (typeof endpointNames)[keyof typeof endpointNames];

const boards: ReadonlySet<string> = new Set([endpointNames.dispatchLoad, endpointNames.tasksState]);

/** Whether a source is a board: it tells all there is in a center. */
export const isBoard = ({ endpoint }: Pick<SourceState, 'endpoint'>) => boards.has(endpoint);

/** Whether a board has told what there is in a center: what it lists not is not there. */
export const isFilledBoard = (source: Pick<SourceState, 'endpoint' | 'appliedAtMs'>) =>
  source.appliedAtMs !== null && isBoard(source);

export const sourceKey = (endpoint: string, center: number) => `${endpoint}@${center}`;

/** State of one source: last start, last success, failures and skipped answers (DSP-081, DSP-166). */
export function sourceState(db: QuaiDb, endpoint: EndpointName, center: number): Promise<SourceState | undefined> {
  return db.sources.get(sourceKey(endpoint, center));
}

/** Every source of a center. Read whole: a filter of the table is asked row by row, and what is read beside it waits. */
export const sourcesOf = async ({ sources }: Pick<Tables, 'sources'>, center: number): Promise<SourceState[]> =>
  (await sources.toArray()).filter((source) => source.center === center);

/** Server clock minus device clock, ms, as last heard; undefined before. */
export const clockOffset = (db: QuaiDb): Promise<number | undefined> => readMeta(db, 'clockOffsetMs');
