import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { closeDock } from '../../../../domain/dock/commands/close.ts';
import { unlockDock } from '../../../../domain/dock/commands/unlock.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { releaseOf } from './handover.ts';

/**
 * Does what has to be done with a round before its orders can go elsewhere: takes a given one back, closes one on the
 * road. True once that is stored. What follows is about the same round and the same orders: it is sent after it.
 */
export function useRelease(card: DockCard): () => Promise<boolean> {
  const { clockOffsetMs } = useSignedIn();
  const { run } = useActions();
  const taskIds = card.tasks.map(({ id }) => id);
  return async () => {
    const release = releaseOf(card);
    if (release === 'none') return true;
    if (release === 'unlock')
      return run(unlockDock, { dockId: card.id, taskIds, accepted: card.accepted_by_driver ?? null });
    return run(closeDock, { dockId: card.id, taskIds, at: new Date(Date.now() + clockOffsetMs).toISOString() });
  };
}
