import { Button as ThemeButton } from '@radix-ui/themes';
import { Icon } from '../../ui/icon.tsx';
import { laterView } from '../../ui/later/later-view.tsx';
import { ActionMenu } from '../../ui/menus/menu.tsx';
import { headerTexts } from './text.ts';

export const LinkEntries = laterView(async () => (await import('./menu-entries.tsx')).LinkEntries);

/** The pages of the admin host, in this tab; those of other hosts in a new one (DSP-049, DSP-051, DSP-070). */
export function GoTo() {
  return (
    <ActionMenu
      entries={LinkEntries}
      trigger={(opener) => (
        <ThemeButton {...opener} variant="soft" color="gray">
          {headerTexts.goTo} <Icon name="external" />
        </ThemeButton>
      )}
    >
      <LinkEntries />
    </ActionMenu>
  );
}
