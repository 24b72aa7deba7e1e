import { expect, it } from 'vitest';
import { withstandComposition } from '../../../src/views/shell/start/composing.ts';

/** A key as the browser tells of it; `keyCode` is 229 where an input method took it. */
const press = (key: string, sign: { readonly isComposing?: true; readonly keyCode?: number } = {}) =>
  Object.assign(new Event('keydown', { cancelable: true }), { key, isComposing: false, keyCode: 0, ...sign });

/** The keys that a handler gets, of those pressed. */
function handledOf(presses: readonly Event[]): readonly Event[] {
  const window = new EventTarget();
  const handled: Event[] = [];
  withstandComposition(window);
  window.addEventListener('keydown', (event) => handled.push(event));
  for (const event of presses) window.dispatchEvent(event);
  return handled;
}

const keys = ['Enter', 'Escape', 'Tab', 'ArrowDown', 'ArrowUp', 'Delete', ' ', 'z', 'Process', 'Unidentified'];

it.each(keys)('%j of a composition reaches no handler, and stays with the input method', (key) => {
  const composed = [press(key, { isComposing: true }), press(key, { keyCode: 229 })];
  expect(handledOf(composed)).toEqual([]);
  for (const { defaultPrevented } of composed) expect(defaultPrevented).toBe(false);
  const own = press(key);
  expect(handledOf([own])).toEqual([own]);
});
