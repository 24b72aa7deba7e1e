import { Theme } from '@radix-ui/themes';
import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import './theme.css';
import './print.css';
import { useSubject } from '../../kit/client/context.ts';
import { theme$ } from './theme-choice.ts';

const dark = matchMedia('(prefers-color-scheme: dark)');

function watch(changed: () => void): () => void {
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
}

/** The look, light or dark as chosen on this device, else as the system. */
export function QuaiTheme({ children }: { readonly children: ReactNode }) {
  const isSystemDark = useSyncExternalStore(watch, () => dark.matches);
  const choice = useSubject(theme$);
  const appearance = choice === 'system' ? (isSystemDark ? 'dark' : 'light') : choice;
  // Seen beyond the page, where it is pulled past its ends.
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = appearance;
  }, [appearance]);
  return (
    <Theme
      appearance={appearance}
      accentColor="indigo"
      grayColor="slate"
      radius="small"
      scaling="90%"
      panelBackground="solid"
    >
      {children}
    </Theme>
  );
}
