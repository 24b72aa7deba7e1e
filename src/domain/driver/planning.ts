import type { Driver } from './driver.ts';

type Confirmed = Pick<Driver, 'is_planning_confirmed'>;

/** Whether the driver will not come (DSP-581). */
export const isRefusal = ({ is_planning_confirmed: answer }: Confirmed) => answer === -1;

/** A driver's answer to his planning: yes, no, or none yet (DSP-594). */
export const planningAnswer = (driver: Confirmed): 'yes' | 'no' | null => {
  if (isRefusal(driver)) return 'no';
  return driver.is_planning_confirmed === 1 ? 'yes' : null;
};

/** A planning session, epoch ms. */
export interface PlanningSession {
  readonly startMs: number;
  readonly endMs: number;
  /** Whether it is under way: it has started and not ended (DSP-593). */
  readonly isCurrent: boolean;
}

/** The planning sessions of a driver, the earliest first; the API gives epoch seconds (DSP-593, DSP-638). */
export const planningSessions = ({ planning_data }: Pick<Driver, 'planning_data'>, nowMs: number): PlanningSession[] =>
  (planning_data ?? [])
    .map(({ start, end }) => ({ startMs: start * 1000, endMs: end * 1000 }))
    .map((session) => ({ ...session, isCurrent: session.startMs <= nowMs && nowMs < session.endMs }))
    .sort((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);

/** Whether his presence has started: any state but planned (DSP-595). */
export const isStarted = ({ state }: Pick<Driver, 'state'>) => state !== 'plan';

/** The papers of a driver: checked, missing where he is his own company, else not needed (DSP-597). */
export function papers(driver: Pick<Driver, 'is_paper_checked' | 'billing_group'>): 'checked' | 'missing' | null {
  if (driver.is_paper_checked) return 'checked';
  return driver.billing_group === 'AUTO' ? 'missing' : null;
}
