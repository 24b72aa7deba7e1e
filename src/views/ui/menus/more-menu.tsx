import { Icon } from '../icon.tsx';
import styles from '../ui.module.css';
import { ActionMenu, type ActionMenuProps } from './menu.tsx';

interface MoreMenuProps extends Omit<ActionMenuProps, 'trigger'> {
  /** Subject of the menu, for screen readers. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The three dots at the end of a row or a card, and their menu. */
export function MoreMenu({ label, className, ...menu }: MoreMenuProps) {
  return (
    <ActionMenu
      {...menu}
      trigger={(opener) => (
        <button
          {...opener}
          type="button"
          data-screen=""
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
