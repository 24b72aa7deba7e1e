import { type Burst, fewestSigns, hear, noBurst, type Press, paceMs } from '../../../domain/scan/burst.ts';
import { isSurelyScanned, readings } from '../../../domain/scan/readings.ts';
import { isTyping } from '../../ui/focus/is-typing.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The keys of a scan. */
type Signs = readonly Press[];
type Taker = (signs: Signs) => void;

let taker: Taker | null = null;
let burst: Burst = noBurst;
/** The field where the burst began, and its value before. */
let field: { readonly element: Field; readonly before: string } | null = null;
let isFast = false;
/** The last scan was taken: further ends of its code press nothing either. */
let isTaken = false;

/** Scans from before the taker's code arrived, at most this old, ms. */
const patienceMs = 30_000;
let early: { readonly signs: Signs; readonly atMs: number }[] = [];

/** Passes scans to `take`, the earlier ones first, until the returned function is called. */
export function takeScans(take: Taker): () => void {
  taker = take;
  const kept = early.filter(({ atMs }) => performance.now() - atMs < patienceMs);
  early = [];
  for (const { signs } of kept) take(signs);
  return () => {
    if (taker === take) taker = null;
  };
}

function give(signs: Signs): void {
  if (taker) taker(signs);
  else early.push({ signs, atMs: performance.now() });
}

/** A code read otherwise, such as by a camera, is handled as keys are (OUR-038). */
export const takeRead = (text: string): void =>
  give([...text].map((key) => ({ key, code: '', isShifted: false, isRepeat: false, isModified: false, atMs: 0 })));

/** Whether the current key came at the pace of a scanner. */
export const isAtPace = (): boolean => isFast;

/**
 * Listens to every key before any other listener (OUR-022, OUR-024): the keys that end a scanned code press nothing,
 * send nothing and move no focus, and lists choose nothing by its signs.
 */
export function listenToBursts(): () => void {
  window.addEventListener('keydown', press, { capture: true });
  return () => {
    window.removeEventListener('keydown', press, { capture: true });
    burst = noBurst;
    early = [];
  };
}

const replayed = new WeakSet<Event>();

function press(event: KeyboardEvent): void {
  if (replayed.has(event)) return;
  const heard = hear(burst, pressOf(event));
  // Shift between two signs does not change the burst.
  const isFirst = heard.burst !== burst && heard.burst.signs.length === 1;
  ({ burst, isFast } = heard);
  if (isFirst) field = fieldOf(event.target);
  if (heard.scanned) {
    dropWaiting();
    isTaken = !isLeft(heard.scanned);
    if (!isTaken) return;
    swallow(event);
    if (field) putBack(field);
    give(heard.scanned);
  } else if (heard.isSecondEnd) {
    if (isTaken) swallow(event);
  } else if (isSpaceOfBurst(event)) event.preventDefault();
  else if (choosesBySigns(event)) wait(event);
  else letThrough();
}

const pressOf = (event: KeyboardEvent): Press => ({
  code: event.code,
  key: event.key,
  isShifted: event.shiftKey,
  isRepeat: event.repeat,
  isModified: event.ctrlKey || event.altKey || event.metaKey,
  atMs: event.timeStamp,
});

/** Keys in a field may come from a program, and stay; a search keeps any text without a code's form. */
function isLeft(signs: Signs): boolean {
  if (!field) return false;
  return field.element.getAttribute('role') === 'combobox' ? readings(signs).length === 0 : !isSurelyScanned(signs);
}

const fieldOf = (target: EventTarget | null): typeof field =>
  isTyping(target) && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    ? { element: target, before: target.value }
    : null;

/** Restores a field's value from before a scan was typed into it. */
function putBack({ element, before }: NonNullable<typeof field>): void {
  if (element.value === before) return;
  const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // React replaces the setter, and takes a change through its own for one that it made itself.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, before);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** A space presses the button that has the focus. */
const isSpaceOfBurst = ({ key, target }: KeyboardEvent) =>
  key === ' ' && burst.signs.length >= fewestSigns && !isTyping(target);

// A list or a menu chooses by the first signs typed: they wait until they are surely no scanner's.

const lists = '[role="combobox"], [role="listbox"], [role="menu"]';
let waiting: KeyboardEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const choosesBySigns = ({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent) =>
  key.length === 1 &&
  key !== ' ' &&
  !(ctrlKey || altKey || metaKey) &&
  !isTyping(target) &&
  target instanceof Element &&
  target.closest(lists) !== null;

function wait(event: KeyboardEvent): void {
  swallow(event);
  waiting.push(event);
  clearTimeout(timer);
  timer = setTimeout(letThrough, paceMs);
}

function dropWaiting(): void {
  clearTimeout(timer);
  waiting = [];
}

function letThrough(): void {
  const keys = waiting;
  dropWaiting();
  // The focus may have moved: an open list moves it from entry to entry.
  for (const { key, code, shiftKey } of keys) {
    const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    replayed.add(again);
    document.activeElement?.dispatchEvent(again);
  }
}
