import { IconButton } from '@radix-ui/themes';
import { useState } from 'react';
import { laterView } from '../../shared/later.tsx';
import { Boundary } from '../../shared/ui/boundary.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { MissingDialog } from '../../shared/ui/missing-dialog.tsx';
import { Tip } from '../../shared/ui/tip.tsx';
import { useToasts } from '../toasts/toast-context.ts';
import { headerTexts } from './text.ts';

const EmailDialog = laterView(async () => (await import('./email-dialog.tsx')).EmailDialog);

/** Shows the signed-in e-mail, and copies it; without a clipboard it is shown to be copied by hand (DSP-071, DSP-072, DSP-983, DSP-984). */
export function UserButton({ email }: { readonly email: string }) {
  const toasts = useToasts();
  const [isShown, setIsShown] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(email);
      toasts.show({ text: headerTexts.copied, seconds: 3 });
    } catch {
      // No clipboard here, or the browser refuses it to this page.
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
      {isShown ? (
        <Boundary fallback={<MissingDialog onClose={() => setIsShown(false)} />}>
          <EmailDialog email={email} onClose={() => setIsShown(false)} />
        </Boundary>
      ) : null}
    </>
  );
}
