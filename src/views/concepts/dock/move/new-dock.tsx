import type { KeyboardEventHandler } from 'react';
import type { Position } from '../../../../domain/geo.ts';
import { bestPlace } from '../../../../domain/route/best-place.ts';
import { dispatchTasks } from '../../../../domain/task/commands/dispatch.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import choices from '../../../ui/fields/choice-entry.module.css';
import { useTogether } from '../../order/canteen/use-together.ts';
import { CostWords } from './cost-words.tsx';
import { whyNotDragged } from './drag-refusal-text.ts';
import type { DraggedTasks } from './moves.ts';
import { plannedStop } from './places.ts';
import styles from './target.module.css';
import { moveTexts } from './text.ts';

interface NewDockProps {
  readonly dragged: DraggedTasks;
  readonly isGrouped: boolean;
  readonly center: Position | null;
  readonly nowMs: number;
  readonly nameOf: (taskId: number) => string;
  readonly onKeyDown: KeyboardEventHandler<HTMLElement>;
  readonly onClose: () => void;
}

/** A round of these orders alone, as `Créer une tournée` makes it (OUR-083). */
export function NewDock({ dragged, isGrouped, center, nowMs, nameOf, onKeyDown, onClose }: NewDockProps) {
  const { issue, blockedBy } = useActions();
  const together = useTogether(isGrouped);
  const { tasks } = dragged;
  const cost = bestPlace(
    tasks.map((task) => plannedStop(task, nowMs)),
    { center, leavesMs: null, stops: [] },
  );
  const create = useSubmit(async () => {
    const all = await together(tasks, null);
    const orders = all.map(({ id, orderId, randomId }) => ({ taskId: id, orderId, randomId }));
    return (await issue(dispatchTasks, { orders, define: false })) !== null;
  }, onClose);
  const reason = blockedBy(dispatchTasks) ?? tasks.map(whyNotDragged).find((it) => it !== null) ?? null;
  const content = (
    <>
      <span className={styles.place}>
        <strong>{moveTexts.newDock}</strong> {reason === null ? moveTexts.alone(tasks.length) : null}
      </span>
      {reason === null ? null : <span className={styles.reason}>{reason}</span>}
      {cost && reason === null ? <CostWords cost={cost} nameOf={nameOf} /> : null}
    </>
  );
  if (reason !== null) return <div className={choices.target}>{content}</div>;
  return (
    <button type="button" className={choices.target} onClick={() => void create()} onKeyDown={onKeyDown}>
      {content}
    </button>
  );
}
