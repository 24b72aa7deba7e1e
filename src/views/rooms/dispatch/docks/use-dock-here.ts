import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import type { DockHere } from '../../../concepts/dock/dock-offer.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useBoardMoves } from '../board-context.ts';

/**
 * The context that the offers of a round need. While an action on it is being sent none can be pressed (DSP-462,
 * DSP-488).
 */
export function useDockHere({ marks }: Pick<DockCard, 'marks'>): DockHere {
  const { user, clockOffsetMs } = useSignedIn();
  const { blocked } = useBoardMoves();
  const { run, isRunning, blockedBy } = useActions();
  const isSending = isRunning || marks.some(({ state }) => state === 'sending');
  const sending = isSending ? dockTexts.sending : null;
  return { user, run, blockedBy, sending, passing: sending ?? blocked, now: () => Date.now() + clockOffsetMs };
}
