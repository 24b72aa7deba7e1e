import { needsDecision } from '../../../db/outbox/states.ts';
import type { Mark } from '../../../db/schema.ts';
import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import { loadCrossDock } from '../../../domain/dock/commands/cross-dock.ts';
import { defineDock, undefineDock } from '../../../domain/dock/commands/define.ts';
import { markDock } from '../../../domain/dock/commands/mark.ts';
import { switchToReadyToLoad } from '../../../domain/dock/commands/ready-to-load.ts';
import { setDockStatus } from '../../../domain/dock/commands/status.ts';
import { unlockDock } from '../../../domain/dock/commands/unlock.ts';
import { whyNotOver } from '../../../domain/dock/over.ts';
import { crossDockRefusals, editRefusals, lifecycleRefusals } from '../../../domain/dock/text.ts';
import { vehicleLabel } from '../../../domain/driver/vehicle.ts';
import { may } from '../../../domain/session/permissions.ts';
import type { SessionUser } from '../../../domain/session/session.ts';
import { refusalText } from '../../kit/actions/refusal-text.ts';
import type { Actions } from '../../kit/actions/use-action.ts';
import type { Offer } from '../../kit/offers/offer.ts';
import { setQuery } from '../../kit/router/router.tsx';
import type { ConsoleWindow } from '../../kit/windows/window.ts';
import type { AllowedSteps, DockAction } from './allowed-steps.ts';
import { crossDockWindow } from './cross-dock/window.ts';
import { dockActionLabels, dockTexts } from './text.ts';
import {
  closeDockWindow,
  deleteDockWindow,
  editDockWindow,
  giveDockWindow,
  moveDockWindow,
  switchDriversWindow,
} from './window.ts';

/** A round as its card shows it, with what its state allows. */
export interface DockSubject {
  readonly card: DockCard;
  readonly allowed: AllowedSteps;
}

export interface DockHere extends Pick<Actions, 'run' | 'blockedBy'> {
  readonly user: SessionUser;
  /** Why the round rests: an action on it is being sent. Null when none is (DSP-462, DSP-488). */
  readonly sending: string | null;
  /** Why the round is blocked at this moment: an action is being sent, or the board is blocked (DSP-462, DSP-488). */
  readonly passing: string | null;
  /** The server's time at the moment of the press, epoch ms. */
  readonly now: () => number;
}

export type DockOffer = Offer<DockSubject, DockHere>;

/** The words of every refusal of a round. */
export const dockRefusing = { text: { refusals: { ...editRefusals, ...lifecycleRefusals, ...crossDockRefusals } } };

/** A step in the life of a round: listed if its state has it, with its reason there (allowed-steps.ts). */
function step(action: DockAction, offer: Omit<DockOffer, 'name' | 'label' | 'isOffered' | 'reason'>): DockOffer {
  return {
    name: `dock.${action}`,
    label: () => dockActionLabels[action],
    isOffered: ({ allowed }) => action in allowed,
    reason: ({ allowed }, { passing }) => {
      const refusal = allowed[action];
      return passing ?? (refusal ? refusalText(dockRefusing, refusal) : null);
    },
    ...offer,
  };
}

const opens = (window: Pick<ConsoleWindow<{ readonly dockId: number }>, 'at'>) => ({
  press: ({ card }: DockSubject) => setQuery(window.at({ dockId: card.id })),
});

const taskIdsOf = ({ tasks }: DockCard) => tasks.map(({ id }) => id);

/** The round as the user saw it, for actions that are refused if it has changed. */
const seenOf = (card: DockCard) => ({
  dockId: card.id,
  taskIds: taskIdsOf(card),
  accepted: card.accepted_by_driver ?? null,
});

const parkedOf = (marks: readonly Mark[], { name }: { readonly name: string }) =>
  marks.find((mark) => mark.name === name && needsDecision(mark))?.commandId ?? null;

const readyVehicles = ['CAR', 'SELEC', null] as const;

const toStatus = (status: 'moving' | 'draft') => ({
  press: ({ card }: DockSubject, { run, now }: DockHere) =>
    void run(setDockStatus, { dockId: card.id, status, atMs: now() }),
});

/** The steps of a round (DSP-480 to DSP-487), each for the card as shown at the press. */
export const dockSteps: Readonly<Record<DockAction, DockOffer>> = {
  validate: step('validate', toStatus('moving')),
  invalidate: step('invalidate', toStatus('draft')),
  define: step('define', {
    press: ({ card }, { run, now }) =>
      void run(defineDock, { dockId: card.id, taskIds: taskIdsOf(card), at: new Date(now()).toISOString() }),
  }),
  undefine: step('undefine', { press: ({ card }, { run }) => void run(undefineDock, { dockId: card.id }) }),
  unlock: step('unlock', {
    isDanger: true,
    isFinal: true,
    press: ({ card }, { run }) => void run(unlockDock, seenOf(card)),
  }),
  // With the choice of the vehicle (DSP-412, DSP-443).
  ready: step('ready', {
    ways: ({ card }, { run, now }) =>
      readyVehicles.map((vehicle) => ({
        name: vehicle ?? 'none',
        label: vehicle === null ? dockTexts.unconfigured : vehicleLabel(vehicle),
        press: () => void run(switchToReadyToLoad, { ...seenOf(card), vehicle, atMs: now() }),
      })),
  }),
  loadCrossDock: step('loadCrossDock', {
    // A new try replaces the refused one.
    press: ({ card }) => setQuery(crossDockWindow.at({ dockId: card.id }, parkedOf(card.marks, loadCrossDock))),
  }),
  edit: step('edit', opens(editDockWindow)),
  give: step('give', opens(giveDockWindow)),
  moveOnto: step('moveOnto', opens(moveDockWindow)),
  switchDrivers: step('switchDrivers', opens(switchDriversWindow)),
  close: step('close', { isDanger: true, ...opens(closeDockWindow) }),
  remove: step('remove', { isDanger: true, ...opens(deleteDockWindow) }),
};

/** Marks of managers on a round (DSP-120). */
export const dockMarks: readonly DockOffer[] = (['optimized', 'validated'] as const).map((mark) => ({
  name: `dock.mark.${mark}`,
  label: () => dockTexts[mark],
  isOffered: ({ card }, { user }) => may(user, 'dockMarks') && !whyNotOver(card),
  reason: (_subject, { passing }) => passing,
  press: ({ card }, { run }) => void run(markDock, { dockId: card.id, mark }),
}));
