import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import { isDriverType } from '../../../domain/dock/dock-type.ts';
import {
  canDefine,
  canDelete,
  canInvalidate,
  canSwitchToReady,
  canUndefine,
  canUnlock,
  canValidate,
} from '../../../domain/dock/lifecycle.ts';
import { whyNotOver } from '../../../domain/dock/over.ts';
import { type Refusal, refuse } from '../../../domain/result.ts';
import { type DockAction, dockOf } from './allowed-steps.ts';
import { editRefusal } from './dock-moves.ts';

/**
 * Why a step has no place on a card, for whoever asks for it by name: what its state lacks (section 11 of dispatch.md).
 */
export function whyNoStep(card: DockCard, action: DockAction, nowMs: number): Refusal | null {
  const edit = whyNotOver(card) ?? editRefusal(card, nowMs);
  const lacks = rules[action];
  // The lock says more than what it keeps from being asked.
  return action === 'unlock' ? (whyNotOver(card) ?? lacks(card)) : (edit ?? lacks(card));
}

const rules: Readonly<Record<DockAction, (card: DockCard) => Refusal | null>> = {
  validate: (card) => canValidate(dockOf(card)),
  invalidate: canInvalidate,
  define: (card) => canDefine(dockOf(card), card.tasks),
  undefine: (card) => canUndefine(dockOf(card)),
  ready: canSwitchToReady,
  loadCrossDock: () => refuse('notCrossDock'),
  unlock: (card) => canUnlock(dockOf(card), { daily_refusals_limit_exceeded: card.isRefusalLimitExceeded }),
  close: whyNotOver,
  edit: () => null,
  give: () => null,
  switchDrivers: (card) => (isDriverType(card) ? null : refuse('notDriverDock')),
  moveOnto: ({ tasks }) => (tasks.length === 0 ? refuse('empty') : null),
  remove: (card) => canDelete(dockOf(card)),
};
