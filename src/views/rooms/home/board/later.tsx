import { useId } from 'react';
import { longDateText } from '../../../../domain/time/paris-time.ts';
import { useTab } from '../../../kit/client/context.ts';
import { AdminLink } from '../../../kit/router/admin-link.tsx';
import reach from '../../../ui/reach.module.css';
import { Block } from './block.tsx';
import styles from './board.module.css';
import { productsByDayPath } from './links.ts';
import { Rows } from './rows.tsx';
import { boardTexts } from './text.ts';
import type { DayGroup } from './use-packing-board.ts';

/** By day, open, those without one last (PRP-124 to PRP-126). */
export function Later({ days, count }: { readonly days: readonly DayGroup[]; readonly count: number }) {
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
