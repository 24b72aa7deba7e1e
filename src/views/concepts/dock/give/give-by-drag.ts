import type { DockCard, DriverRow } from '../../../../db/view-rows/dispatch.ts';
import { providerOf } from '../../../../domain/courier/provider.ts';
import { editDock } from '../../../../domain/dock/commands/edit.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { editRefusal } from '../dock-moves.ts';
import { giveRefusalTexts } from './refusal-text.ts';

/** A driver picked up by the handle of his line. */
export interface DraggedDriver {
  readonly kind: 'driver';
  readonly driver: DriverRow;
}

/**
 * Why a round is not given to a driver by a drag, in words; null when it is. What is known of his presence refuses
 * nothing (OUR-085).
 */
export function whyNotGiven(card: DockCard, driver: Pick<DriverRow, 'id'>, nowMs: number): string | null {
  if (card.gone_at) return giveRefusalTexts.left;
  if (providerOf(card)) return giveRefusalTexts.ofCourier;
  const refusal = editRefusal(card, nowMs);
  if (refusal) return refusalText(editDock, refusal);
  return card.target_driver === driver.id ? giveRefusalTexts.own : null;
}

/** Gives a round, resting on the driver that its card showed. */
export const giveArgs = (card: DockCard, driver: Pick<DriverRow, 'id'>, nowMs: number) => ({
  dockId: card.id,
  set: { target_driver: driver.id },
  atMs: nowMs,
  basis: { target_driver: card.target_driver ?? null },
});
