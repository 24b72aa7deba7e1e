import { DropdownMenu } from '@radix-ui/themes';
import { type ComponentProps, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { focusOn } from '../focus/focus-on.ts';
import { openerOf } from '../focus/return-focus.ts';
import styles from '../ui.module.css';

/**
 * The entries. Choosing one takes a press of its own: a menu opens on the press and, if it opens below the pointer, the
 * release of that press would choose the entry there.
 */
function MenuContent(props: ComponentProps<typeof DropdownMenu.Content>) {
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

interface MenuDropdownProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly trigger: (opener: object, isOpen: boolean) => ReactElement;
  readonly children: ReactNode;
}

/** A menu that has been opened once. */
export function MenuDropdown({ isOpen, onOpenChange, trigger, children }: MenuDropdownProps) {
  const change = (isOpen: boolean) => {
    // At once, not when the menu is gone: the dialog of the chosen entry may open sooner, and needs its opener.
    if (!isOpen) focusOn(openerOf(document.activeElement));
    onOpenChange(isOpen);
  };
  return (
    <DropdownMenu.Root modal={false} open={isOpen} onOpenChange={change}>
      <DropdownMenu.Trigger>{trigger({}, isOpen)}</DropdownMenu.Trigger>
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
  /** A further note, shown below its name too. */
  readonly hint?: string | null | undefined;
  readonly isDanger?: boolean;
  readonly onSelect: () => void;
}

/** An entry that shows why it is disabled. It stays reachable by keyboard, so that the reason can be read. */
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
    <span>{label}</span>
    {note ? <span className={styles.entryNote}>{note}</span> : null}
  </span>
);

/** An entry that is a link. */
export function MenuLink({ children }: { readonly children: ReactElement }) {
  return (
    <DropdownMenu.Item asChild className={styles.entry}>
      {children}
    </DropdownMenu.Item>
  );
}

interface LinkEntryProps {
  readonly label: string;
  readonly href: string;
}

/** An entry that leads outside, in a new tab (DSP-050). */
export function MenuLinkEntry({ label, href }: LinkEntryProps) {
  return (
    <MenuLink>
      <a href={href} target="_blank" rel="noopener">
        {label}
      </a>
    </MenuLink>
  );
}

interface SubMenuProps {
  readonly label: string;
  /** Why it cannot be opened now, shown below its name. The entry is kept, so that it keeps the focus. */
  readonly reason?: string | null;
  readonly children: ReactNode;
}

/** Nested entries. */
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

interface MenuChoicesProps {
  readonly value: string;
  readonly onChoose: (value: string) => void;
  readonly children: ReactNode;
}

/** Entries of which one is marked as the present one. */
export const MenuChoices = ({ value, onChoose, children }: MenuChoicesProps) => (
  <DropdownMenu.RadioGroup value={value} onValueChange={onChoose}>
    {children}
  </DropdownMenu.RadioGroup>
);

interface MenuChoiceProps {
  readonly value: string;
  readonly label: string;
  readonly note?: string | null;
}

/** One of them, with what is known of it. */
export const MenuChoice = ({ value, label, note }: MenuChoiceProps) => (
  <DropdownMenu.RadioItem value={value} className={styles.entry} textValue={label}>
    <EntryText label={label} note={note} />
  </DropdownMenu.RadioItem>
);

/** An entry that cannot be chosen; a note above its group says why. */
export const MenuOff = ({ label }: { readonly label: string }) => (
  <DropdownMenu.Item aria-disabled className={styles.entry} onSelect={(event) => event.preventDefault()}>
    {label}
  </DropdownMenu.Item>
);

/** Words above entries, of all of them. */
export const MenuNote = ({ children }: { readonly children: string }) => (
  <DropdownMenu.Label className={styles.menuNote}>{children}</DropdownMenu.Label>
);

export const MenuSeparator = () => <DropdownMenu.Separator />;
