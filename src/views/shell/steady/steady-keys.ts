import { controls, holdMs, items, nameOf } from './controls.ts';

/** A press by key, as it was then. */
interface KeyPress {
  readonly control: Element;
  readonly name: string;
  /** The row or card around it. */
  readonly item: Element;
  atMs: number;
}

let last: KeyPress | null = null;

/**
 * A control that gets another deed where it stands, as a store's that is opened and can be paused from then on, keeps
 * the focus: a second press of the key within a second does nothing, as one of a pointer (docs/adr/0034). Whoever goes
 * elsewhere by another key means what he presses there.
 */
export function keepKeysSteady(): void {
  window.addEventListener('click', press, true);
  window.addEventListener('keydown', elsewhere, true);
}

function elsewhere({ key }: KeyboardEvent): void {
  if (key !== 'Enter' && key !== ' ') last = null;
}

function press(event: MouseEvent): void {
  const control = event.target instanceof Element ? event.target.closest(controls) : null;
  // A press by pointer has a detail; one by key has none.
  if (event.detail !== 0 || !control) {
    last = null;
    return;
  }
  const item = control.closest(items);
  if (last && last.item === item && isOther(control, last)) {
    event.preventDefault();
    event.stopImmediatePropagation();
    last.atMs = performance.now();
    return;
  }
  last =
    item && !control.hasAttribute('data-goes-on')
      ? { control, name: nameOf(control), item, atMs: performance.now() }
      : null;
}

/** Whether what was pressed is there no more, and the press would do something else. */
const isOther = (control: Element, { control: before, name, atMs }: KeyPress) =>
  performance.now() - atMs < holdMs && nameOf(control) !== name && !(before.isConnected && nameOf(before) === name);
