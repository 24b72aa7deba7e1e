import type { Mark } from '../../../../db/schema.ts';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { loadCrossDock } from '../../../../domain/dock/commands/cross-dock.ts';
import { defineDock, undefineDock } from '../../../../domain/dock/commands/define.ts';
import { markDock } from '../../../../domain/dock/commands/mark.ts';
import { switchToReadyToLoad } from '../../../../domain/dock/commands/ready-to-load.ts';
import { setDockStatus } from '../../../../domain/dock/commands/status.ts';
import { unlockDock } from '../../../../domain/dock/commands/unlock.ts';
import { crossDockRefusals, editRefusals, lifecycleRefusals } from '../../../../domain/dock/text.ts';
import { crossDockWindow } from '../../../concepts/dock/cross-dock/window.ts';
import type { DockAction, DockOffers } from '../../../concepts/dock/dock-offers.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import {
  closeDockWindow,
  deleteDockWindow,
  editDockWindow,
  giveDockWindow,
  moveDockWindow,
  switchDriversWindow,
} from '../../../concepts/dock/window.ts';
import { needsDecision } from '../../../kit/actions/needs-decision.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { useBoardMoves } from '../board-context.ts';

export type ReadyVehicle = 'CAR' | 'SELEC' | null;

export interface DockActions {
  /** Why an offered action cannot be done now; null when it can. */
  readonly reasonOf: (action: DockAction) => string | null;
  /** The reason that holds for every action of the dock; null when there is none. */
  readonly reason: string | null;
  readonly run: (action: Exclude<DockAction, 'ready'>) => void;
  readonly ready: (vehicle: ReadyVehicle) => void;
  readonly mark: (mark: 'optimized' | 'validated') => void;
}

const parkedOf = (marks: readonly Mark[], { name }: { readonly name: string }) =>
  marks.find((mark) => mark.name === name && needsDecision(mark))?.commandId ?? null;

const refusing = { text: { refusals: { ...editRefusals, ...lifecycleRefusals, ...crossDockRefusals } } };

/**
 * What the buttons and the menu of a card do, on what the card shows when they are pressed (DSP-480 to DSP-487). While
 * an action on the dock is being sent none of them can be (DSP-462, DSP-488).
 */
export function useDockActions(card: DockCard, offers: DockOffers): DockActions {
  const { clockOffsetMs } = useSignedIn();
  const { blocked } = useBoardMoves();
  const actions = useActions();
  const isSending = actions.isRunning || card.marks.some((mark) => mark.state === 'sending');
  const reason = isSending ? dockTexts.sending : blocked;

  const seen = () => ({
    dockId: card.id,
    taskIds: card.tasks.map((task) => task.id),
    accepted: card.accepted_by_driver ?? null,
  });
  const nowMs = () => Date.now() + clockOffsetMs;
  const issue = (action: Exclude<DockAction, 'ready'>) => {
    const { dockId, taskIds, accepted } = seen();
    switch (action) {
      case 'validate':
      case 'invalidate': {
        const status = action === 'validate' ? 'moving' : 'draft';
        return void actions.run(setDockStatus, { dockId, status, atMs: nowMs() });
      }
      case 'define':
        return void actions.run(defineDock, { dockId, taskIds, at: new Date(nowMs()).toISOString() });
      case 'undefine':
        return void actions.run(undefineDock, { dockId });
      case 'unlock':
        return void actions.run(unlockDock, { dockId, taskIds, accepted });
      case 'loadCrossDock':
        // Tried again, it takes the place of the one that was refused.
        return setQuery(crossDockWindow.at({ dockId }, parkedOf(card.marks, loadCrossDock)));
      case 'edit':
        return setQuery(editDockWindow.at({ dockId }));
      case 'give':
        return setQuery(giveDockWindow.at({ dockId }));
      case 'moveOnto':
        return setQuery(moveDockWindow.at({ dockId }));
      case 'switchDrivers':
        return setQuery(switchDriversWindow.at({ dockId }));
      case 'close':
        return setQuery(closeDockWindow.at({ dockId }));
      case 'remove':
        return setQuery(deleteDockWindow.at({ dockId }));
    }
  };
  return {
    reason,
    reasonOf: (action) => {
      const refusal = offers[action];
      return reason ?? (refusal ? refusalText(refusing, refusal) : null);
    },
    run: issue,
    ready: (vehicle) => void actions.run(switchToReadyToLoad, { ...seen(), vehicle, atMs: nowMs() }),
    mark: (mark) => void actions.run(markDock, { dockId: card.id, mark }),
  };
}
