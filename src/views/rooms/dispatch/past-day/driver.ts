import type { PastRound } from '../../../../domain/past-day/day.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';

/** Who drove a round, by name where it is known; null for nobody. */
export const driverOf = ({ driver }: PastRound): string | null =>
  driver ? driver.name || dockTexts.driver(driver.id) : null;
