import { type ReactElement, type ReactNode, useState } from 'react';
import { laterView } from '../later.tsx';
import { Boundary } from './boundary.tsx';
import { MissingDialog } from './missing-dialog.tsx';

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

interface OpenedMenuProps extends ActionMenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** What a menu is made of once it opens; pages fetch it ahead. */
export const OpenedMenu = laterView<OpenedMenuProps>(
  async () => (await import('./menu-parts.tsx')).OpenedMenu,
  ({ trigger }) => trigger(closed),
);

/**
 * Actions behind one button. Hundreds of rows have one each: until it is opened the first time it is its button alone
 * (docs/adr/0002).
 */
export function ActionMenu({ trigger, children }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const button = trigger({ ...closed, onClick: () => setIsOpen(true) });
  if (isOpen === null) return button;
  const missing = (
    <>
      {button}
      <MissingDialog onClose={() => setIsOpen(null)} />
    </>
  );
  return (
    <Boundary fallback={missing}>
      <OpenedMenu trigger={trigger} isOpen={isOpen} onOpenChange={setIsOpen}>
        {children}
      </OpenedMenu>
    </Boundary>
  );
}
