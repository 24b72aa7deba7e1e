import { Button as ThemeButton } from '@radix-ui/themes';
import { type ReactNode, useMemo, useState } from 'react';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { normalCap } from '../../../../domain/preparation/board.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useTab } from '../../../kit/client/context.ts';
import { Awaited } from '../../../kit/queries/awaited.tsx';
import { MetasOfList, useMetas } from '../../../kit/queries/use-metas.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import { useIsTouch } from '../../../ui/device/pointer.ts';
import type { DragRules } from '../../../ui/drag/drag-store.ts';
import reach from '../../../ui/reach.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useIsPrinting } from '../../../ui/tables/printing.ts';
import { HomeExport } from '../exports/later.ts';
import { useIsLoaded } from '../first-load.tsx';
import { loadingTexts } from '../text.ts';
import { Block } from './block.tsx';
import styles from './board.module.css';
import { columnsOf } from './columns.ts';
import { Board, type BoardPlace, useTarget } from './drag.ts';
import { Later } from './later.tsx';
import { missingProductsPath, productsByDayPath } from './links.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { ReorderingContext, useMoves } from './reordering.ts';
import { Rows } from './rows.tsx';
import { noTimes, useSeenOrders } from './seen-orders.ts';
import { SeenContext } from './since.tsx';
import { Stats } from './stats.tsx';
import { boardTexts } from './text.ts';
import { type PackingBoard as Read, type Sum, timesOf, usePackingBoard } from './use-packing-board.ts';

/** The orders to pack, by what is to be done with them (PRP-110 to PRP-130). */
export function PackingBoard() {
  const isPrinting = useIsPrinting();
  const [isAsked, setIsWhole] = useState(false);
  const isWhole = isAsked || isPrinting;
  const board = usePackingBoard(isWhole);
  const isLoaded = useIsLoaded(true);
  const metas = useMetas() ?? null;
  const { center } = useTab();
  const nowMs = useServerNow();
  const seen = useSeenOrders(center, board ? timesOf(board, nowMs) : noTimes);
  return (
    <section className={styles.board} aria-label={boardTexts.title}>
      {board ? (
        <MetasOfList value={metas}>
          <SeenContext value={seen}>
            <Sections board={board} isWhole={isWhole} onWhole={setIsWhole} />
          </SeenContext>
        </MetasOfList>
      ) : isLoaded === false ? (
        <Awaited loading={loadingTexts.data} />
      ) : (
        <Skeleton text={loadingTexts.data} />
      )}
    </section>
  );
}

interface SectionsProps {
  readonly board: Read;
  readonly isWhole: boolean;
  readonly onWhole: (isWhole: boolean) => void;
}

function Sections({ board, isWhole, onWhole }: SectionsProps) {
  const moves = useMoves(board.ranked);
  const [chosen, choose] = useState<FloorRow | null>(null);
  const { blocked, refusal, move } = moves;
  const rules: DragRules<FloorRow, BoardPlace> = {
    refusal: (row, place) => blocked ?? refusal(row, place),
    drop: (row, place) => void move(row, place),
    itemLabel: (row) => boardTexts.item(orderName(row)),
    targetLabel: (place) =>
      place.kind === 'packing' ? boardTexts.beforeTarget(orderName(place.row)) : boardTexts.normalZone,
  };
  const reordering = useMemo(() => ({ blocked, choose }), [blocked]);
  const { rows, counts } = board;
  // As they were when the board came: no section goes to another column under a hand.
  const [columns] = useState(() => columnsOf(heightsOf(board)));
  const plain = (of: keyof Read['rows'], link?: ReactNode) => (
    <Block key={of} of={of} count={counts[of]} link={link}>
      <Rows rows={rows[of]} section={of} />
    </Block>
  );
  const blocks = [
    <Now key="now" board={board} isWhole={isWhole} onWhole={onWhole} />,
    plain('to-check'),
    plain('doing'),
    plain('waiting-products', <MissingProducts />),
    plain('pickup'),
    <Later key="later" days={board.days} count={counts.later} />,
    plain('blocked'),
    plain('stand-by'),
  ];
  return (
    <ReorderingContext value={reordering}>
      <Board rules={rules}>
        <div className={styles.sections}>
          {columns.map((half) => (
            <div key={half.join()} className={styles.half}>
              {half.map((column) => (
                <div key={column.join()} className={styles.column}>
                  {column.map((at) => blocks[at])}
                </div>
              ))}
            </div>
          ))}
        </div>
      </Board>
      {chosen ? (
        <PlaceDialog moves={moves} row={chosen} emergencies={board.emergencies} onClose={() => choose(null)} />
      ) : null}
    </ReorderingContext>
  );
}

