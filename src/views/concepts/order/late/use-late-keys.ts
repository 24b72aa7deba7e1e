import { useEffect } from 'react';
import { useSingleKey } from '../../../kit/keys/single-keys.ts';
import { useLatest } from '../../../ui/use-latest.ts';

interface LateKeys {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

const others = '[role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * J and K lead through the late orders where nothing is typed, Alt with an arrow also from within a field (OUR-090).
 */
export function useLateKeys(keys: LateKeys): void {
  const latest = useLatest(keys);
  useSingleKey('j', () => latest.current.onNext(), 'window');
  useSingleKey('k', () => latest.current.onPrevious(), 'window');
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const run = { ArrowDown: latest.current.onNext, ArrowUp: latest.current.onPrevious }[event.key];
      if (!run || !event.altKey || event.ctrlKey || event.metaKey || document.querySelector(others)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
}
