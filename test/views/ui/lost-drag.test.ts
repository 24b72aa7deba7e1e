import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Holder, watchLostReleases } from '../../../src/views/ui/drag/lost-drag.ts';

let holder: Holder = null;
let cancelled = 0;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', new EventTarget());
  cancelled = 0;
  stop = watchLostReleases(
    () => holder,
    () => {
      cancelled += 1;
    },
  );
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

const happens = (type: string, init: Partial<PointerEvent> = {}) =>
  (type === 'visibilitychange' ? document : window).dispatchEvent(Object.assign(new Event(type), init));

/** How often something held is cancelled by an event. */
function cancels(by: Holder, type: string, init: Partial<PointerEvent> = {}): number {
  holder = by;
  cancelled = 0;
  happens(type, init);
  return cancelled;
}

test.each(['blur', 'visibilitychange', 'pointercancel'])(
  '%s loses what a pointer or the keys hold, and nothing else',
  (type) => {
    expect([cancels('pointer', type), cancels('keys', type), cancels(null, type)]).toEqual([1, 1, 0]);
  },
);

test('a move without a button loses what a pointer holds, not what the keys do', () => {
  expect(cancels('pointer', 'pointermove', { buttons: 0 })).toBe(1);
  expect(cancels('pointer', 'pointermove', { buttons: 1 })).toBe(0);
  expect(cancels('keys', 'pointermove', { buttons: 0 })).toBe(0);
});

test('a first press anew loses what was held, a further finger does not', () => {
  expect(cancels('pointer', 'pointerdown', { isPrimary: true })).toBe(1);
  expect(cancels('keys', 'pointerdown', { isPrimary: true })).toBe(1);
  expect(cancels('pointer', 'pointerdown', { isPrimary: false })).toBe(0);
});

test('once it is ended nothing is cancelled', () => {
  stop();
  expect(cancels('pointer', 'blur')).toBe(0);
});
