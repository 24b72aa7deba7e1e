import type { Driver } from '../driver/driver.ts';
import type { Dock } from './dock.ts';

export type Acceptance = 'pending' | 'refused' | 'noAnswer' | 'accepted';

const noAnswer = 2; // CST-53

/** The answer to a dock of a driver paid by race (DSP-427 to DSP-429); null for other drivers, who are not asked. */
export function acceptanceOf(
  dock: Pick<Dock, 'accepted_by_driver' | 'driver_answer'>,
  driver: Pick<Driver, 'is_paid_by_race'> | undefined,
): Acceptance | null {
  if (!driver?.is_paid_by_race) return null;
  if (dock.accepted_by_driver === true) return 'accepted';
  if (dock.accepted_by_driver === false) return dock.driver_answer === noAnswer ? 'noAnswer' : 'refused';
  return 'pending';
}
