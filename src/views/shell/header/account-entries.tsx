import { DropdownMenu } from '@radix-ui/themes';
import { may } from '../../../domain/session/permissions.ts';
import { smsTextsWindow } from '../../concepts/sms-text/window.ts';
import { useOutboxCounts } from '../../kit/actions/open/use-outbox-counts.ts';
import { useClient, useOnline, useSignedIn, useSubject } from '../../kit/client/context.ts';
import { useAdminAddress } from '../../kit/router/admin-address.ts';
import { openPanel } from '../../kit/router/panel-address.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { MenuAction, MenuSeparator } from '../../ui/menus/menu-parts.tsx';
import { chooseTheme, theme$, themeChoices } from '../theme/theme-choice.ts';
import { accountTexts } from './account-text.ts';

/** The user, the look of this device, the shortcuts, the sign-out. */
export function AccountEntries() {
  const { config, user } = useSignedIn();
  const { waiting, toTreat } = useOutboxCounts();
  const chosen = useSubject(theme$);
  const { isOnline } = useOnline();
  const leave = useSignOut();
  return (
    <>
      <DropdownMenu.Label>{user.email}</DropdownMenu.Label>
      <DropdownMenu.Label>{accountTexts.theme}</DropdownMenu.Label>
      <DropdownMenu.RadioGroup
        value={chosen}
        onValueChange={(value) => chooseTheme(themeChoices.find((choice) => choice === value) ?? 'system')}
      >
        {themeChoices.map((choice) => (
          <DropdownMenu.RadioItem key={choice} value={choice}>
            {accountTexts.themes[choice]}
          </DropdownMenu.RadioItem>
        ))}
      </DropdownMenu.RadioGroup>
      <MenuSeparator />
      {config.texts === true && may(user, 'flow') ? (
        <MenuAction label={accountTexts.smsTexts} onSelect={() => setQuery(smsTextsWindow.at({ orderId: null }))} />
      ) : null}
      <MenuAction label={accountTexts.shortcuts} onSelect={() => setQuery(openPanel('shortcuts'))} />
      <MenuSeparator />
      <MenuAction
        label={accountTexts.signOut}
        reason={isOnline ? null : accountTexts.offline}
        hint={accountTexts.open(waiting, toTreat)}
        onSelect={() => void leave()}
      />
    </>
  );
}

/** On this origin where no admin host is configured. */
const logoutPath = '/admin/logout/';

/**
 * The admin host ends the session: it accepts only a form, and then shows its sign-in page. The user's data are deleted
 * before that, so that no failure of the form or of the page leaves them here.
 */
function useSignOut(): () => Promise<void> {
  const addressOf = useAdminAddress();
  const { signOut } = useClient();
  return async () => {
    const form = document.createElement('form');
    form.method = 'post';
    form.action = addressOf(logoutPath) ?? logoutPath;
    await signOut();
    document.body.append(form);
    form.submit();
  };
}
