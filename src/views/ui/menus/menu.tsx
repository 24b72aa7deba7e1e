import { type ReactElement, type ReactNode, useState } from 'react';
import type { Later } from '../later/later.ts';
import { laterView, OnceThere } from '../later/later-view.tsx';
import { StillLoading } from '../later/still-loading.tsx';
import { MissingDialog } from '../windows/missing-dialog.tsx';

/** Props for the button of a menu. */
interface Opener {
  readonly onClick?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface MenuProps {
  /** The button, with props that open the menu. */
  readonly trigger: (opener: Opener, isOpen: boolean) => ReactElement;
  /** Rendered while the menu is open. */
  readonly children: ReactNode;
}

export interface ActionMenuProps extends MenuProps {
  /** Code of `children`: the menu opens with its entries, since their size decides its position. */
  readonly entries: Later<unknown>;
  /** It cannot open now; the button shows why. An open menu stays open. */
  readonly isBlocked?: boolean;
}

interface MenuDropdownProps extends MenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** The opened menu with its code; pages fetch it ahead. */
export const MenuDropdown = laterView<MenuDropdownProps>(async () => (await import('./menu-parts.tsx')).MenuDropdown);

/**
 * Actions behind one button. Hundreds of rows have one: until first opened, only its button is rendered
 * (docs/adr/0002).
 */
export function ActionMenu({ trigger, entries, isBlocked = false, children }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const button = trigger({ ...closed, onClick: () => setIsOpen(true) }, false);
  if (isOpen === null) return button;
  return (
    <OnceThere
      all={[MenuDropdown, entries]}
      meanwhile={
        <>
          {button}
          <StillLoading />
        </>
      }
      missing={(retry) => (
        <>
          {button}
          <MissingDialog onClose={() => setIsOpen(null)} retry={retry} />
        </>
      )}
    >
      <MenuDropdown trigger={trigger} isOpen={isOpen} onOpenChange={(next) => setIsOpen(next && !isBlocked)}>
        {children}
      </MenuDropdown>
    </OnceThere>
  );
}
