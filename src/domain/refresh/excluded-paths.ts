const withoutBoardSync = new Set(['dispatch', 'support', 'logs', 'driver_extra_cost_demands', 'assign']);

/** The first piece of a path; routes are matched whatever their case. */
const roomOf = (path: string) => path.split('/')[1]?.toLowerCase() ?? '';

/** Whether the main flow board syncs on a path: not under dispatch, support, logs and assign (DSP-153, SUP-006). */
export const runsBoardSync = (path: string) => !withoutBoardSync.has(roomOf(path));

/** Whether the dispatch load repeats on a path: on the dispatch screen only (DSP-158). */
export const runsDispatchLoad = (path: string) => roomOf(path) === 'dispatch';
