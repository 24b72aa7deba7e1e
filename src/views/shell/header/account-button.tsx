import { IconButton } from '@radix-ui/themes';
import { Icon } from '../../ui/icon.tsx';
import { laterView } from '../../ui/later/later-view.tsx';
import { ActionMenu } from '../../ui/menus/menu.tsx';
import { headerTexts } from './text.ts';

const AccountEntries = laterView(async () => (await import('./account-entries.tsx')).AccountEntries);

/** The menu with the look of this device and the sign-out; the button beside it copies the address (DSP-072). */
export function AccountButton() {
  return (
    <ActionMenu
      entries={AccountEntries}
      trigger={(opener) => (
        <IconButton {...opener} variant="soft" color="gray" aria-label={headerTexts.account}>
          <Icon name="more" />
        </IconButton>
      )}
    >
      <AccountEntries />
    </ActionMenu>
  );
}