/** How high each section is, in rows: its head, what stands above its rows, and these. */
function heightsOf({ rows, emergencies, normal, days }: Read): readonly number[] {
  const aboveNow = 4;
  const later = days.reduce((sum, group) => sum + 1 + group.rows.length, 0);
  const plain = (of: keyof Read['rows']) => 1 + rows[of].length;
  return [
    1 + aboveNow + emergencies.length + normal.length,
    ...[plain('to-check'), plain('doing'), plain('waiting-products'), plain('pickup')],
    ...[1 + later, plain('blocked'), plain('stand-by')],
  ];
}

/** Emergencies first, never cut; of the normal ones 100, until the list is opened (PRP-111 to PRP-119). */
function Now({ board, isWhole, onWhole }: SectionsProps) {
  const { emergencies, normal, normalCount, counts } = board;
  const { ref, isOver, state } = useTarget('normal', { kind: 'normal' } as const);
  const { center } = useTab();
  const isTouch = useIsTouch();
  const isPrinting = useIsPrinting();
  const [isPaceOpen, setIsPaceOpen] = useState(false);
  const folds = isTouch && !isPrinting;
  return (
    <Block
      of="now"
      count={counts.now}
      link={
        <>
          {folds ? (
            <ThemeButton
              size="1"
              variant="ghost"
              color="gray"
              aria-expanded={isPaceOpen}
              onClick={() => setIsPaceOpen(!isPaceOpen)}
            >
              {boardTexts.pace}
            </ThemeButton>
          ) : null}
          <AdminLink path={productsByDayPath(center, null)} className={reach.reach}>
            {boardTexts.products}
          </AdminLink>
          <HomeExport of="board" board={board} />
        </>
      }
      about={
        <div className={styles.about}>
          <dl className={styles.sums}>
            <SumOf name={boardTexts.now} sum={board.now} />
            <SumOf name={boardTexts.today} sum={board.today} />
          </dl>
          {folds && !isPaceOpen ? null : <Stats />}
        </div>
      }
    >
      <Rows rows={emergencies} section="now" isCarried isRanked label={boardTexts.emergencies} />
      <Rows
        rows={normal}
        section="now"
        isCarried
        label={boardTexts.normalZone}
        ref={ref}
        isOver={isOver && state === 'allowed'}
        hint={state === 'allowed' ? boardTexts.normalZoneHint : undefined}
      />
      {normalCount > normalCap ? (
        <div className={styles.more}>
          {isWhole ? null : <span>{boardTexts.shown(normal.length, normalCount)}</span>}
          <ThemeButton size="1" variant="soft" onClick={() => onWhole(!isWhole)}>
            {isWhole ? boardTexts.seeLess : boardTexts.seeAll(normalCount)}
          </ThemeButton>
        </div>
      ) : null}
    </Block>
  );
}

const SumOf = ({ name, sum }: { readonly name: string; readonly sum: Sum }) => (
  <div>
    <dt>{name}</dt>
    <dd>{boardTexts.ordersAndItems(sum.orders, sum.items)}</dd>
  </div>
);

function MissingProducts() {
  const { center } = useTab();
  return (
    <AdminLink path={missingProductsPath(center)} className={reach.reach}>
      {boardTexts.missingProducts}
    </AdminLink>
  );
}
