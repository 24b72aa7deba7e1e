import { useEffect } from 'react';
import { isTyping } from '../../shared/ui/typing.ts';
import { useSetQuery } from '../router.tsx';
import { searchPanel, shortcutsPanel } from './panels.ts';

/** What was typed after the shortcut and before there was a field for it, and whether Enter ended it. */
let early: { readonly text: string; readonly isEntered: boolean } | null = null;

/** What the field starts with. */
export const typedEarly = () => early?.text ?? '';
export const isEnteredEarly = () => early?.isEntered ?? false;

/** From here on the field gets the keys itself. */
export function fieldIsThere(): void {
  early = null;
}

/** `/` and Ctrl-K search, `?` lists the shortcuts. An open dialog keeps its keys. */
export function SearchKeys() {
  const set = useSetQuery();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (early !== null && !isTyping(event.target) && (isLetter(event) || event.key === 'Enter')) {
        event.preventDefault();
        early =
          event.key === 'Enter' ? { ...early, isEntered: true } : { text: early.text + event.key, isEntered: false };
        return;
      }
      const panel = panelFor(event);
      if (!panel || document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
      event.preventDefault();
      early = panel === searchPanel ? { text: '', isEntered: false } : null;
      set(panel.open);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [set]);
  return null;
}

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

function panelFor(event: KeyboardEvent) {
  const hasModifier = event.ctrlKey || event.metaKey;
  if (hasModifier) return event.key.toLowerCase() === 'k' && !event.altKey && !event.shiftKey ? searchPanel : null;
  if (event.altKey || isTyping(event.target)) return null;
  if (event.key === '/') return searchPanel;
  return event.key === '?' ? shortcutsPanel : null;
}
