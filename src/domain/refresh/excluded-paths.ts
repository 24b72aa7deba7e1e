import { refreshOn } from '../session/rooms.ts';

/** Whether the main flow board syncs on a path: not under dispatch, support, logs and assign (DSP-153, SUP-006). */
export const runsBoardSync = (path: string) => refreshOn(path) === 'board';

/** Whether the dispatch load repeats on a path: on the dispatch screen only (DSP-158). */
export const runsDispatchLoad = (path: string) => refreshOn(path) === 'dispatch';
