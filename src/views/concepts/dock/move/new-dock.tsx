import type { KeyboardEventHandler } from 'react';
import type { Position } from '../../../../domain/geo.ts';
import { bestPlace } from '../../../../domain/route/best-place.ts';
import { plannedStop } from '../../../../domain/route/round-places.ts';
import { dispatchedOf, dispatchTasks } from '../../../../domain/task/commands/dispatch.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useTogether } from '../../order/canteen/use-together.ts';
import { CostWords } from './cost-words.tsx';
import { whyNotDragged } from './drag-refusal-text.ts';
import type { DraggedTasks } from './moves.ts';
import { placeTexts } from './place-text.ts';
import { TargetLine } from './target-button.tsx';
import { useGroupsCanteens } from './use-groups-canteens.ts';

interface NewDockProps {
  readonly dragged: DraggedTasks;
  readonly center: Position | null;
  readonly nowMs: number;
  readonly nameOf: (taskId: number) => string;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  readonly onClose: () => void;
}

/** A round of these orders alone, as `Créer une tournée` makes it (OUR-083). */
export function NewDock({ dragged, center, nowMs, nameOf, onKeyDown, onClose }: NewDockProps) {
  const { issue, blockedBy } = useActions();
  const together = useTogether(useGroupsCanteens());
  const { tasks } = dragged;
  const cost = bestPlace(
    tasks.map((task) => plannedStop(task, nowMs)),
    { center, leavesMs: null, stops: [] },
  );
  const create = useSubmit(async () => {
    const orders = dispatchedOf(await together(tasks, null));
    return (await issue(dispatchTasks, { orders, define: false })) !== null;
  }, onClose);
  const reason = blockedBy(dispatchTasks) ?? tasks.map(whyNotDragged).find((it) => it !== null) ?? null;
  return (
    <TargetLine
      name={placeTexts.newDock}
      position={reason === null ? placeTexts.alone(tasks.length) : null}
      refusal={reason === null ? null : { reason, instead: null }}
      cost={cost && <CostWords cost={cost} nameOf={nameOf} />}
      onChoose={() => void create()}
      onKeyDown={onKeyDown}
    />
  );
}
