import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { usualCity } from '../../../../domain/task/local-address.ts';
import { canSelect } from '../../../../domain/task/selection.ts';
import { usePostalCodes } from '../../../concepts/center/postal-codes/choice.ts';
import { moveWindow } from '../../../concepts/dock/move/window.ts';
import { useUnderPointer } from '../../../kit/actions/under-pointer.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FilteredOut } from '../../../ui/tables/filtered-out.tsx';
import { Heads } from '../../../ui/tables/heads.tsx';
import { rowPlace } from '../../../ui/tables/near.ts';
import { ticks, useTicked } from '../../../ui/tables/ticks.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { ListTools } from '../direct-dispatch/list-tools.tsx';
import { useIsDragging, useTarget } from '../drag.ts';
import { ListExport } from '../exports/later.ts';
import { ListToggles } from '../list-toggles.tsx';
import { boardTexts, listTexts } from '../text.ts';
import { useToggle } from '../toggles.ts';
import { type FilteredRows, useToDispatch } from '../view-model.ts';
import cardStyles from './order-card.module.css';
import { TaskRowLine } from './task-row.tsx';
import styles from './task-table.module.css';

const listTarget = { kind: 'list' } as const;

/** `Commandes à dispatcher`: the left column (DSP-202 to DSP-209). */
export function ToDispatch() {
  const [hideWaiting, flipWaiting] = useToggle('hideWaiting');
  const [nowView, flipNowView] = useToggle('nowView');
  const ticked = useTicked(null);
  const shown = useToDispatch({ hideWaiting, nowView });
  const target = useTarget('list', listTarget);
  const [codes, chooseCodes] = usePostalCodes();
  const showAll = () => {
    if (codes.length > 0) chooseCodes([]);
    if (hideWaiting) flipWaiting();
    if (nowView) flipNowView();
  };
  const chosen = shown?.rows.filter((row) => ticked.has(row.id)) ?? [];
  return (
    <section className={styles.column} data-beside="true" aria-labelledby="to-dispatch-title">
      <div ref={target.ref} className={styles.scroll} data-target={target.state} data-over={target.isOver}>
        <header className={styles.head} data-quiet>
          <h2 id="to-dispatch-title">{listTexts.title(shown?.count)}</h2>
          <MoveTicked chosen={chosen} />
          <ListToggles />
          <ListExport of="toDispatch" label={listTexts.title(shown?.count)} rows={shown?.rows ?? []} />
          <FilteredOut
            count={shown ? shown.total - shown.count : 0}
            label={listTexts.title(shown?.total)}
            onShowAll={showAll}
          />
        </header>
        <ListTools rows={shown?.rows ?? []} chosen={chosen} onCreated={(ids) => ticks.clear(ids)} />
        {shown ? <TaskTable shown={shown} chosen={chosen} ticked={ticked} /> : <Skeleton text={boardTexts.loading} />}
      </div>
    </section>
  );
}

function MoveTicked({ chosen }: { readonly chosen: readonly TaskRow[] }) {
  if (chosen.length === 0) return null;
  return (
    <Button size="1" onClick={() => setQuery(moveWindow.at({ taskIds: chosen.map((row) => row.id) }))}>
      {listTexts.moveTicked(chosen.length)}
    </Button>
  );
}

interface TaskTableProps {
  readonly shown: FilteredRows<TaskRow>;
  readonly chosen: readonly TaskRow[];
  readonly ticked: ReadonlySet<number>;
}

function TaskTable({ shown, chosen, ticked }: TaskTableProps) {
  const { held: rows, pointer } = useUnderPointer(shown.rows, { isHeld: useIsDragging() });
  const city = usualCity(shown.rows);
  const selectable = shown.rows.filter((row) => canSelect(row, false)).map((row) => row.id);
  const selectableNow = useLatest(selectable);
  if (rows.length === 0) return <EmptyState title={shown.total > 0 ? listTexts.allFiltered : listTexts.empty} />;
  // One function for all rows: a new one each time would render each row again at every change of the list.
  const flip = (id: number, isRange: boolean) =>
    isRange ? ticks.flipTo(null, id, selectableNow.current) : ticks.flip(null, id);
  const isAllTicked = selectable.length > 0 && selectable.every((id) => ticked.has(id));
  return (
    <table className={`${styles.orders} ${cardStyles.orders}`} {...pointer}>
      <Heads
        columns={[
          { title: listTexts.number, className: styles.number },
          { title: listTexts.name(shown.rows.length, shown.total), className: styles.counted },
          { title: listTexts.bags, className: styles.bagsColumn },
          { title: listTexts.zone, className: styles.zone },
          { title: listTexts.client, className: styles.client },
          {
            title: (
              <label>
                <input
                  type="checkbox"
                  checked={isAllTicked}
                  aria-label={listTexts.all}
                  onChange={() => ticks.set(null, new Set(isAllTicked ? [] : selectable))}
                />
              </label>
            ),
            className: styles.tick,
          },
          { title: listTexts.address, className: styles.address },
          { title: listTexts.state, className: styles.state },
        ]}
      />
      <tbody>
        {rows.map(({ row, isGone }, at) => (
          <TaskRowLine
            key={row.id}
            {...rowPlace(at, rows.length)}
            row={row}
            number={at + 1}
            city={city}
            isGone={isGone}
            isTicked={!isGone && ticked.has(row.id)}
            together={ticked.has(row.id) ? chosen : null}
            onTick={flip}
          />
        ))}
      </tbody>
    </table>
  );
}
