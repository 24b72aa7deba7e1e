import { useEffect } from 'react';
import { isTyping } from '../../shared/ui/typing.ts';
import { openPanel, type Panel } from '../panels/address.ts';
import { setQuery } from '../router.tsx';
import { collectKeys, isCollected } from './early-keys.ts';

/** `/` and Ctrl-K search, `?` lists the shortcuts. An open dialog keeps its keys. */
export function SearchKeys() {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTyping(event.target) && isCollected(event)) return event.preventDefault();
      const panel = panelFor(event);
      if (!panel || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      if (panel === 'search') collectKeys();
      setQuery(openPanel(panel));
    };
    // Before the control that has the focus: what is typed is no longer for it.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
  return null;
}

function panelFor(event: KeyboardEvent): Panel | null {
  const hasModifier = event.ctrlKey || event.metaKey;
  if (hasModifier) return event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey ? 'search' : null;
  if (event.altKey || isTyping(event.target)) return null;
  if (event.key === '/') return 'search';
  return event.key === '?' ? 'shortcuts' : null;
}
