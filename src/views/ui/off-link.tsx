import type { ReactNode } from 'react';
import { Tip } from './menus/tip.tsx';
import styles from './ui.module.css';

interface OffLinkProps {
  readonly reason: string;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly children: ReactNode;
}

/** A link that leads nowhere now, and says why where it is reached or pressed. */
export function OffLink({ reason, className = '', children, ...look }: OffLinkProps) {
  return (
    <Tip text={reason} opensOnPress>
      {/* biome-ignore lint/a11y/useSemanticElements: without an address an anchor is no link, and takes no focus */}
      <span
        {...look}
        role="link"
        tabIndex={0}
        aria-disabled="true"
        aria-description={reason}
        className={`${className} ${styles.offLink}`}
      >
        {children}
      </span>
    </Tip>
  );
}
