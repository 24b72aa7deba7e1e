import { Button as ThemeButton } from '@radix-ui/themes';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import styles from './first-rows.module.css';
import { useIsPrinting } from './printing.ts';
import { tableTexts } from './text.ts';

/** A window that is this high shows one row more of each list in the page. */
const tall = matchMedia('(min-height: 1000px)');

function watchTall(changed: () => void): () => void {
  tall.addEventListener('change', changed);
  return () => tall.removeEventListener('change', changed);
}

/** How many rows a list in the page shows before it is expanded: lists below it matter too. */
export const useFirstRows = (): number => (useSyncExternalStore(watchTall, () => tall.matches) ? 2 : 1);

interface Cut<Row> {
  readonly shown: readonly Row[];
  /** The length of the list and its switch; null if all rows fit. */
  readonly more: {
    readonly shown: number;
    readonly total: number;
    readonly isWhole: boolean;
    readonly flip: () => void;
  } | null;
}

/** The first `count` rows of a list, all once it is expanded and on paper; the page scrolls, not the list. */
export function useCut<Row>(rows: readonly Row[], count: number, total = rows.length): Cut<Row> {
  const [isWhole, setIsWhole] = useState(false);
  const isPrinting = useIsPrinting();
  if (isPrinting || rows.length <= count) return { shown: rows, more: null };
  const shown = isWhole ? rows : rows.slice(0, count);
  return { shown, more: { shown: shown.length, total, isWhole, flip: () => setIsWhole(!isWhole) } };
}

interface MoreRowsProps {
  readonly more: Cut<unknown>['more'];
  /** Name of the list, for screen readers. */
  readonly label: string;
  /** What else stands in the foot, at its end. */
  readonly children?: ReactNode;
}

/** The foot of a shortened list: `3 sur 9`, and `Tout afficher`. */
export function MoreRows({ more, label, children }: MoreRowsProps) {
  if (!more) return null;
  const action = more.isWhole ? tableTexts.fewer : tableTexts.all;
  return (
    <p className={styles.more}>
      {tableTexts.shownOf(more.shown, more.total)}
      <ThemeButton
        size="1"
        variant="ghost"
        className={styles.all}
        aria-expanded={more.isWhole}
        aria-label={tableTexts.of(action, label)}
        onClick={more.flip}
      >
        {action}
      </ThemeButton>
      {children}
    </p>
  );
}
