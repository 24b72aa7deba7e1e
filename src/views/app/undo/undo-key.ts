import { useEffect } from 'react';
import { isTyping } from '../../shared/ui/typing.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { latestOffer } from './offers.ts';
import { useUndo } from './use-undo.ts';

/** Ctrl-Z takes the last action back, except where it takes back what is typed. */
export function UndoKey() {
  const { undo } = useUndo();
  const latest = useLatest(undo);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const offer = latestOffer();
      if (!isUndo || !offer || isTyping(event.target)) return;
      event.preventDefault();
      void latest.current(offer);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
  return null;
}
