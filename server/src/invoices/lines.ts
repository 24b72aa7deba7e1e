import type { Sign } from './runs.ts';

/** Letters between which a line may end without a space. */
const alone = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** Signs that begin no line of Japanese: ends of brackets, marks, small and lengthened vowels. */
const follows = /^[\p{Pe}\p{Pf}\p{Po}\p{Mn}ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮー々]/u;
const opens = /^[\p{Ps}\p{Pi}]/u;

function mayBreak(before: Sign, after: Sign): boolean {
  if (after.text === ' ' || follows.test(after.text) || opens.test(before.text)) return false;
  return before.text === ' ' || before.text === '-' || alone.test(before.text) || alone.test(after.text);
}

/** Signs that stay together on a line. */
function piecesOf(signs: readonly Sign[]): readonly Sign[][] {
  const pieces: Sign[][] = [];
  for (const [at, sign] of signs.entries()) {
    const before = signs[at - 1];
    const last = pieces.at(-1);
    if (last && before && !mayBreak(before, sign)) last.push(sign);
    else pieces.push([sign]);
  }
  return pieces;
}

const withoutEnd = (signs: readonly Sign[]) => signs.slice(0, signs.findLastIndex(({ text }) => text !== ' ') + 1);

/** Signs in lines of a width; a piece wider than a line is cut where the line ends. At least one line. */
export function linesOf(
  signs: readonly Sign[],
  width: number,
  widthOf: (signs: readonly Sign[]) => number,
): readonly (readonly Sign[])[] {
  const lines: Sign[][] = [[]];
  const fits = (line: readonly Sign[]) => widthOf(withoutEnd(line)) <= width;
  const add = (piece: readonly Sign[]) => {
    const line = lines.at(-1) ?? [];
    if (line.length === 0 || fits([...line, ...piece])) line.push(...piece);
    else lines.push([...piece]);
  };
  for (const piece of piecesOf(signs))
    if (fits(piece)) add(piece);
    else for (const sign of piece) add([sign]);
  return lines.map(withoutEnd);
}
