import { type Burst, fewestSigns, hear, noBurst, type Press, paceMs } from '../../../domain/scan/burst.ts';
import { isSurelyScanned, readings } from '../../../domain/scan/readings.ts';
import { isTyping } from '../../ui/focus/is-typing.ts';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The keys of a scan. */
type Signs = readonly Press[];
type Taker = (signs: Signs) => void;

let taker: Taker | null = null;
let burst: Burst = noBurst;
/** Where the burst began, and what that field held before. */
let field: { readonly element: Field; readonly before: string } | null = null;
let isFast = false;

/** What was scanned before the code that takes it was there, ms ago at most. */
const patienceMs = 30_000;
let early: { readonly signs: Signs; readonly atMs: number }[] = [];

/** From here on scans are taken by this one, until the returned function is called; those that came before it first. */
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

/** What was read in another way, such as by a camera, goes the way of what was struck (OUR-038). */
export const takeRead = (text: string): void =>
  give([...text].map((key) => ({ key, code: '', isShifted: false, isRepeat: false, isModified: false, atMs: 0 })));

/** Whether the key that is being pressed came at the pace of a scanner. */
export const isAtPace = (): boolean => isFast;

/**
 * Listens to every key before anybody else does (OUR-022, OUR-024): what ends a code that was scanned presses nothing, sends
 * nothing and moves no focus, and lists choose nothing by its signs.
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
  // Shift between two signs leaves the burst as it is.
  const isFirst = heard.burst !== burst && heard.burst.signs.length === 1;
  ({ burst, isFast } = heard);
  if (isFirst) field = fieldOf(event.target);
  if (heard.scanned) {
    dropWaiting();
    if (isLeft(heard.scanned)) return;
    swallow(event);
    if (field) putBack(field);
    give(heard.scanned);
  } else if (isSpaceOfBurst(event)) event.preventDefault();
  else if (choosesBySigns(event)) wait(event);
  else letThrough();
}

const pressOf = (event: KeyboardEvent): Press => ({
  code: event.code,
  key: event.key,
  isShifted: event.shiftKey,
  isRepeat: event.repeat,
  isModified: event.ctrlKey || event.altKey || event.metaKey || event.isComposing,
  atMs: event.timeStamp,
});

/** What was struck in a field may be typed by a program; in a search, what has no code's form is searched as it is. */
function isLeft(signs: Signs): boolean {
  if (!field) return false;
  return field.element.getAttribute('role') === 'combobox' ? readings(signs).length === 0 : !isSurelyScanned(signs);
}

const fieldOf = (target: EventTarget | null): typeof field =>
  isTyping(target) && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
    ? { element: target, before: target.value }
    : null;

/** A field holds what it held before a scan was written into it. */
function putBack({ element, before }: NonNullable<typeof field>): void {
  if (element.value === before) return;
  const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  // What React put in the place of the setter takes a change by it for one that it made itself.
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

// A list or a menu chooses by the first signs of what is typed: they wait until they are surely no scanner's.

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
  // Whatever has the focus by now: an open list gives it from entry to entry.
  for (const { key, code, shiftKey } of keys) {
    const again = new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true, cancelable: true });
    replayed.add(again);
    document.activeElement?.dispatchEvent(again);
  }
}
