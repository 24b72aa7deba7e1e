import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { ActionMenu } from './menu.tsx';
import styles from './ui.module.css';

interface MoreMenuProps {
  /** What the menu is about, for who does not see where it stands. */
  readonly label: string;
  readonly className?: string | undefined;
  /** There only while the menu is open. */
  readonly children: ReactNode;
}

/** The three dots at the end of a row or a card, and what is behind them. */
export function MoreMenu({ label, className, children }: MoreMenuProps) {
  return (
    <ActionMenu
      trigger={(opener) => (
        <button
          {...opener}
          type="button"
          className={`${styles.more} ${className ?? ''}`}
          aria-label={label}
          title={label}
        >
          <Icon name="more" />
        </button>
      )}
    >
      {children}
    </ActionMenu>
  );
}
