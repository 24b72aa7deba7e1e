import { Button as ThemeButton } from '@radix-ui/themes';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { normalCap, type Section } from '../../../../domain/preparation/board.ts';
import { longDateText } from '../../../../domain/time/paris-time.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useTab } from '../../../kit/client/context.ts';
import { MetasOfList, useMetas } from '../../../kit/queries/use-metas.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import type { DragRules } from '../../../ui/drag/drag-store.ts';
import { useIsTouch } from '../../../ui/pointer.ts';
import reach from '../../../ui/reach.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useIsPrinting } from '../../../ui/tables/printing.ts';
import { loadingTexts } from '../text.ts';
import styles from './board.module.css';
import { Board, type BoardPlace, useTarget } from './drag.ts';
import { missingProductsPath, productsByDayPath } from './links.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { ReorderingContext, useMoves } from './reordering.ts';
import { Rows } from './rows.tsx';
import { sectionId } from './section-id.ts';
import { noTimes, useSeenOrders } from './seen-orders.ts';
import { SeenContext } from './since.tsx';
import { Stats } from './stats.tsx';
import { boardTexts, sectionTitles } from './text.ts';
import { type DayGroup, type PackingBoard as Read, type Sum, timesOf, usePackingBoard } from './use-packing-board.ts';

/** The orders to pack, by what is to be done with them (PRP-110 to PRP-130). */
export function PackingBoard() {
  const isPrinting = useIsPrinting();
  const [isAsked, setIsWhole] = useState(false);
  const isWhole = isAsked || isPrinting;
  const board = usePackingBoard(isWhole);
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
  const plain = (of: keyof Read['rows']) => <Rows rows={rows[of]} section={of} />;
  return (
    <ReorderingContext value={reordering}>
      <Board rules={rules}>
        <div className={styles.sections}>
          <Now board={board} isWhole={isWhole} onWhole={onWhole} />
          <Block of="to-check" count={counts['to-check']}>
            {plain('to-check')}
          </Block>
          <Block of="doing" count={counts.doing}>
            {plain('doing')}
          </Block>
          <Block of="waiting-products" count={counts['waiting-products']} link={<MissingProducts />}>
            {plain('waiting-products')}
          </Block>
          <Block of="pickup" count={counts.pickup}>
            {plain('pickup')}
          </Block>
          <Later days={board.days} count={counts.later} />
          <Block of="blocked" count={counts.blocked}>
            {plain('blocked')}
          </Block>
          <Block of="stand-by" count={counts['stand-by']}>
            {plain('stand-by')}
          </Block>
        </div>
      </Board>
      {chosen ? (
        <PlaceDialog moves={moves} row={chosen} emergencies={board.emergencies} onClose={() => choose(null)} />
      ) : null}
    </ReorderingContext>
  );
}

interface BlockProps {
  readonly of: Section;
  readonly count: number;
  readonly link?: ReactNode;
  /** Between the title and the rows. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

function Block({ of, count, link, about, children }: BlockProps) {
  return (
    <section className={styles.section} data-section={of} aria-labelledby={sectionId(of)}>
      <header className={styles.head}>
        <h2 id={sectionId(of)}>{boardTexts.titled(sectionTitles[of], count)}</h2>
        {link}
      </header>
      {about}
      {children}
    </section>
  );
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
        </>
      }
      about={
        <>
          <dl className={styles.sums}>
            <SumOf name={boardTexts.now} sum={board.now} />
            <SumOf name={boardTexts.today} sum={board.today} />
          </dl>
          {folds && !isPaceOpen ? null : <Stats />}
        </>
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

/** By day, open, those without one last (PRP-124 to PRP-126). */
function Later({ days, count }: { readonly days: readonly DayGroup[]; readonly count: number }) {
  return (
    <Block of="later" count={count}>
      {days.map((group) => (
        <Day key={group.day} group={group} />
      ))}
    </Block>
  );
}

function Day({ group }: { readonly group: DayGroup }) {
  const { day, rows, orders, items } = group;
  const titleId = useId();
  const { center } = useTab();
  const name = day === null ? boardTexts.noDay : longDateText(`${day}T12:00:00+01:00`);
  return (
    <section aria-labelledby={titleId}>
      <header className={styles.dayHead}>
        <h3 id={titleId}>{name}</h3>
        <span>{boardTexts.ordersAndItems(orders, items)}</span>
        {day === null ? null : (
          <AdminLink
            path={productsByDayPath(center, day)}
            className={reach.reach}
            aria-label={boardTexts.productsOf(name)}
          >
            {boardTexts.products}
          </AdminLink>
        )}
      </header>
      <Rows rows={rows} section="later" isCarried />
    </section>
  );
}

function MissingProducts() {
  const { center } = useTab();
  return (
    <AdminLink path={missingProductsPath(center)} className={reach.reach}>
      {boardTexts.missingProducts}
    </AdminLink>
  );
}
