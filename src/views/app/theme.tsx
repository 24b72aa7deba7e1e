import { Theme } from '@radix-ui/themes';
import { type ReactNode, useSyncExternalStore } from 'react';
import './theme.css';
import './print.css';

const dark = matchMedia('(prefers-color-scheme: dark)');

function watch(changed: () => void): () => void {
  dark.addEventListener('change', changed);
  return () => dark.removeEventListener('change', changed);
}

/** One look, light or dark as the system is. */
export function QuaiTheme({ children }: { readonly children: ReactNode }) {
  const isDark = useSyncExternalStore(watch, () => dark.matches);
  return (
    <Theme
      appearance={isDark ? 'dark' : 'light'}
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
