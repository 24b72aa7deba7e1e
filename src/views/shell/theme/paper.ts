import { useEffect } from 'react';
import { hourText, longDateText } from '../../../domain/time/paris-time.ts';
import { joined } from '../../../domain/words/isolate.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { begin } from '../../ui/tables/printing.ts';
import ui from '../../ui/ui.module.css';
import { useLatest } from '../../ui/use-latest.ts';

/**
 * The page on paper: a title with its center and the time, controls without words left out (`print.css`), and Ctrl P,
 * which waits for what the lists read.
 */
export function Paper(): null {
  const center = useLatest(useCenters()?.current?.name);
  const offsetMs = useLatest(useSignedIn().clockOffsetMs);
  useEffect(() => {
    // What comes while the page stands as printed, with rows that were read late or by its other width, is marked too.
    const coming = new MutationObserver(mark);
    const prepare = () => {
      document.documentElement.dataset.printed = titleOf(center.current, Date.now() + offsetMs.current);
      mark();
      coming.observe(document.body, { subtree: true, childList: true });
    };
    const end = () => coming.disconnect();
    addEventListener('beforeprint', prepare);
    addEventListener('afterprint', end);
    document.addEventListener('keydown', press, { capture: true });
    return () => {
      end();
      removeEventListener('beforeprint', prepare);
      removeEventListener('afterprint', end);
      document.removeEventListener('keydown', press, { capture: true });
    };
  }, [center, offsetMs]);
  return null;
}

/** On the clock of the server: the hours on the page are told by that one. */
function titleOf(center: string | null | undefined, nowMs: number): string {
  const heading = document.querySelector('main h1')?.textContent ?? document.title;
  return joined(' – ', [heading, center, `${longDateText(nowMs)} ${hourText(nowMs)}`]);
}

const controls = 'button, input, textarea';
/** Their state is what they say. */
const states = '[role="checkbox"], [role="switch"], [type="checkbox"], [type="radio"]';

function mark(): void {
  markWordless();
  markPinned();
}

/** A control says what it holds; one that holds no word, an icon or an empty field, says nothing on paper. */
function markWordless(): void {
  for (const control of document.querySelectorAll(controls))
    control.toggleAttribute('data-wordless', !control.matches(states) && wordsOf(control) === '');
}

/** Paper has no edges to stay at. */
function markPinned(): void {
  for (const element of document.querySelectorAll('body *'))
    element.toggleAttribute('data-pinned', /sticky|fixed/.test(getComputedStyle(element).position));
}

function wordsOf(control: Element): string {
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) return control.value.trim();
  const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
  let words = '';
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!parentElement?.closest(`.${ui.hidden}, title`)) words += data;
  }
  return words.trim();
}

/** A folded or far row is read once it is shown, and a page that is being printed cannot wait. */
function press(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (!(ctrlKey || metaKey) || key.toLowerCase() !== 'p' || altKey || shiftKey || event.repeat) return;
  event.preventDefault();
  begin();
  void atRest().then(() => print());
}

const [quietMs, patienceMs] = [250, 4_000];

/** Until nothing has changed in the page for a moment; not for ever, since clocks tick. */
function atRest(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(quiet);
      clearTimeout(patience);
      observer.disconnect();
      resolve();
    };
    let quiet = setTimeout(end, quietMs);
    const patience = setTimeout(end, patienceMs);
    const observer = new MutationObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(end, quietMs);
    });
    observer.observe(document.body, { subtree: true, childList: true });
  });
}
