import { memo, useDeferredValue, useState } from 'react';
import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode, dockStatusLabel } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { OrderLink } from '../../../concepts/order/order-link.tsx';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useOnline } from '../../../kit/client/context.ts';
import { LinesExport } from '../../../kit/export/table-export.tsx';
import { useScreenSource } from '../../../kit/freshness/use-sync-status.ts';
import { MarkBadge } from '../../../kit/marks/mark-badge.tsx';
import { Link } from '../../../kit/router/router.tsx';
import { texts } from '../../../kit/text.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { later } from '../../../ui/later/later.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Badge } from '../../../ui/status/badge.tsx';
import { FilteredOut } from '../../../ui/tables/filtered-out.tsx';
import { MoreRows, useCut } from '../../../ui/tables/first-rows.tsx';
import { Table } from '../../../ui/tables/table.tsx';
import { roundAt } from '../bring/links.ts';
import { nameOf, vehicleOf } from '../docks/dock-times.tsx';
import { OrderState } from '../docks/state-cell.tsx';
import type { RoundList as ListName } from '../filters.ts';
import { pastDayPath } from '../past-day/paths.ts';
import { boardTexts, roundTexts } from '../text.ts';
import { found } from './found.ts';
import { linesOf } from './lines.ts';
import { dispatchPath } from './paths.ts';
import styles from './round-list.module.css';
import { stopHour } from './stop-hour.ts';
import { roundListTexts } from './text.ts';
import { useRoundList } from './use-round-list.ts';

/** `/dispatch/tournees`: every round of the center with the state of each of its stops (OUR-234). */
export function RoundList() {
  const { isOnline } = useOnline();
  const isLoaded = useScreenSource()?.appliedAtMs != null;
  const read = useRoundList();
  // Before the first answer the lists are empty, not known.
  const lists = isLoaded ? read : undefined;
  const [typed, type] = useState('');
  const sought = useDeferredValue(typed);
  const all = lists ? [...lists.values()].flat().length : 0;
  const shown = lists && [...lists].map(([list, cards]) => ({ list, cards: found(cards, sought) }));
  const count = shown?.reduce((sum, { cards }) => sum + cards.length, 0) ?? 0;
  return (
    <main className={styles.screen}>
      <header className={styles.head}>
        <h1>{roundListTexts.title}</h1>
        <Link to={dispatchPath}>{roundListTexts.board}</Link>
        <Link to={pastDayPath}>{roundListTexts.past}</Link>
        <search className={styles.filter}>
          <SearchField
            label={roundListTexts.search}
            placeholder={roundListTexts.searchHint}
            value={typed}
            onType={type}
          />
        </search>
        <span className={styles.count} aria-live="polite">
          {lists ? (count < all ? roundListTexts.found(count, all) : roundListTexts.all(all)) : null}
        </span>
        <FilteredOut count={all - count} label={roundListTexts.title} onShowAll={() => type('')} />
      </header>
      {shown ? null : isLoaded || isOnline ? (
        <Skeleton text={texts.loading} />
      ) : (
        <EmptyState title={boardTexts.loadingOffline} />
      )}
      {shown?.map(({ list, cards }) => (
        <Section key={list} list={list} cards={cards} isFiltered={sought !== ''} />
      ))}
    </main>
  );
}

const columns = later(async () => (await import('./rounds-file.ts')).roundsFile);

/** A list is whole up to so many rounds. */
const firstRounds = 60;

interface SectionProps {
  readonly list: ListName;
  readonly cards: readonly DockCard[];
  readonly isFiltered: boolean;
}

function Section({ list, cards, isFiltered }: SectionProps) {
  const { shown, more } = useCut(cards, firstRounds);
  const title = roundListTexts.section(roundTexts[list], cards.length);
  const nowMs = useServerNow();
  return (
    <section className={styles.section} aria-labelledby={`round-${list}`}>
      <header className={styles.titled}>
        <h2 id={`round-${list}`}>{title}</h2>
        <LinesExport
          label={title}
          name={`tournees-${list}`}
          count={shown.length}
          columns={columns}
          lines={() => linesOf(shown, nowMs)}
        />
      </header>
      {cards.length === 0 ? (
        <p className={styles.muted}>{isFiltered ? roundListTexts.noneFound : roundListTexts.none}</p>
      ) : (
        <Table label={title} frame="page" columns={roundListTexts.columns}>
          <tbody>
            {shown.map((card) => (
              <Round key={card.id} card={card} />
            ))}
          </tbody>
        </Table>
      )}
      <MoreRows more={more} label={title} />
    </section>
  );
}

const Round = memo(function Round({ card }: { readonly card: DockCard }) {
  const code = dockCode(card.id);
  const { current_status: status } = card;
  return (
    <tr>
      <th scope="row">
        <div className={styles.round}>
          <Link to={roundAt(dispatchPath, card.id)} aria-label={roundListTexts.toBoard(code)}>
            {code}
          </Link>
          {status ? <Badge>{dockStatusLabel(status)}</Badge> : null}
          <MarkBadge marks={card.marks} />
        </div>
      </th>
      <td>
        <div className={styles.driver}>
          <Driver card={card} />
        </div>
      </td>
      <td className={styles.time}>
        {card.gone_at ? roundListTexts.gone(hourText(card.gone_at)) : timeOf(card.departureMs)}
      </td>
      <td className={styles.time}>
        {card.closed_at ? roundListTexts.back(hourText(card.closed_at)) : timeOf(card.return_time)}
      </td>
      <td>
        {card.tasks.length === 0 ? (
          <span className={styles.muted}>{dockTexts.noTask}</span>
        ) : (
          <ol className={styles.stops} aria-label={roundListTexts.stops(code)}>
            {card.tasks.map((row, at) => (
              <Stop key={row.id} row={row} number={at + 1} />
            ))}
          </ol>
        )}
      </td>
    </tr>
  );
});

const timeOf = (at: string | number | null | undefined) =>
  at == null ? <span className={styles.unknown}>{roundListTexts.unknown}</span> : hourText(at);

function Driver({ card }: { readonly card: DockCard }) {
  const name = nameOf(card);
  return (
    <>
      {name ?? <span className={styles.muted}>{dockTexts.noDriver}</span>}
      {card.target_vehicle ? <div className={styles.muted}>{vehicleOf(card)}</div> : null}
    </>
  );
}

function Stop({ row, number }: { readonly row: TaskRow; readonly number: number }) {
  const time = stopHour(row, useServerNow());
  return (
    <li className={styles.stop}>
      <span className={styles.number}>
        <HiddenText>{dockTexts.stop(number)} </HiddenText>
        <span aria-hidden="true">{number}</span>
      </span>
      <OrderLink orderId={row.orderId}>{orderName(row)}</OrderLink>
      <OrderState row={row} />
      {time ? <span className={time.isKnown ? styles.time : styles.unknown}>{time.hour}</span> : null}
      {time?.late ? <span className={styles.late}>{time.late}</span> : null}
      <MarkBadge marks={row.marks} />
    </li>
  );
}
