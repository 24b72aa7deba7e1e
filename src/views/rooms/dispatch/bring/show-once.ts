import { useEffect } from 'react';
import { setQuery, useQuery } from '../../../kit/router/router.tsx';
import { useToasts } from '../../../kit/toasts/toast-context.ts';
import { switchOff } from '../../../kit/toggles/use-toggle.ts';
import { flash, focusOn } from '../../../ui/focus/focus-on.ts';
import { infoPanelId } from '../order-info/parameter.ts';
import { folds } from '../toggles.ts';
import { appears } from './appears.ts';
import { bringParameter } from './links.ts';
import { shownTexts } from './text.ts';

/** The element the address names is brought into view and gets the focus; then the address forgets it. */
export function ShowOnce() {
  const name = useQuery().get(bringParameter);
  const toasts = useToasts();
  useEffect(() => {
    if (name === null) return;
    switchOff(folds);
    const search = new AbortController();
    const order = /^order-(\d+)$/.exec(name)?.[1];
    const selector = order ? `#${infoPanelId}[data-open="true"]` : `[data-show="${CSS.escape(name)}"]`;
    void appears(selector, search.signal).then(async (element) => {
      if (search.signal.aborted) return;
      if (element && order) showOrder(element, order);
      else if (element) await show(element, selector, search.signal);
      else toasts.show({ text: shownTexts.hidden, seconds: 5 });
      setQuery({ [bringParameter]: null }, { replace: true });
    });
    return () => search.abort();
  }, [name, toasts]);
  return null;
}

/** Its panel is there whether a list shows it or not. */
function showOrder(panel: HTMLElement, order: string): void {
  document.querySelector(`[data-order="${order}"]`)?.scrollIntoView({ block: 'center' });
  focusOn(panel);
}

async function show(element: HTMLElement, selector: string, signal: AbortSignal): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  flash(element);
  // In a long list it was a name only.
  const control = await appears(`${selector} :is(button, a)`, signal);
  focusOn(control);
}
