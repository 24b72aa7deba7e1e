import { IconButton } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import { useCopy } from '../../../kit/toasts/use-copy.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './customer.module.css';
import { customerTexts as texts } from './text.ts';

interface CopyableProps {
  readonly value: string;
  /** Its noun: `l'e-mail`. */
  readonly what: string;
  /** How it is shown. */
  readonly children: ReactNode;
}

/**
 * A value with a button that copies it in one press; where the browser has no clipboard it is shown, to be copied by
 * hand.
 */
export function Copyable({ value, what, children }: CopyableProps) {
  const copy = useCopy();
  return (
    <span className={styles.copyable}>
      {children}
      <IconButton size="1" variant="ghost" color="gray" aria-label={texts.copy(what)} onClick={() => void copy(value)}>
        <Icon name="copy" />
      </IconButton>
    </span>
  );
}
