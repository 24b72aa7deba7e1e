import { type ReactElement, type ReactNode, useState } from 'react';
import { Boundary } from '../boundary.tsx';
import { type LaterView, laterView, OnceThere } from '../later/later.tsx';
import { MissingDialog } from '../windows/missing-dialog.tsx';

/** What the button of a menu must take over. */
interface Opener {
  readonly onClick?: () => void;
  readonly 'aria-haspopup'?: 'menu';
  readonly 'aria-expanded'?: boolean;
}

interface MenuProps {
  /** The button, with what makes it open the menu. */
  readonly trigger: (opener: Opener, isOpen: boolean) => ReactElement;
  /** There only while the menu is open. */
  readonly children: ReactNode;
}

export interface ActionMenuProps extends MenuProps {
  /** What `children` are of: a menu opens with its entries, which decide where there is room for it. */
  readonly entries: Pick<LaterView<never>, 'there' | 'fetch'>;
  /** It does not open now; the button says why. What is open stays open. */
  readonly isBlocked?: boolean;
}

interface OpenedMenuProps extends MenuProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

const closed = { 'aria-haspopup': 'menu', 'aria-expanded': false } as const;

/** What a menu is made of once it opens; pages fetch it ahead. */
export const OpenedMenu = laterView<OpenedMenuProps>(async () => (await import('./menu-parts.tsx')).OpenedMenu);

/**
 * Actions behind one button. Hundreds of rows have one each: until it is opened the first time it is its button alone
 * (docs/adr/0002).
 */
export function ActionMenu({ trigger, entries, isBlocked = false, children }: ActionMenuProps) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  const button = trigger({ ...closed, onClick: () => setIsOpen(true) }, false);
  if (isOpen === null) return button;
  const missing = (
    <>
      {button}
      <MissingDialog onClose={() => setIsOpen(null)} />
    </>
  );
  return (
    <Boundary fallback={missing}>
      <OnceThere all={[OpenedMenu, entries]} meanwhile={button}>
        <OpenedMenu trigger={trigger} isOpen={isOpen} onOpenChange={(next) => setIsOpen(next && !isBlocked)}>
          {children}
        </OpenedMenu>
      </OnceThere>
    </Boundary>
  );
}
