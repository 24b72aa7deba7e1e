import { Tooltip } from '@radix-ui/themes';
import type { ReactNode } from 'react';
import styles from './ui.module.css';

interface TipProps {
  /** Lines are kept. */
  readonly text: string;
  readonly children: ReactNode;
}

/** More about a control, on hover and on keyboard focus. */
export function Tip({ text, children }: TipProps) {
  return <Tooltip content={<span className={styles.lines}>{text}</span>}>{children}</Tooltip>;
}
