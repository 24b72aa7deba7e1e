import { code128 } from 'bwip-js/generic';

/** A bar of a code: its start and its width, in modules. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

export interface Bars {
  /** In modules, with the quiet zones on both sides. */
  readonly width: number;
  readonly bars: readonly Bar[];
}

/** Ten white modules on each side: with fewer, a reader misses the start of a code. */
const quiet = 10;
/** Width of a drawn module: the middle of each bar is then a whole number or a half. */
const scale = 2;

const nothing = () => undefined;

/** The bars of a code (Code 128), without a drawing. */
export function barsOf(text: string): Bars {
  const bars: Bar[] = [];
  let width = 0;
  return code128<Bars>(
    { bcid: 'code128', text, scale, height: 10 },
    {
      scale: () => [scale, scale],
      measure: () => ({ width: 0, ascent: 0, descent: 0 }),
      init: (drawn) => {
        width = drawn / scale;
      },
      line: (middle, _y0, _x1, _y1, thick) => {
        bars.push({ at: quiet + (middle - thick / 2) / scale, width: thick / scale });
      },
      ...{ polygon: nothing, hexagon: nothing, ellipse: nothing, fill: nothing, text: nothing },
      end: () => ({ width: width + 2 * quiet, bars }),
    },
  );
}
