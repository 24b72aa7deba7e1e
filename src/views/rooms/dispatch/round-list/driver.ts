import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';

/** Who drives a round, by name where it is known; null for nobody. */
export const roundDriver = (card: DockCard): string | null =>
  card.driverName ?? (card.target_driver ? dockTexts.driver(card.target_driver) : null);
