import type { ReactNode } from 'react';

export interface Column {
  /** Its head; a column without a word has none, but an empty cell. */
  readonly title: ReactNode;
  /** What its cells hold: numbers and sums of money stand at the right, hours and dates in one piece. */
  readonly kind?: 'number' | 'time' | 'actions';
  /** Only screen readers read the head. */
  readonly isHidden?: boolean;
  readonly sort?: 'ascending' | 'descending' | 'none' | undefined;
  readonly className?: string | undefined;
}

/** A column of texts is its head. */
export type Columns = readonly (string | Column)[];
