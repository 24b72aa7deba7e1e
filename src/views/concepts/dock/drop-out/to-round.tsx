import { useState } from 'react';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { extractTasks } from '../../../../domain/dock/commands/extract.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { positionOf } from '../../../../domain/geo.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { isOver } from '../../../../domain/task/arrival.ts';
import { dispatchedOf, dispatchTasks } from '../../../../domain/task/commands/dispatch.ts';
import { useActions } from '../../../kit/actions/use-action.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/forms/notice.tsx';
import { Confirm } from '../../../ui/windows/confirm.tsx';
import { endDockTexts } from '../dialog-texts.ts';
import { CostWords, positionWords } from '../move/cost-words.tsx';
import { whyNotDragged } from '../move/drag-refusal-text.ts';
import type { DropTarget } from '../move/moves.ts';
import { placeTexts } from '../move/place-text.ts';
import { bestPlaces } from '../move/places.ts';
import { refusedPlace } from '../move/refused-target.ts';
import { TargetLine } from '../move/target-button.tsx';
import { TargetList } from '../move/target-list.tsx';
import { moveTexts } from '../move/text.ts';
import { useGroupsCanteens } from '../move/use-groups-canteens.ts';
import { useMoves } from '../move/use-moves.ts';
import styles from './drop-out.module.css';
import { beforeAndAfter, type HandoverProps, released, releaseOf } from './handover.ts';
import { dropOutTexts } from './text.ts';
import { useRelease } from './use-release.ts';

interface ToRoundProps extends HandoverProps {
  /** The stops that go, in their order. */
  readonly tasks: readonly TaskRow[];
  /** Why nothing can go; null when it can. */
  readonly reason: string | null;
}

type Goal = DropTarget | 'newDock';

/** The stops go into another round, where they fit best, or into a new one. A round on the road is closed for it: that asks. */
export function ToRound({ card, cards, tasks, nowMs, reason, onDone }: ToRoundProps) {
  const { clockOffsetMs } = useSignedIn();
  const { run } = useActions();
  const { move } = useMoves();
  const centers = useCenters();
  const isGrouped = useGroupsCanteens();
  const release = useRelease(card);
  const [asked, setAsked] = useState<Goal | null>(null);
  const dragged = released(card, tasks);
  const isAll = tasks.length === card.tasks.length || releaseOf(card) === 'close';
  const handOver = useSubmit(
    async (goal: Goal) => {
      setAsked(null);
      if (!(await release())) return false;
      if (goal !== 'newDock') return move(dragged, goal);
      if (dragged.from === null) return run(dispatchTasks, { orders: dispatchedOf(tasks), define: false });
      const taskIds = tasks.map(({ id }) => id);
      return run(extractTasks, { dockId: card.id, taskIds, atMs: Date.now() + clockOffsetMs });
    },
    () => onDone(isAll),
  );
  if (reason !== null) return <EmptyState title={reason} />;
  const choose = (goal: Goal) => (releaseOf(card) === 'close' ? setAsked(goal) : void handOver(goal));
  const names = new Map<number, string>(cards.flatMap((it) => it.tasks).map((it) => [it.id, orderName(it)]));
  const nameOf = (id: number) => names.get(id) ?? '';
  const center = positionOf(centers?.current?.address, null);
  const offered = bestPlaces({ ...dragged, from: card }, cards, center, nowMs, isGrouped).map((place) => ({
    target: place.target,
    refusal: refusedPlace(dragged, place.target, nowMs),
    position: positionWords(place),
    facts: beforeAndAfter(place, centers, nowMs),
    ...(place.cost ? { cost: <CostWords cost={place.cost} nameOf={nameOf} /> } : {}),
  }));
  // Closing cannot be undone: the goal is looked at again when it is confirmed, as it is by then.
  const goal = asked === null || asked === 'newDock' ? asked : offered.find(({ target }) => isSame(target, asked));
  const whyNot =
    asked === null || goal
      ? (goal && goal !== 'newDock' && goal.refusal?.reason) || null
      : dropOutTexts.targetGone(goalName(asked));
  const notNew = tasks.map(whyNotDragged).find((it) => it !== null) ?? null;
  return (
    <>
      <TargetList
        offered={offered}
        onChoose={choose}
        further={(onKeyDown) => (
          <TargetLine
            name={placeTexts.newDock}
            position={placeTexts.alone(tasks.length)}
            refusal={notNew === null ? null : { reason: notNew, instead: null }}
            onChoose={() => choose('newDock')}
            onKeyDown={onKeyDown}
          />
        )}
      >
        <p className={styles.hint}>{placeTexts.estimated}</p>
      </TargetList>
      {asked === null ? null : (
        <Confirm
          title={dropOutTexts.closeTitle(dockCode(card.id))}
          text={endDockTexts.close}
          content={
            whyNot === null ? (
              <p>{dropOutTexts.closing(tasks.length, goalName(asked), leftOf(card.tasks, tasks))}</p>
            ) : (
              <Notice text={whyNot} />
            )
          }
          confirm={dropOutTexts.confirm}
          onConfirm={() => {
            if (goal && whyNot === null) void handOver(goal === 'newDock' ? goal : goal.target);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

const isSame = (one: DropTarget, other: DropTarget): boolean =>
  one.kind === 'list' || other.kind === 'list' ? one.kind === other.kind : one.card.id === other.card.id;

const goalName = (goal: Goal): string => {
  if (goal === 'newDock') return dropOutTexts.newDock;
  return goal.kind === 'list' ? moveTexts.list : dockCode(goal.card.id);
};

/** How many orders of the round go back to the list once it is closed. */
const leftOf = (all: readonly TaskRow[], going: readonly TaskRow[]) =>
  all.filter((task) => !isOver(task)).length - going.length;
