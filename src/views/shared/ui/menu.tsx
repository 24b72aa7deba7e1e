import { DropdownMenu } from '@radix-ui/themes';
import type { ReactNode } from 'react';

export interface MenuLink {
  readonly label: string;
  readonly href: string;
}

interface MenuProps {
  readonly trigger: ReactNode;
  readonly links: readonly MenuLink[];
}

/** Links behind one button; letters typed jump to the entry that starts with them. */
export function LinkMenu({ trigger, links }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content size="2" align="end">
        {links.map(({ label, href }) => (
          <DropdownMenu.Item key={href} asChild>
            <a href={href}>{label}</a>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
