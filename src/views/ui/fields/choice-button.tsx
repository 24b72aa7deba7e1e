import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { ActionMenu, type ActionMenuProps } from '../menus/menu.tsx';
import styles from '../ui.module.css';

interface ChoiceButtonProps extends Pick<ActionMenuProps, 'entries' | 'children'> {
  readonly label: string;
  /** Its accessible name where the label is ambiguous. */
  readonly name: string;
  /** Why it cannot be pressed now; null when it can. An open menu stays: its entries show why. */
  readonly reason: string | null;
  /** Class of its arrow, unless always visible. */
  readonly arrow?: string | undefined;
}

/** A button with a list of choices: the vehicle, the center. */
export function ChoiceButton({ label, name, reason, arrow = styles.down, ...menu }: ChoiceButtonProps) {
  return (
    <ActionMenu
      {...menu}
      isBlocked={reason !== null}
      trigger={(opener, isOpen) => (
        <Button {...opener} size="1" variant="soft" aria-label={name} reason={isOpen ? null : reason}>
          {label}
          <span className={arrow}>
            <Icon name="chevron" size={10} />
          </span>
        </Button>
      )}
    />
  );
}
