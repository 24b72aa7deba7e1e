import { clusterImage, lateColour, shapes } from './shapes.ts';

/** Sharp on screens of today. */
export const pixelRatio = 2;

/** The picture of a name of `shapes.ts`; null for a name not ours. Texts are drawn, so that no font has to load. */
export function drawImage(name: string): ImageData | null {
  const [kind, first = '', second = '', ...rest] = name.split('|');
  if (kind === 'point') return drawPoint(first, second === 'late', rest[0] ?? '', rest[1] ?? '');
  if (kind === clusterImage) return drawCluster(second, first === 'late');
  if (kind === 'plan') return drawPlanned(first);
  if (kind === 'code') return drawCode(first);
  return kind === 'round' ? drawLabel([second, ...rest].join('|'), first) : null;
}

const font = (size: number) => `600 ${size}px "Source Sans 3", system-ui, sans-serif`;

/** One canvas for all of them: each picture is copied off before the next one is begun. */
const drawing = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

function canvasOf(width: number, height: number): CanvasRenderingContext2D | null {
  if (!drawing) return null;
  drawing.canvas.width = Math.ceil(width * pixelRatio);
  drawing.canvas.height = Math.ceil(height * pixelRatio);
  drawing.scale(pixelRatio, pixelRatio);
  return drawing;
}

const imageOf = (context: CanvasRenderingContext2D) =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour = '#fff',
): void {
  context.font = font(size);
  context.fillStyle = colour;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x, y);
}

/** The grid of the shapes, and around it the white rim and the exclamation mark. */
const rim = 4;

/** In the colour of its round; a late one is red and keeps that colour as its rim. */
function drawPoint(place: string, isLate: boolean, figure: string, colour: string): ImageData | null {
  const shape = Object.entries(shapes).find(([name]) => name === place)?.[1];
  const context = canvasOf(18 + 2 * rim, 18 + 2 * rim);
  if (!shape || !context) return null;
  context.translate(rim, rim);
  const path = new Path2D(shape.path);
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.strokeStyle = (isLate && colour) || '#fff';
  context.stroke(path);
  context.fillStyle = isLate ? lateColour : place === 'delivered' ? shape.colour : colour || shape.colour;
  context.fill(path);
  if (figure) write(context, figure, 9, shape.figureY, figure.length > 1 ? 9 : 10);
  if (isLate) drawMark(context, 17, 1);
  return imageOf(context);
}

function drawMark(context: CanvasRenderingContext2D, x: number, y: number): void {
  context.beginPath();
  context.arc(x, y, 4.5, 0, 2 * Math.PI);
  context.fillStyle = '#5c1a1b';
  context.fill();
  write(context, '!', x, y + 0.5, 8);
}

function drawCluster(text: string, isLate: boolean): ImageData | null {
  const side = 34 + text.length * 2;
  const context = canvasOf(side, side);
  if (!context) return null;
  const middle = side / 2;
  context.beginPath();
  context.arc(middle, middle, middle - 3, 0, 2 * Math.PI);
  context.fillStyle = '#1c2024';
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = isLate ? lateColour : '#fff';
  context.stroke();
  write(context, text, middle, middle + 0.5, 12);
  if (isLate) drawMark(context, side - 7, 7);
  return imageOf(context);
}

function drawPlanned(figure: string): ImageData | null {
  const context = canvasOf(26, 26);
  if (!context) return null;
  context.beginPath();
  context.arc(13, 13, 10.5, 0, 2 * Math.PI);
  context.fillStyle = shapes.toDispatch.colour;
  context.fill();
  context.lineWidth = 2;
  context.strokeStyle = '#ffe629';
  context.stroke();
  write(context, figure, 13, 13.5, figure.length > 2 ? 9 : 11);
  return imageOf(context);
}

/** Quiet, on light and on dark grounds. */
function drawCode(code: string): ImageData | null {
  const context = canvasOf(52, 18);
  if (!context) return null;
  write(context, code, 26, 9.5, 12, '#80838d');
  return imageOf(context);
}

const labelWidest = 150;

function drawLabel(text: string, colour: string): ImageData | null {
  if (!drawing) return null;
  drawing.font = font(11);
  const widthOf = (part: string) => drawing.measureText(part).width;
  const shown = shortened(text, (part) => widthOf(part) <= labelWidest);
  const width = widthOf(shown);
  const context = canvasOf(width + 14, 20);
  if (!context) return null;
  context.beginPath();
  context.roundRect(1, 1, width + 12, 18, 5);
  context.fillStyle = colour;
  context.fill();
  context.lineWidth = 1.5;
  context.strokeStyle = '#fff';
  context.stroke();
  write(context, shown, width / 2 + 7, 10.5, 11);
  return imageOf(context);
}

/** As much of a text as fits, with an ellipsis where some of it does not. */
function shortened(text: string, fits: (part: string) => boolean): string {
  if (fits(text)) return text;
  const letters = [...text.slice(0, 80)];
  while (letters.length > 0 && !fits(`${letters.join('')}…`)) letters.pop();
  return `${letters.join('')}…`;
}
