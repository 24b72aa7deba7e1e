import { code128 } from 'bwip-js/generic';

/** A bar of a code: where it begins and how wide it is, in modules. */
export interface Bar {
  readonly at: number;
  readonly width: number;
}

export interface Bars {
  /** In modules, the quiet zones on both sides with it. */
  readonly width: number;
  readonly bars: readonly Bar[];
}

/** Ten modules of white on each side: less, and a reader does not see where a code begins. */
const quiet = 10;
/** A module is drawn as wide, so that the middle of each bar is a whole number or a half. */
const scale = 2;

const nothing = () => undefined;

/** The bars of a code (Code 128), to be drawn by whoever shows them. */
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
