import { type RefObject, useEffect } from 'react';

/**
 * A list whose entries wrap shows its first line alone: those that have no room there are hidden, and its `data-cut` says
 * that there are some, `current` where the one that one is at is among them.
 */
export function OneLine({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  useEffect(() => (list.current ? watchLine(list.current) : undefined), [list]);
  return null;
}

function watchLine(list: HTMLElement): () => void {
  const cut = () => {
    const entries = [...list.children].filter((entry) => entry instanceof HTMLElement);
    for (const entry of entries) entry.hidden = false;
    const below = entries.filter((entry) => entry.offsetTop > list.offsetTop + 4);
    for (const entry of below) entry.hidden = true;
    const isCurrentBelow = below.some((entry) => entry.querySelector('[aria-current]'));
    list.dataset.cut = isCurrentBelow ? 'current' : String(below.length > 0);
  };
  const size = new ResizeObserver(cut);
  size.observe(list);
  const entries = new MutationObserver(cut);
  entries.observe(list, { childList: true, subtree: true, attributeFilter: ['aria-current'] });
  return () => {
    size.disconnect();
    entries.disconnect();
  };
}
