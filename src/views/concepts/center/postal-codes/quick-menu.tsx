import { Button as ThemeButton } from '@radix-ui/themes';
import { type ReactElement, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { laterView } from '../../../ui/later/later-view.tsx';
import { StillLoading } from '../../../ui/later/still-loading.tsx';
import { MissingDialog } from '../../../ui/windows/missing-dialog.tsx';
import styles from './postal-codes.module.css';
import { postalCodeTexts } from './text.ts';

interface QuickPopoverProps {
  readonly trigger: ReactElement;
  readonly onClose: () => void;
}

export const QuickPopover = laterView<QuickPopoverProps>(
  async () => (await import('./quick-popover.tsx')).QuickPopover,
  {
    Meanwhile: ({ trigger }) => (
      <>
        {trigger}
        <StillLoading />
      </>
    ),
    Missing: ({ trigger, ...ways }) => (
      <>
        {trigger}
        <MissingDialog {...ways} />
      </>
    ),
  },
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
  if (!isWanted) return trigger({ onClick: () => setIsWanted(true) });
  return <QuickPopover trigger={trigger({})} onClose={() => setIsWanted(false)} />;
}
