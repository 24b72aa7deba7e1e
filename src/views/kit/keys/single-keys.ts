import { useLayoutEffect } from 'react';
import { paceMs } from '../../../domain/scan/burst.ts';
import { isTyping } from '../../ui/focus/is-typing.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { isAtPace } from '../scan/bursts.ts';
import { isKeptOn, useKeptToggle } from '../toggles/use-toggle.ts';
import { isCollecting } from './early-keys.ts';

const offToggle = 'noSingleKeys';

interface Shortcut {
  readonly run: () => void;
  readonly owners: string;
  readonly isFallback: boolean;
}

/** By key, in the order they came: a window has a key in front of the page, and whatever is particular before what holds everywhere. */
const shortcuts = new Map<string, readonly Shortcut[]>();
let pending: ReturnType<typeof setTimeout> | undefined;

/** The switch of this device for shortcuts of one letter (WCAG 2.1.4). */
export function useSingleKeysSwitch(): readonly [isOn: boolean, flip: () => void] {
  const [isOff, flip] = useKeptToggle(offToggle);
  return [!isOff, flip];
}

/**
 * A key with an effect of its own, unless the user types or a window or menu is open; that of a window, in it. One that
 * holds everywhere gives way to one of a screen or window. It counts once no other key has followed at the pace of a
 * scanner (OUR-024).
 */
export function useSingleKey(key: string, run: () => void, place: keyof typeof owners | 'everywhere' = 'page'): void {
  const latest = useLatest(run);
  useLayoutEffect(() => {
    const isFallback = place === 'everywhere';
    const own = { run: () => latest.current(), owners: owners[isFallback ? 'page' : place], isFallback };
    if (shortcuts.size === 0) document.addEventListener('keydown', press, { capture: true });
    shortcuts.set(key, [...(shortcuts.get(key) ?? []), own]);
    return () => {
      const others = (shortcuts.get(key) ?? []).filter((it) => it !== own);
      if (others.length > 0) shortcuts.set(key, others);
      else shortcuts.delete(key);
      if (shortcuts.size === 0) document.removeEventListener('keydown', press, { capture: true });
    };
  }, [key, latest, place]);
}

/** The latest that came, and what holds everywhere where there is no other. */
function shortcutOf(key: string): Shortcut | undefined {
  const all = shortcuts.get(key) ?? [];
  return all.findLast(({ isFallback }) => !isFallback) ?? all.at(-1);
}

const overWindow = '[role="alertdialog"], [role="menu"], [role="listbox"]';

/**
 * What keeps its keys to itself: over the page a window too, and a handle whose thing is being carried; over the window of
 * the key what asks or lists.
 */
const owners = { page: `[role="dialog"], [data-dragging="true"], ${overWindow}`, window: overWindow };

function press(event: KeyboardEvent): void {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (isAtPace()) clearTimeout(pending);
  const shortcut = shortcutOf(key.toLowerCase());
  if (!shortcut || isAtPace() || event.repeat || isKeptOn(offToggle)) return;
  if (isTyping(target) || isCollecting() || document.querySelector(shortcut.owners)) return;
  event.preventDefault();
  pending = setTimeout(() => {
    if (!document.querySelector(shortcut.owners)) shortcut.run();
  }, paceMs);
}
