import { Button } from '../button.tsx';
import styles from './table.module.css';
import { pageTexts } from './text.ts';

interface PagesProps {
  /** Names the list. */
  readonly label: string;
  readonly page: {
    readonly count: number;
    readonly offset?: number | null | undefined;
    readonly next_offset?: number | null | undefined;
    readonly previous_offset?: number | null | undefined;
    readonly results: readonly unknown[];
  };
  readonly onChoose: (offset: number) => void;
}

/** The buttons of a paginated list, the latest first (ENT-08): they use the offsets of the server. */
export function Pages({ label, page, onChoose }: PagesProps) {
  const { previous_offset, next_offset, offset, results, count } = page;
  const first = offset ?? 0;
  return (
    <nav className={styles.pages} data-screen="" aria-label={label}>
      <PageButton label={pageTexts.latest} offset={previous_offset} none={pageTexts.firstPage} onChoose={onChoose} />
      <span role="status">{pageTexts.count(first + 1, first + results.length, count)}</span>
      <PageButton label={pageTexts.earlier} offset={next_offset} none={pageTexts.lastPage} onChoose={onChoose} />
    </nav>
  );
}

interface PageButtonProps {
  readonly label: string;
  readonly offset: number | null | undefined;
  /** Why there is no such page. */
  readonly none: string;
  readonly onChoose: (offset: number) => void;
}

function PageButton({ label, offset, none, onChoose }: PageButtonProps) {
  const isThere = typeof offset === 'number';
  return (
    <Button variant="soft" reason={isThere ? null : none} onClick={() => isThere && onChoose(offset)}>
      {label}
    </Button>
  );
}
