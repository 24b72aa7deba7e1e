import { useEffect, useState } from 'react';
import { isTyping } from '../../../ui/focus/is-typing.ts';
import { infoPanelId } from '../order-info/parameter.ts';

/** What keeps Escape to itself. */
const over = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

/** The map over all of the page below the frame; Escape brings the board back, the focus stays (OUR-210). */
export function useWholeScreen() {
  const [isWhole, setWhole] = useState(false);
  useEffect(() => {
    if (!isWhole) return;
    const { dataset } = document.documentElement;
    dataset.map = 'whole';
    const leave = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event;
      if (key !== 'Escape' || defaultPrevented || isTyping(target) || document.querySelector(over)) return;
      if (target instanceof Element && target.closest(`#${infoPanelId}`)) return;
      setWhole(false);
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => {
      document.removeEventListener('keydown', leave, { capture: true });
      if (dataset.map === 'whole') dataset.map = 'open';
    };
  }, [isWhole]);
  return [isWhole, () => setWhole((before) => !before)] as const;
}
