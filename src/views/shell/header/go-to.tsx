import { Button as ThemeButton } from '@radix-ui/themes';
import { useSignedIn } from '../../kit/client/context.ts';
import { useAdminAddress } from '../../kit/router/admin-address.ts';
import { Icon } from '../../ui/icon.tsx';
import { laterView } from '../../ui/later/later-view.tsx';
import { ActionMenu } from '../../ui/menus/menu.tsx';
import { otherHosts } from './links.ts';
import { adminPages, headerTexts } from './text.ts';

export const LinkEntries = laterView(async () => (await import('./menu-entries.tsx')).LinkEntries);

/** The pages of the admin host, in this tab; those of other hosts in a new one (DSP-049, DSP-051, DSP-070). */
export function GoTo() {
  const { config } = useSignedIn();
  const addressOf = useAdminAddress();
  return (
    <ActionMenu
      entries={LinkEntries}
      trigger={(opener) => (
        <ThemeButton {...opener} variant="soft" color="gray">
          {headerTexts.goTo} <Icon name="external" />
        </ThemeButton>
      )}
    >
      <LinkEntries
        links={[...adminPages.map(([path, label]) => ({ label, href: addressOf(path) })), ...otherHosts(config)]}
      />
    </ActionMenu>
  );
}
