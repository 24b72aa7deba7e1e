/** The part of fontkit, which has no types, that tells what a font can draw. */
declare module 'fontkit' {
  export interface Font {
    readonly ascent: number;
    /** Below the base line, thus negative. */
    readonly descent: number;
    readonly lineGap: number;
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
  }
  export function create(file: Buffer): Font;
}
