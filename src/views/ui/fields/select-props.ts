import type { CSSProperties } from 'react';

export interface Choice {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  readonly label: string;
  readonly size?: '1' | '2';
  readonly value: string;
  /** Shown for no choice: an empty `value`. */
  readonly placeholder?: string;
  readonly choices: readonly Choice[];
  readonly isDisabled?: boolean;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly onChoose: (value: string) => void;
}
