import { setImmediate } from 'node:timers/promises';
import { keysFor, type Layout, layouts, pressesOf } from '../../domain/scan/layouts.ts';

const enter = { key: 'Enter', code: 'Enter', isShifted: false };

type End = 'Enter' | 'Tab';

/** The layouts of the scanner's and the device's keys, and the keys that end a code. */
interface Wiring {
  /** The scanner's; US by default. */
  readonly scanner?: Layout;
  readonly device?: Layout;
  readonly end?: End | readonly End[];
}

const us = layouts.us as Layout;

/**
 * A scanner writes a code where the focus is, key by key, as a browser takes keys: each a task of its own, at the
 * scanner's pace whatever the machine is busy with.
 */
export async function scan(code: string, { scanner = us, device = us, end = 'Enter' }: Wiring = {}): Promise<void> {
  const ends = [end].flat().map((key) => ({ ...enter, key, code: key }));
  const keys = [...pressesOf(keysFor(code, scanner), device, 0, 0), ...ends];
  let atMs = performance.now();
  for (const { key, code: place, isShifted } of keys) {
    atMs += 0.01;
    const target = document.activeElement ?? document.body;
    const press = new KeyboardEvent('keydown', {
      key,
      code: place,
      shiftKey: isShifted,
      bubbles: true,
      cancelable: true,
    });
    Object.defineProperty(press, 'timeStamp', { value: atMs });
    const isLeft = target.dispatchEvent(press);
    if (isLeft && key.length === 1 && target instanceof HTMLInputElement) write(target, key);
    else if (isLeft && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    else if (isLeft && key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
    await setImmediate();
  }
}

function write(field: HTMLInputElement, sign: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + sign);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: sign }));
}
