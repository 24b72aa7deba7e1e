import type { ReactNode } from 'react';
import { Term } from '../term.tsx';
import styles from './badge.module.css';

export type Tone = 'gray' | 'red' | 'amber' | 'green' | 'blue' | 'purple' | 'indigo';

interface BadgeProps {
  readonly tone?: Tone;
  /** The meaning, where the badge itself lacks it. */
  readonly meaning?: string | undefined;
  /** Long words may take two lines. */
  readonly wraps?: boolean;
  /** Its own colours instead of a tone's. */
  readonly colours?: { readonly background: string; readonly text: string } | null;
  readonly children: ReactNode;
}

/** A word about an order or a dock; its colour only repeats the word. */
export function Badge({ tone = 'gray', meaning, wraps, colours, children }: BadgeProps) {
  const look = {
    className: styles.badge,
    'data-tone': tone,
    'data-wraps': wraps,
    ...(colours ? { style: { background: colours.background, color: colours.text } } : {}),
  };
  if (meaning === undefined) return <span {...look}>{children}</span>;
  return (
    <Term meaning={meaning} {...look}>
      {children}
    </Term>
  );
}
