import { Button as ThemeButton } from '@radix-ui/themes';
import styles from './first-rows.module.css';
import { tableTexts } from './text.ts';

interface FilteredOutProps {
  /** How many the user's filters hide. */
  readonly count: number;
  /** Which list, for who cannot see what it stands under. */
  readonly label: string;
  readonly onShowAll: () => void;
}

/** How many a list hides because of a filter, and the way to see them; nothing where it hides none. */
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
