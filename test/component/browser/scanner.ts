import { keysFor, type Layout, layouts, pressesOf } from '../../domain/scan/layouts.ts';

const enter = { key: 'Enter', code: 'Enter', isShifted: false };

/** What the keys of a scanner and of the device write, and the key that ends a code. */
interface Wiring {
  /** Of the scanner; US unless told otherwise. */
  readonly scanner?: Layout;
  readonly device?: Layout;
  readonly end?: 'Enter' | 'Tab';
}

const us = layouts.us as Layout;

/** A scanner writes a code where the focus is, a key at once after the other, as a browser takes keys. */
export function scan(code: string, { scanner = us, device = us, end = 'Enter' }: Wiring = {}): void {
  const keys = [...pressesOf(keysFor(code, scanner), device, 0, 0), { ...enter, key: end, code: end }];
  for (const { key, code: place, isShifted } of keys) {
    const target = document.activeElement ?? document.body;
    const press = { key, code: place, shiftKey: isShifted, bubbles: true, cancelable: true };
    if (!target.dispatchEvent(new KeyboardEvent('keydown', press))) continue;
    if (key.length === 1 && target instanceof HTMLInputElement) write(target, key);
    else if (key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    else if (key === 'Enter' && target instanceof HTMLInputElement) target.form?.requestSubmit();
  }
}

function write(field: HTMLInputElement, sign: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, field.value + sign);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: sign }));
}
