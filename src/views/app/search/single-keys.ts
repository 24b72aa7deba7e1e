import { useEffect } from 'react';
import { isTyping } from '../../shared/ui/typing.ts';
import { useLatest } from '../../shared/use-latest.ts';
import { isKeptOn, useKeptToggle } from '../kept-toggles.ts';
import { isCollecting } from './early-keys.ts';

/** A scanner writes a key every few ms; nobody types as fast. */
const gapMs = 80;
/** So many signs in a row are no hand's; Tab alone may be pressed as fast. */
const burstFrom = 3;
const offToggle = 'noSingleKeys';

const shortcuts = new Map<string, () => void>();
let lastMs = Number.NEGATIVE_INFINITY;
let signs = 0;
let pending: ReturnType<typeof setTimeout> | undefined;

/** Whether keys of one letter do something at all (WCAG 2.1.4), as this device keeps it. */
export function useSingleKeysSwitch(): readonly [isOn: boolean, flip: () => void] {
  const [isOff, flip] = useKeptToggle(offToggle);
  return [!isOff, flip];
}

/**
 * A key that does something by itself, wherever nothing is typed and no window or menu is open. It is one once no other
 * key has followed at the pace of a scanner.
 */
export function useSingleKey(key: string, run: () => void): void {
  const latest = useLatest(run);
  useEffect(() => {
    if (shortcuts.size === 0) document.addEventListener('keydown', press, { capture: true });
    shortcuts.set(key, () => latest.current());
    return () => {
      shortcuts.delete(key);
      if (shortcuts.size === 0) document.removeEventListener('keydown', press, { capture: true });
    };
  }, [key, latest]);
}

const presses: ReadonlySet<string> = new Set(['Enter', 'Tab', ' ']);
const owners = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

function press(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || (key.length > 1 && !presses.has(key))) return;
  if (isTyping(target) || isCollecting()) return;
  const nowMs = performance.now();
  const isFast = nowMs - lastMs < gapMs && !event.repeat;
  lastMs = nowMs;
  const before = isFast ? signs : 0;
  signs = before + (presses.has(key) ? 0 : 1);
  if (isFast) clearTimeout(pending);
  if (before >= burstFrom && presses.has(key)) swallow(event);
  const run = shortcuts.get(key.toLowerCase());
  if (isFast || event.repeat || !run || isKeptOn(offToggle) || document.querySelector(owners)) return;
  event.preventDefault();
  pending = setTimeout(() => {
    if (!document.querySelector(owners)) run();
  }, gapMs);
}

/** What ends a code that was scanned presses no control that happens to have the focus. */
function swallow(event: KeyboardEvent): void {
  if (event.target instanceof Element && event.target.closest(owners)) return;
  event.preventDefault();
  event.stopPropagation();
}
