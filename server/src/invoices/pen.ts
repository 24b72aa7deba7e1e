import { regular } from './fonts.ts';
import { linesOf } from './lines.ts';
import { type Run, runsOf, type Sign, signsOf, type Weight } from './runs.ts';

type Page = PDFKit.PDFDocument;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** Share of the room beside a line that stands before it. */
const before = { left: 0, right: 1, center: 0.5 };

/**
 * Writes on the pages of a PDF in whatever letters a text has. pdfkit writes and measures in one font at a time, so a
 * line is laid out here and drawn run by run on one base line.
 */
export class Pen {
  weight: Weight = 'regular';
  size = 10;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The height of a line is that of the letters most texts have, so that all lines are alike. */
  get lineHeight(): number {
    const { ascent, descent, lineGap } = regular().signs;
    return this.#points(ascent - descent + lineGap);
  }

  heightOf(text: string, width: number): number {
    return this.#lines(text, width).length * this.lineHeight;
  }

  /** Draws a text from a place on, in as many lines as its width needs. */
  draw(text: string, { x, y, width, align = 'left' }: Place): void {
    const first = y + this.#points(regular().signs.ascent);
    for (const [at, line] of this.#lines(text, width).entries()) {
      const base = first + at * this.lineHeight;
      let left = x + (width - this.#widthOf(line)) * before[align];
      for (const run of runsOf(line)) {
        const after = left + this.#runWidth(run);
        this.#with(run.font).text(run.text, left, base, { lineBreak: false, baseline: 'alphabetic' });
        left = after;
      }
    }
  }

  /** A measure of the usual font at the size of the pen. */
  #points(units: number): number {
    return (units / regular().signs.unitsPerEm) * this.size;
  }

  #lines(text: string, width: number) {
    return linesOf(signsOf(text, this.weight), width, (signs) => this.#widthOf(signs));
  }

  #widthOf(signs: readonly Sign[]): number {
    return runsOf(signs).reduce((sum, run) => sum + this.#runWidth(run), 0);
  }

  #runWidth({ text, font }: Run): number {
    return this.#with(font).widthOfString(text);
  }

  #with({ file, name }: Run['font']): Page {
    return this.#page.registerFont(name, file).font(name).fontSize(this.size);
  }
}
