import { Icon } from '../icon.tsx';
import styles from '../ui.module.css';
import { ActionMenu, type ActionMenuProps } from './menu.tsx';

interface MoreMenuProps extends Omit<ActionMenuProps, 'trigger'> {
  /** What the menu is about, for who does not see where it stands. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The three dots at the end of a row or a card, and what is behind them. */
export function MoreMenu({ label, className, ...menu }: MoreMenuProps) {
  return (
    <ActionMenu
      {...menu}
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
    />
  );
}
