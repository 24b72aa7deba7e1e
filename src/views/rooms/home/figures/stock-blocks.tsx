import { seenRows } from '../../../../db/queries/seen-rows.ts';
import { msOf } from '../../../../domain/time/instant.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { figureTexts } from '../text.ts';
import styles from './figures.module.css';

/** Arrivals and daily work, as far as still to come (PRP-032). */
export function StockBlocks() {
  return (
    <>
      <StockBlock kind="incoming" title={figureTexts.incomings} />
      <StockBlock kind="recurringTask" title={figureTexts.recurringTasks} />
    </>
  );
}

interface StockBlockProps {
  readonly kind: 'incoming' | 'recurringTask';
  readonly title: string;
}

/** One with nothing to list is hidden. */
function StockBlock({ kind, title }: StockBlockProps) {
  const { db } = useSignedIn();
  const { center } = useTab();
  const works = useSeenQuery(() => seenRows(db, center, kind), [db, center, kind]);
  if (!works || works.length === 0) return null;
  const inOrder = [...works].sort((a, b) => (msOf(a.time) ?? 0) - (msOf(b.time) ?? 0) || a.id - b.id);
  return (
    <section className={styles.tile} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.works}>
        {inOrder.map(({ id, label, time }) => (
          <li key={id}>
            <time>{hourText(time)}</time> <span>{label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
