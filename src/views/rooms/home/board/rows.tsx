import type { CSSProperties, Ref } from 'react';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import type { Section } from '../../../../domain/preparation/board.ts';
import { rowPlace } from '../../../ui/tables/near.ts';
import styles from './board.module.css';
import { partsOf } from './parts.ts';
import { FloorOrder } from './row.tsx';

interface RowsProps {
  readonly rows: readonly FloorRow[];
  readonly section: Section;
  /** Whether the rows have handles (PRP-166). */
  readonly isCarried?: boolean;
  /** Whether the rows show their place, from 1: the ranks that are sent may have gaps. */
  readonly isRanked?: boolean;
  /** Name of the list, where the title of its section is not enough. */
  readonly label?: string;
  /** For a list that is a place to drop on: it stays while empty. */
  readonly ref?: Ref<HTMLDivElement>;
  readonly isOver?: boolean;
  /** Shown above the rows. */
  readonly hint?: string | undefined;
}

/**
 * Rows of the board, one list for a screen reader, laid out by parts: a browser looks anew at all it leaves out of
 * sight with every frame, and for thousands of rows that alone was a long frame of each drag. In a long list a row out
 * of sight is its name alone (docs/adr/0013).
 */
export function Rows({ rows, section, isCarried = false, isRanked = false, label, ref, isOver, hint }: RowsProps) {
  if (rows.length === 0 && !ref) return null;
  const places = new Map(rows.map(({ id }, at) => [id, at]));
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <ol> may hold no parts, its children are items
    <div ref={ref} role="list" className={styles.rows} aria-label={label} data-over={isOver} data-hint={hint}>
      {partsOf(rows).map((part) => (
        <div key={part[0]?.id} role="none" className={styles.part} style={{ '--rows': part.length } as CSSProperties}>
          {part.map((row) => (
            <FloorOrder
              key={row.id}
              row={row}
              section={section}
              isCarried={isCarried}
              place={isRanked ? (places.get(row.id) ?? 0) + 1 : null}
              {...rowPlace(places.get(row.id) ?? 0, rows.length)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
