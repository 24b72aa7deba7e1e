import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import { inRankOrder, type MoveOntoArgs } from '../../../domain/dock/commands/move-onto.ts';
import { canDropDock, type DockDropRefusal } from '../../../domain/dock/drop.ts';
import { canEdit } from '../../../domain/dock/edit.ts';
import { canSwitchDrivers } from '../../../domain/dock/lifecycle.ts';
import { DriverId } from '../../../domain/driver/driver.ts';
import { type Refusal, refuse } from '../../../domain/result.ts';
import { dockOf } from './allowed-steps.ts';

/** Why a round may not be edited, as its card shows it (DSP-422, DSP-424 to DSP-426). */
export const editRefusal = (card: DockCard, nowMs: number) => canEdit(card, { state: card.driverState }, nowMs);

const sideOf = (card: DockCard) => ({ dock: dockOf(card), driver: { state: card.driverState } });

/** Why a whole dock cannot be picked up; null when it can (DSP-424 to DSP-426, DSP-522). */
export function dockDragRefusal(card: DockCard, nowMs: number): Refusal<DockDropRefusal> | null {
  if (card.tasks.length === 0) return refuse('empty');
  return editRefusal(card, nowMs);
}

/** Why a whole dock may not be dropped on another; null when it may (DSP-520 to DSP-526). */
export const dockDropRefusal = (from: DockCard, to: DockCard, nowMs: number) =>
  canDropDock(sideOf(from), sideOf(to), nowMs);

/** The drop's arguments: the tasks shown, in order, and whether the target showed none (DSP-486, DSP-527). */
export const moveOntoArgs = (from: DockCard, to: DockCard, nowMs: number): MoveOntoArgs => ({
  dockId: from.id,
  targetId: to.id,
  taskIds: inRankOrder(from.tasks),
  targetEmpty: to.tasks.length === 0,
  atMs: nowMs,
});

/** Why two docks may not exchange their drivers; null when they may (DSP-448, DSP-424 to DSP-426). */
export const switchRefusal = (card: DockCard, other: DockCard, nowMs: number) =>
  canSwitchDrivers(card, other) ?? editRefusal(card, nowMs) ?? editRefusal(other, nowMs);

/** The exchange's arguments: the intended driver of each, and the answer of the first one's, as shown (DSP-482). */
export const switchArgs = (card: DockCard, other: DockCard, nowMs: number) => ({
  dockId: card.id,
  otherId: other.id,
  driverId: driverOf(card),
  otherDriverId: driverOf(other),
  targetName: card.target_name ?? null,
  otherTargetName: other.target_name ?? null,
  accepted: card.accepted_by_driver ?? null,
  atMs: nowMs,
});

const driverOf = ({ target_driver: id }: DockCard): DriverId | null => DriverId.safeParse(id).data ?? null;
