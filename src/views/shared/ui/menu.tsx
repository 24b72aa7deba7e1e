import { DropdownMenu } from '@radix-ui/themes';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from './ui.module.css';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** In a new tab (DSP-049). */
  readonly isOtherHost?: boolean;
}

interface LinkMenuProps {
  readonly trigger: ReactNode;
  readonly links: readonly MenuLink[];
}

/** Links behind one button; letters typed jump to the entry that starts with them. */
export function LinkMenu({ trigger, links }: LinkMenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content size="2" align="end">
        {links.map(({ label, href, isOtherHost }) => (
          <DropdownMenu.Item key={href} asChild>
            <a href={href} {...(isOtherHost ? { target: '_blank', rel: 'noopener' } : {})}>
              {label}
            </a>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** What the button of a menu must take over. */
interface Opener {
  readonly onClick?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface ActionMenuProps {
  /** The button, with what makes it open the menu. */
  readonly trigger: (opener: Opener) => ReactElement;
  /** There only while the menu is open. */
  readonly children: ReactNode;
}

/**
 * Actions behind one button. Hundreds of rows have one each: until it is opened the first time it is its button alone
 * (docs/adr/0002).
 */
export function ActionMenu({ trigger, children }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (isOpen === null) {
    return trigger({ onClick: () => setIsOpen(true), 'aria-haspopup': 'menu', 'aria-expanded': false });
  }
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={setIsOpen}>
      <DropdownMenu.Trigger>{trigger({})}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        size="2"
        align="end"
        className={styles.menu}
        onCloseAutoFocus={(event) => isTyping() && event.preventDefault()}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** A dialog that the chosen entry opened has the focus already: what is typed there would go to the menu's button. */
const isTyping = () => document.activeElement?.closest('[role="dialog"], [role="alertdialog"]') != null;

interface MenuActionProps {
  readonly label: string;
  /** Why it cannot be chosen now, shown below its name; null or absent when it can. */
  readonly reason?: string | null | undefined;
  /** What else is to be known of it, shown below its name too. */
  readonly hint?: string | null | undefined;
  readonly isDanger?: boolean;
  readonly onSelect: () => void;
}

/** An entry that says why it is disabled. It keeps its place among the keys, so that the reason can be read. */
export function MenuAction({ label, reason, hint, isDanger = false, onSelect }: MenuActionProps) {
  const note = reason ?? hint;
  return (
    <DropdownMenu.Item
      {...(isDanger && !reason ? { color: 'red' } : {})}
      {...(reason ? { 'aria-disabled': true } : {})}
      className={styles.entry}
      textValue={label}
      onSelect={(event) => (reason ? event.preventDefault() : onSelect())}
    >
      <span>
        {label}
        {note ? <span className={styles.entryNote}>{note}</span> : null}
      </span>
    </DropdownMenu.Item>
  );
}

/** An entry that leads outside, in a new tab (DSP-050). */
export function MenuLinkEntry({ label, href }: MenuLink) {
  return (
    <DropdownMenu.Item asChild className={styles.entry}>
      <a href={href} target="_blank" rel="noopener">
        {label}
      </a>
    </DropdownMenu.Item>
  );
}

interface SubMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Entries behind an entry. */
export function SubMenu({ label, children }: SubMenuProps) {
  return (
    <DropdownMenu.Sub>
      <DropdownMenu.SubTrigger className={styles.entry}>{label}</DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent className={styles.menu}>{children}</DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  );
}

export const MenuSeparator = () => <DropdownMenu.Separator />;
