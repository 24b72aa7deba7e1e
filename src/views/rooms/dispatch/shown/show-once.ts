import { useEffect } from 'react';
import { switchOff } from '../../../app/kept-toggles.ts';
import { setQuery, useQuery } from '../../../app/router.tsx';
import { useToasts } from '../../../app/toasts/toast-context.ts';
import { focusOn } from '../../../shared/ui/focus-on.ts';
import { infoPanelId } from '../order-info/address.ts';
import { folds } from '../toggles.ts';
import { shownParameter } from './address.ts';
import { shownTexts } from './text.ts';

/** Lists that were just opened or unfolded are there by then. */
const patienceMs = 3_000;

/** What the address asks to be shown is brought before the eyes and gets the focus; then the address forgets it. */
export function ShowOnce() {
  const name = useQuery().get(shownParameter);
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
      setQuery({ [shownParameter]: null }, { replace: true });
    });
    return () => search.abort();
  }, [name, toasts]);
  return null;
}

function appears(selector: string, signal: AbortSignal): Promise<HTMLElement | null> {
  const untilMs = performance.now() + patienceMs;
  return new Promise((resolve) => {
    const look = () => {
      const element = document.querySelector<HTMLElement>(selector);
      if (element || signal.aborted || performance.now() > untilMs) resolve(element);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** Its panel is there whether a list shows it or not. */
function showOrder(panel: HTMLElement, order: string): void {
  document.querySelector(`[data-order="${order}"]`)?.scrollIntoView({ block: 'center' });
  focusOn(panel);
}

async function show(element: HTMLElement, selector: string, signal: AbortSignal): Promise<void> {
  element.scrollIntoView({ block: 'center' });
  element.animate([{ outline: '3px solid var(--accent-9)' }, { outline: '3px solid transparent' }], 1_500);
  // In a long list it was its name alone.
  const control = await appears(`${selector} :is(button, a)`, signal);
  focusOn(control);
}
