import { useLayoutEffect } from 'react';
import { paceMs } from '../../../../domain/scan/burst.ts';
import { useSingleKey, useSingleKeysSwitch } from '../../../kit/keys/single-keys.ts';
import { isAtPace } from '../../../kit/scan/bursts.ts';
import { useLatest } from '../../../ui/use-latest.ts';

interface LateKeys {
  readonly onNext: () => void;
  readonly onPrevious: () => void;
}

const others = '[role="alertdialog"], [role="menu"], [role="listbox"]';

/** A window opens with the focus in such a field, where no letter is meant. */
const numberField = 'input[inputmode="decimal"], input[inputmode="numeric"]';

/**
 * J and K lead through the late orders where no text is typed, Alt with an arrow from anywhere in the window (OUR-090).
 */
export function useLateKeys(keys: LateKeys): void {
  const [isOn] = useSingleKeysSwitch();
  const latest = useLatest({ ...keys, isOn });
  useSingleKey('j', () => latest.current.onNext(), 'window');
  useSingleKey('k', () => latest.current.onPrevious(), 'window');
  // Before the window is painted: a press on what is seen is heard.
  useLayoutEffect(() => {
    let pending: ReturnType<typeof setTimeout> | undefined;
    const press = (event: KeyboardEvent) => {
      const { onNext, onPrevious } = latest.current;
      if (event.ctrlKey || event.metaKey || document.querySelector(others)) return;
      if (event.altKey) {
        const run = { ArrowDown: onNext, ArrowUp: onPrevious }[event.key];
        if (!run) return;
        event.preventDefault();
        return run();
      }
      const isNumber = event.target instanceof Element && event.target.matches(numberField);
      const run = isNumber && latest.current.isOn ? { j: onNext, k: onPrevious }[event.key.toLowerCase()] : undefined;
      clearTimeout(pending);
      if (!run) return;
      event.preventDefault();
      // What a scanner writes goes nowhere (OUR-024).
      if (!isAtPace() && !event.repeat) pending = setTimeout(run, paceMs);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [latest]);
}
