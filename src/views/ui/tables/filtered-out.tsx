import { Button as ThemeButton } from '@radix-ui/themes';
import styles from './first-rows.module.css';
import { tableTexts } from './text.ts';

interface FilteredOutProps {
  /** How many the filters hide. */
  readonly count: number;
  /** Name of the list, for screen readers. */
  readonly label: string;
  readonly onShowAll: () => void;
}

/** How many rows a filter hides, and a button to show them; nothing if it hides none. */
export function FilteredOut({ count, label, onShowAll }: FilteredOutProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.filtered}>
      {tableTexts.filteredOut(count)}
      <ThemeButton
        size="1"
        variant="ghost"
        className={styles.all}
        aria-label={tableTexts.of(tableTexts.showAll, label)}
        onClick={onShowAll}
      >
        {tableTexts.showAll}
      </ThemeButton>
    </span>
  );
}
