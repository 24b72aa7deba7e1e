import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import { canLoadCrossDock } from '../../../domain/dock/cross-dock.ts';
import { isDriverType } from '../../../domain/dock/dock-type.ts';
import { canEdit } from '../../../domain/dock/edit.ts';
import {
  canDefine,
  canDelete,
  canInvalidate,
  canSwitchToReady,
  canUndefine,
  canUnlock,
  canValidate,
  isLoaded,
  offersDefine,
  offersUnlock,
} from '../../../domain/dock/lifecycle.ts';
import { whyNotOver } from '../../../domain/dock/over.ts';
import type { Refusal } from '../../../domain/result.ts';

export type DockAction =
  | 'validate'
  | 'invalidate'
  | 'define'
  | 'undefine'
  | 'ready'
  | 'loadCrossDock'
  | 'unlock'
  | 'close'
  | 'edit'
  | 'give'
  | 'switchDrivers'
  | 'moveOnto'
  | 'remove';

/** The actions of a card: one without a place on it is absent, one that cannot be pressed has its reason. */
export type AllowedSteps = Partial<Readonly<Record<DockAction, Refusal | null>>>;

/** A card as the rules of docks read it. */
export const dockOf = (card: DockCard) => ({ ...card, tasks: card.tasks.map((task) => task.id) });

/** The actions on a dock by its lifecycle state (sections 11 and 12 of dispatch.md). */
export function allowedSteps(card: DockCard, nowMs: number): AllowedSteps {
  if (whyNotOver(card)) return {};
  // Closing is no edit: it stays possible whatever the dock (DSP-424 to DSP-426).
  if (card.gone_at) return { close: null };
  const dock = dockOf(card);
  const edit = canEdit(card, { state: card.driverState }, nowMs);
  const driver = { daily_refusals_limit_exceeded: card.isRefusalLimitExceeded };
  return {
    ...(card.locked_at ? {} : stepsOf(card, edit)),
    ...(offersUnlock(dock) ? { unlock: canUnlock(dock, driver) } : {}),
    edit,
    give: edit,
    ...(dock.tasks.length > 0 ? { moveOnto: edit } : {}),
    ...(isDriverType(dock) ? { switchDrivers: edit } : {}),
    close: null,
    ...(canDelete(dock) ? {} : { remove: null }),
  };
}

/** The actions that take an unlocked dock to the next state of its lifecycle, or to the one before. */
function stepsOf(card: DockCard, edit: Refusal | null): AllowedSteps {
  const dock = dockOf(card);
  return {
    ...(canValidate(dock) ? {} : { validate: edit }),
    ...(canInvalidate(dock) ? {} : { invalidate: edit }),
    ...(offersDefine(dock) ? { define: edit ?? canDefine(dock, card.tasks) } : {}),
    ...(canUndefine(dock) ? {} : { undefine: null }),
    ...(canSwitchToReady(dock) || isLoaded(dock) ? {} : { ready: edit }),
    ...crossDockOffer(card),
  };
}

/** Offered on a cross-dock dock that is filled and not loaded; an unfinalised order on it is its reason (DSP-451). */
function crossDockOffer(card: DockCard): AllowedSteps {
  const refusal = canLoadCrossDock(dockOf(card), card.tasks);
  return refusal && refusal.code !== 'waitingTask' ? {} : { loadCrossDock: refusal };
}

const next: Readonly<Record<string, readonly DockAction[]>> = {
  draft: ['validate'],
  moving: ['define', 'ready'],
  defined: ['ready'],
  ready_to_load: ['loadCrossDock', 'undefine'],
};

/** The next steps, as buttons on the card; the rest is in its menu. */
export function mainActions(card: DockCard, offers: AllowedSteps): readonly DockAction[] {
  const steps = card.locked_at ? ['unlock' as const] : nextOf(card);
  return steps.filter((action) => action in offers);
}

const nextOf = ({ current_status: status }: DockCard) => next[status ?? ''] ?? ['undefine' as const];
