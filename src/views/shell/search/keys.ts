import { useEffect } from 'react';
import { collectKeys, isCollected } from '../../kit/keys/early-keys.ts';
import { useSingleKey } from '../../kit/keys/single-keys.ts';
import { openPanel, type Panel } from '../../kit/router/panel-address.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { isTyping } from '../../ui/focus/is-typing.ts';

function open(panel: Panel): void {
  if (panel === 'search') collectKeys();
  setQuery(openPanel(panel));
}

/** `/` and Ctrl-K search, `?` lists the shortcuts. An open dialog keeps its keys. */
export function SearchKeys() {
  useSingleKey('/', () => open('search'));
  useSingleKey('?', () => open('shortcuts'));
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!isTyping(event.target) && isCollected(event)) return event.preventDefault();
      if (!isSearch(event) || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      open('search');
    };
    // Before the focused control: the keys are no longer for it.
    document.addEventListener('keydown', press, { capture: true });
    return () => document.removeEventListener('keydown', press, { capture: true });
  }, []);
  return null;
}

const isSearch = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 'k' && !altKey && !shiftKey;
