import { SegmentedControl } from '@radix-ui/themes';
import { useState } from 'react';
import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { positionOf } from '../../../../domain/geo.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { slotText } from '../../../../domain/task/slot-hours.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { useSubmit } from '../../../kit/actions/use-submit.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useCenters } from '../../../kit/scope/centers.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Dialog } from '../../../ui/windows/dialog.tsx';
import { useListedTasks } from '../../order/use-task-rows.ts';
import { useAllDocks } from '../use-all-docks.ts';
import { costDetail, costFigure, type NameOf, stopWords } from './cost-text.ts';
import { CostWords, positionWords } from './cost-words.tsx';
import { draggedOf, targetsOf } from './move-targets.ts';
import type { DraggedTasks, DropTarget } from './moves.ts';
import { NewDock } from './new-dock.tsx';
import { PlaceLine } from './place-line.tsx';
import { placeTexts } from './place-text.ts';
import { bestPlaces, type Place } from './places.ts';
import { refusedPlace } from './refused-target.ts';
import styles from './target.module.css';
import { TargetList } from './target-list.tsx';
import { moveTexts } from './text.ts';
import { useGroupsCanteens } from './use-groups-canteens.ts';
import { useMoves } from './use-moves.ts';
import { useWhole } from './use-whole.ts';

interface MoveDialogProps {
  readonly taskIds: readonly number[];
  readonly replaces: string | null;
  readonly onClose: () => void;
}

/** `Déplacer vers…`: the tap and keyboard way of a drag, with allowed targets only (DSP-530). */
export function MoveDialog({ taskIds, replaces, onClose }: MoveDialogProps) {
  const cards = useAllDocks();
  const listed = useListedTasks(taskIds);
  const dragged = useWhole(cards && listed && draggedOf(taskIds, listed, cards));
  const nowMs = useServerNow();
  // What the center does with canteens says what goes together.
  const isCenterRead = useCenters() !== undefined;
  if (!cards || !dragged || !isCenterRead) return null;
  const names = dragged.tasks.map(orderName);
  return (
    <Dialog
      title={moveTexts.title(names.length, names[0] ?? '')}
      description={descriptionOf(dragged.tasks, nowMs)}
      width="640px"
      onClose={onClose}
    >
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

/** The orders by more than their number: client, street, slot and bags of one, bags of several. */
function descriptionOf(tasks: readonly TaskRow[], nowMs: number): string {
  const [task, ...others] = tasks;
  if (!task) return '';
  const bags = tasks.reduce((sum, it) => sum + (it.bags ?? 0), 0);
  const { clientName, address, slotStartMs, slotEndMs } = task;
  const slot = slotStartMs !== null && placeTexts.promised(slotText(slotStartMs, slotEndMs, nowMs));
  return joined(' · ', [...(others.length > 0 ? [] : [clientName, address, slot]), placeTexts.bags(bags)]);
}

/** What a press on a target does, whole. */
function outcomeOf(what: string, { target, cost }: Place, at: At, nameOf: NameOf): string {
  if (target.kind === 'list') return placeTexts.outcome(what, placeTexts.backToList, []);
  const { card } = target;
  const stop = at === 'first' ? 0 : card.tasks.length;
  const where = placeTexts.into(dockCode(card.id), stopWords(card, cost?.at ?? stop));
  return placeTexts.outcome(what, where, cost ? [costFigure(cost), costDetail(cost, nameOf)] : []);
}

type At = 'best' | 'first' | 'last';
const positions: readonly At[] = ['best', 'first', 'last'];

function Targets({ dragged, cards, replaces, onClose }: TargetsProps) {
  const { blocked, move } = useMoves();
  const [at, setAt] = useState<At>('best');
  const nowMs = useServerNow();
  const center = positionOf(useCenters()?.current?.address, null);
  const isGrouped = useGroupsCanteens();
  const places =
    at === 'best'
      ? bestPlaces(dragged, cards, center, nowMs, isGrouped)
      : targetsOf(cards, at).map((target) => ({ target, cost: null }));
  const names = new Map<number, string>(
    [...dragged.tasks, ...cards.flatMap(({ tasks }) => tasks)].map((it) => [it.id, orderName(it)]),
  );
  const nameOf = (id: number) => names.get(id) ?? '';
  const [first, ...others] = dragged.tasks;
  const what = first && others.length === 0 ? orderName(first) : placeTexts.several(dragged.tasks.length);
  const here = { center, nowMs, isGrouped };
  const costOf = ({ target, cost }: Place) =>
    cost && target.kind !== 'list'
      ? {
          cost: <CostWords cost={cost} nameOf={nameOf} />,
          detail: () => <PlaceLine dragged={dragged} card={target.card} cost={cost} here={here} nameOf={nameOf} />,
        }
      : {};
  const offered = places.map((place) => ({
    target: place.target,
    refusal: blocked === null ? refusedPlace(dragged, place.target, nowMs) : { reason: blocked, instead: null },
    position: positionWords(place),
    outcome: outcomeOf(what, place, at, nameOf),
    ...costOf(place),
  }));
  const choose = useSubmit((target: DropTarget) => move(dragged, target, replaces), onClose);
  // A change of an earlier move is a move; a round is made of orders from the list.
  const isNewOffered = dragged.from === null && replaces === null;
  const ofNew = { dragged, center, nowMs, nameOf, onClose };
  return (
    <TargetList
      offered={offered}
      onChoose={(target) => void choose(target)}
      furtherOutcome={placeTexts.create(what)}
      further={isNewOffered ? (onKeyDown) => <NewDock {...ofNew} onKeyDown={onKeyDown} /> : undefined}
    >
      <SegmentedControl.Root
        value={at}
        aria-label={placeTexts.position}
        onValueChange={(value) => setAt(positions.find((it) => it === value) ?? 'best')}
      >
        {positions.map((it) => (
          <SegmentedControl.Item key={it} value={it}>
            {placeTexts[it]}
          </SegmentedControl.Item>
        ))}
      </SegmentedControl.Root>
      {at === 'best' ? <p className={styles.hint}>{placeTexts.estimated}</p> : null}
    </TargetList>
  );
}
