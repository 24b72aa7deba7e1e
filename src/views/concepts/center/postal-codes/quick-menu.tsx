import { Button as ThemeButton } from '@radix-ui/themes';
import { useState } from 'react';
import { Boundary } from '../../../ui/boundary.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { laterView } from '../../../ui/later/later.tsx';
import { MissingDialog } from '../../../ui/windows/missing-dialog.tsx';
import styles from './postal-codes.module.css';
import { postalCodeTexts } from './text.ts';

export const QuickPopover = laterView(
  async () => (await import('./quick-popover.tsx')).QuickPopover,
  ({ trigger }) => trigger,
);

/** The quick buttons, in a popover that stays open while several are pressed (DSP-862 to DSP-865). */
export function QuickMenu() {
  const [isWanted, setIsWanted] = useState(false);
  const trigger = (opener: { readonly onClick?: () => void }) => (
    <ThemeButton {...opener} size="1" variant="soft" color="gray" aria-haspopup="dialog">
      {postalCodeTexts.quick}
      <span className={styles.down}>
        <Icon name="chevron" size={10} />
      </span>
    </ThemeButton>
  );
  const button = trigger({ onClick: () => setIsWanted(true) });
  if (!isWanted) return button;
  const missing = (
    <>
      {button}
      <MissingDialog onClose={() => setIsWanted(false)} />
    </>
  );
  return (
    <Boundary fallback={missing}>
      <QuickPopover trigger={trigger({})} />
    </Boundary>
  );
}
