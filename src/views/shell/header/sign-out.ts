import { useClient } from '../../kit/client/context.ts';
import { useAdminAddress } from '../../kit/router/admin-address.ts';

/** On this origin where no admin host is configured. */
const logoutPath = '/admin/logout/';

/**
 * The admin host ends the session: it accepts only a form, and then shows its sign-in page. The user's data are deleted
 * before that, so that no failure of the form or of the page leaves them here.
 */
export function useSignOut(): () => Promise<void> {
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
