import { Tooltip as ThemeTooltip } from '@radix-ui/themes';
import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';

interface OpenTipProps {
  readonly content: ReactNode;
  readonly isOpen?: boolean | undefined;
  /** Somebody came to it before it did. */
  readonly isOpenAtOnce: boolean;
  readonly onOpenChange?: ((isOpen: boolean) => void) | undefined;
  readonly children: ReactNode;
}

const delayMs = 200;

/** A tip that can open. */
export function OpenTip({ content, isOpen, isOpenAtOnce, onOpenChange, children }: OpenTipProps) {
  const control = {
    ...(isOpen === undefined ? { defaultOpen: isOpenAtOnce } : { open: isOpen }),
    ...(onOpenChange ? { onOpenChange } : {}),
  };
  return (
    <Tooltip.Provider delayDuration={delayMs}>
      <ThemeTooltip content={content} {...control}>
        {children}
      </ThemeTooltip>
    </Tooltip.Provider>
  );
}
