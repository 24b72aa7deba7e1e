import { SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useListedTasks } from '../../order/use-task-rows.ts';
import { useAllDocks } from '../use-all-docks.ts';
import { draggedOf, targetsOf } from './move-targets.ts';
import type { DraggedTasks, DropTarget } from './moves.ts';
import { refusedPlace } from './refused-target.ts';
import { TargetList } from './target-list.tsx';
import { moveTexts } from './text.ts';
import { useMoves } from './use-moves.ts';

interface MoveDialogProps {
  readonly taskIds: readonly number[];
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** `Déplacer vers…`: the tap and keyboard way of a drag, with allowed targets only (DSP-530). */
export function MoveDialog({ taskIds, replaces, onClose }: MoveDialogProps) {
  const cards = useAllDocks();
  const listed = useListedTasks(taskIds);
  if (!cards || !listed) return null;
  const dragged = draggedOf(taskIds, listed, cards);
  const names = dragged.tasks.map(orderName);
  return (
    <Dialog title={moveTexts.title(names.length, names[0] ?? '')} width="520px" onClose={onClose}>
      {names.length === 0 ? (
        <EmptyState title={moveTexts.gone} />
      ) : (
        <Targets dragged={dragged} cards={cards} replaces={replaces} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface TargetsProps extends Omit<MoveDialogProps, 'taskIds'> {
  readonly dragged: DraggedTasks;
  readonly cards: readonly DockCard[];
}

function Targets({ dragged, cards, replaces, onClose }: TargetsProps) {
  const { blocked, move } = useMoves();
  const [at, setAt] = useState<'first' | 'last'>('first');
  const nowMs = useServerNow();
  const offered = targetsOf(cards, at).map((target) => ({
    target,
    refusal: blocked === null ? refusedPlace(dragged, target, nowMs) : { reason: blocked, instead: null },
  }));
  const choose = useSubmit((target: DropTarget) => move(dragged, target, replaces), onClose);
  return (
    <TargetList offered={offered} onChoose={(target) => void choose(target)}>
      <SegmentedControl.Root
        value={at}
        aria-label={moveTexts.position}
        onValueChange={(value) => setAt(value === 'last' ? 'last' : 'first')}
      >
        <SegmentedControl.Item value="first">{moveTexts.first}</SegmentedControl.Item>
        <SegmentedControl.Item value="last">{moveTexts.last}</SegmentedControl.Item>
      </SegmentedControl.Root>
    </TargetList>
  );
}
