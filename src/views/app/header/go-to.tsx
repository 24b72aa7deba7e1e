import { Button as ThemeButton } from '@radix-ui/themes';
import { Icon } from '../../shared/ui/icon.tsx';
import { LinkMenu } from '../../shared/ui/menu.tsx';
import { useAdminAddress } from '../outgoing.ts';
import { adminPages, headerTexts } from './text.ts';

/** The pages of the admin host; choosing one opens it in this tab (DSP-049, DSP-070). */
export function GoTo() {
  const addressOf = useAdminAddress();
  return (
    <LinkMenu
      links={adminPages.map(([path, label]) => ({ label, href: addressOf(path) }))}
      trigger={
        <ThemeButton variant="soft" color="gray">
          {headerTexts.goTo} <Icon name="external" />
        </ThemeButton>
      }
    />
  );
}
