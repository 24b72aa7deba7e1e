import type { Press } from '../../../src/domain/scan/burst.ts';

/** A keyboard layout: what each place writes, alone and with Shift, as far as codes and typing need it. */
export type Layout = Readonly<Record<string, readonly [alone: string, shifted: string]>>;

const lettersAt = (moved: Readonly<Record<string, string>>): Layout =>
  Object.fromEntries(
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((place) => {
      const letter = moved[place] ?? place;
      return [`Key${place}`, [letter.toLowerCase(), letter.toUpperCase()] as const];
    }),
  );

/** `signs` are those of Digit1 to Digit0 and of Minus. */
const rowOf = (alone: string, shifted: string): Layout =>
  Object.fromEntries(
    [...'1234567890', '-'].map((place, at) => [
      place === '-' ? 'Minus' : `Digit${place}`,
      [[...alone][at] ?? '', [...shifted][at] ?? ''] as const,
    ]),
  );

export const layouts: Readonly<Record<string, Layout>> = {
  us: { ...lettersAt({}), ...rowOf('1234567890-', '!@#$%^&*()_') },
  french: {
    ...lettersAt({ A: 'Q', Q: 'A', W: 'Z', Z: 'W', M: ',' }),
    KeyM: [',', '?'],
    Semicolon: ['m', 'M'],
    ...rowOf('&é"\'(-è_çà)', '1234567890°'),
  },
  german: {
    ...lettersAt({ Y: 'Z', Z: 'Y' }),
    ...rowOf('1234567890ß', '!"§$%&/()=?'),
    Slash: ['-', '_'],
  },
  belgian: {
    ...lettersAt({ A: 'Q', Q: 'A', W: 'Z', Z: 'W', M: ',' }),
    KeyM: [',', '?'],
    Semicolon: ['m', 'M'],
    ...rowOf('&é"\'(§è!çà)', '1234567890°'),
    Equal: ['-', '_'],
  },
  swiss: {
    ...lettersAt({ Y: 'Z', Z: 'Y' }),
    ...rowOf("1234567890'", '+"*ç%&/()=?'),
    Slash: ['-', '_'],
  },
};

interface Struck {
  readonly code: string;
  readonly isShifted: boolean;
}

/** The keys that write a text on a layout; an error for a sign it does not have. */
export function keysFor(text: string, layout: Layout): readonly Struck[] {
  return [...text].map((sign) => {
    for (const [code, [alone, shifted]] of Object.entries(layout)) {
      if (alone === sign) return { code, isShifted: false };
      if (shifted === sign) return { code, isShifted: true };
    }
    throw new Error(`Invariant: ${sign} is on no key`);
  });
}

/** What a device with a layout tells of keys, from `fromMs` on, one every `gapMs`; with Shift where it was held. */
export function pressesOf(keys: readonly Struck[], layout: Layout, fromMs: number, gapMs: number): readonly Press[] {
  return keys.flatMap(({ code, isShifted }, at) => {
    const [alone, shifted] = layout[code] ?? ['Dead', 'Dead'];
    const atMs = fromMs + at * gapMs;
    const press = { isRepeat: false, isModified: false, atMs };
    const sign: Press = { ...press, code, key: isShifted ? shifted : alone, isShifted };
    return isShifted ? [{ ...press, code: 'ShiftLeft', key: 'Shift', isShifted: true }, sign] : [sign];
  });
}

export const pressOf = (key: string, atMs: number): Press => ({
  code: key,
  key,
  isShifted: false,
  isRepeat: false,
  isModified: false,
  atMs,
});
