import { useEffect } from 'react';
import { useUndo } from '../../kit/actions/use-undo.ts';
import { isTyping } from '../../ui/focus/is-typing.ts';
import { useLatest } from '../../ui/use-latest.ts';

/** Ctrl-Z undoes the last action or shows why not, except in fields, where it undoes typing. */
export function UndoKey() {
  const { undoLast } = useUndo();
  const latest = useLatest(undoLast);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      void latest.current();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
  return null;
}
