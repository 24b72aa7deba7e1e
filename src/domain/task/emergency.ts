import type { Task } from './task.ts';

/** The rank of an emergency task, 1 or more; null for a normal one (DSP-245): null and 0 count as none. */
export const emergencyRank = ({ emergency_rank: rank }: Pick<Task, 'emergency_rank'>) =>
  typeof rank === 'number' && rank >= 1 ? rank : null;
