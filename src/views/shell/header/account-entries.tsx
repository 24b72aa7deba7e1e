import { DropdownMenu } from '@radix-ui/themes';
import { may } from '../../../domain/session/permissions.ts';
import { smsTextsWindow } from '../../concepts/sms-text/window.ts';
import { useOutboxCounts } from '../../kit/actions/open/use-outbox-counts.ts';
import { useOnline, useSignedIn, useSubject } from '../../kit/client/context.ts';
import { typingOfTabs } from '../../kit/client/service-worker-client.ts';
import { openPanel } from '../../kit/router/panel-address.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { MenuAction, MenuSeparator } from '../../ui/menus/menu-parts.tsx';
import { chooseTheme, theme$, themeChoices } from '../theme/theme-choice.ts';
import { accountTexts } from './account-text.ts';
import { useSignOut } from './sign-out.ts';

/** The user, the look of this device, the shortcuts, the sign-out. */
export function AccountEntries() {
  const { config, user } = useSignedIn();
  const { waiting, toTreat } = useOutboxCounts();
  const chosen = useSubject(theme$);
  const { isOnline } = useOnline();
  const leave = useSignOut();
  // What is typed, in whatever tab, goes with the user: it is asked about first (OUR-277).
  const ask = async () => {
    if ((await typingOfTabs()).length > 0) setQuery(openPanel('signOut'));
    else await leave();
  };
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
        onSelect={() => void ask()}
      />
    </>
  );
}
