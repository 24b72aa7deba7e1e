import { Tooltip } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './ui.module.css';

interface TipProps {
  /** Lines are kept. */
  readonly text: string;
  readonly onOpenChange?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** More about a control, on hover and on keyboard focus. */
export function Tip({ text, onOpenChange, children }: TipProps) {
  return (
    <Tooltip content={<span className={styles.lines}>{text}</span>} {...(onOpenChange ? { onOpenChange } : {})}>
      {children}
    </Tooltip>
  );
}
