import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type Tone = 'gray' | 'red' | 'amber' | 'green' | 'blue' | 'purple' | 'indigo';

interface BadgeProps {
  readonly tone?: Tone;
  readonly title?: string | undefined;
  /** Long words may take two lines. */
  readonly wraps?: boolean;
  /** Colours of its own instead of a tone's. */
  readonly colours?: { readonly background: string; readonly text: string } | null;
  readonly children: ReactNode;
}

/** A word about an order or a dock; its colour only repeats what it says. */
export function Badge({ tone = 'gray', title, wraps, colours, children }: BadgeProps) {
  return (
    <span
      className={styles.badge}
      data-tone={tone}
      data-wraps={wraps}
      title={title}
      {...(colours ? { style: { background: colours.background, color: colours.text } } : {})}
    >
      {children}
    </span>
  );
}
