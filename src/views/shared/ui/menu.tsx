import { DropdownMenu } from '@radix-ui/themes';
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { openerOf } from './return-focus.ts';
import styles from './ui.module.css';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
  /** In a new tab (DSP-049). */
  readonly isOtherHost?: boolean;
}

/**
 * The entries. One is chosen by a press of its own: a menu opens at the press, and where it opens below the pointer the
 * release of that same press would choose whatever entry came to lie there.
 */
export function MenuContent(props: ComponentProps<typeof DropdownMenu.Content>) {
  const isPressedInside = useRef(false);
  return (
    <DropdownMenu.Content
      size="2"
      onPointerDownCapture={() => {
        isPressedInside.current = true;
      }}
      onPointerUpCapture={(event) => {
        if (!isPressedInside.current) event.stopPropagation();
        isPressedInside.current = false;
      }}
      {...props}
    />
  );
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
      <MenuContent align="end">
        {links.map(({ label, href, isOtherHost }) => (
          <DropdownMenu.Item key={href} asChild>
            <a href={href} {...(isOtherHost ? { target: '_blank', rel: 'noopener' } : {})}>
              {label}
            </a>
          </DropdownMenu.Item>
        ))}
      </MenuContent>
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
  const change = (isOpen: boolean) => {
    // At once, not when the menu is gone: the dialog of the chosen entry may open before or after, and asks who opened it.
    if (!isOpen) openerOf(document.activeElement)?.focus();
    setIsOpen(isOpen);
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
      <DropdownMenu.Trigger>{trigger({})}</DropdownMenu.Trigger>
      <MenuContent align="end" className={styles.menu} onCloseAutoFocus={(event) => event.preventDefault()}>
        {children}
      </MenuContent>
    </DropdownMenu.Root>
  );
}

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
  return (
    <DropdownMenu.Item
      {...(isDanger && !reason ? { color: 'red' } : {})}
      {...(reason ? { 'aria-disabled': true } : {})}
      className={styles.entry}
      textValue={label}
      onSelect={(event) => (reason ? event.preventDefault() : onSelect())}
    >
      <EntryText label={label} note={reason ?? hint} />
    </DropdownMenu.Item>
  );
}

const EntryText = ({ label, note }: { readonly label: string; readonly note: string | null | undefined }) => (
  <span>
    {label}
    {note ? <span className={styles.entryNote}>{note}</span> : null}
  </span>
);

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
  /** Why it cannot be opened now, shown below its name. It stays the same entry, so that it keeps the focus. */
  readonly reason?: string | null;
  readonly children: ReactNode;
}

/** Entries behind an entry. */
export function SubMenu({ label, reason, children }: SubMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DropdownMenu.Sub open={isOpen && !reason} onOpenChange={setIsOpen}>
      <DropdownMenu.SubTrigger className={styles.entry} {...(reason ? { 'aria-disabled': true } : {})}>
        <EntryText label={label} note={reason} />
      </DropdownMenu.SubTrigger>
      <DropdownMenu.SubContent className={styles.menu}>{children}</DropdownMenu.SubContent>
    </DropdownMenu.Sub>
  );
}

export const MenuSeparator = () => <DropdownMenu.Separator />;
