import { IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import { useToasts } from '../../kit/toasts/toast-context.ts';
import { Icon } from '../../ui/icon.tsx';
import { asWindow, laterView } from '../../ui/later/later-view.tsx';
import { Tip } from '../../ui/menus/tip.tsx';
import { headerTexts } from './text.ts';

const EmailDialog = laterView(async () => (await import('./email-dialog.tsx')).EmailDialog, asWindow);

/**
 * Shows the signed-in e-mail, and copies it; without a clipboard the user copies it by hand (DSP-071, DSP-072, DSP-983,
 * DSP-984).
 */
export function UserButton({ email }: { readonly email: string }) {
  const toasts = useToasts();
  const [isShown, setIsShown] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      toasts.show({ text: headerTexts.copied, seconds: 3 });
    } catch {
      // No clipboard, or none that the browser allows this page.
      setIsShown(true);
    }
  };
  return (
    <>
      <Tip text={email}>
        <IconButton variant="soft" color="gray" aria-label={headerTexts.copyEmail(email)} onClick={() => void copy()}>
          <Icon name="user" />
        </IconButton>
      </Tip>
      {isShown ? <EmailDialog email={email} onClose={() => setIsShown(false)} /> : null}
    </>
  );
}
