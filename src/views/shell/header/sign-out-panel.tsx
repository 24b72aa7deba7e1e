import { useEffect, useState } from 'react';
import { typingOfTabs } from '../../kit/client/service-worker-client.ts';
import { Confirm } from '../../ui/windows/confirm.tsx';
import { accountTexts } from './account-text.ts';
import { useSignOut } from './sign-out.ts';

/** Asks before a sign-out drops what is typed, in this tab or in another (OUR-277). */
export function SignOutPanel({ onClose }: { readonly onClose: () => void }) {
  const leave = useSignOut();
  const [typing, setTyping] = useState<readonly string[] | null>(null);
  // Locks are read once: other tabs say nothing when typing begins there.
  useEffect(() => void typingOfTabs().then(setTyping), []);
  if (typing === null) return null;
  const confirm = () => {
    // The address leads back here after the next sign-in.
    onClose();
    void leave();
  };
  return (
    <Confirm
      title={accountTexts.signOut}
      text={accountTexts.typed(typing)}
      confirm={accountTexts.signOut}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
