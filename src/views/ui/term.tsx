import type { ComponentProps } from 'react';
import { Tip } from './menus/tip.tsx';
import styles from './ui.module.css';

interface TermProps extends Omit<ComponentProps<'abbr'>, 'title'> {
  /** The meaning, in words. */
  readonly meaning: string;
}

/**
 * A sign, a number or a short word with an explanation: on hover, on keyboard focus, and on a tap. It does nothing
 * else, so it is no button.
 */
export function Term({ meaning, className = '', children, ...shown }: TermProps) {
  return (
    <Tip opensOnPress text={meaning}>
      <abbr {...shown} className={`${styles.term} ${className}`} aria-description={meaning} tabIndex={0}>
        {children}
      </abbr>
    </Tip>
  );
}
