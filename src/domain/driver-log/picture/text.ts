import { durationText } from '../../time/paris-time.ts';
import { joined, sentence } from '../../words/isolate.ts';
import { momentText } from './axis.ts';
import type { PictureLine, PictureMark, PictureSpan } from './lines.ts';
import type { Span } from './spans.ts';

export const kindTexts: Readonly<Record<PictureSpan['kind'], string>> = {
  planned: 'prévu',
  present: 'présent',
  road: 'en route',
  waiting: 'attente',
};
const markTexts: Readonly<Record<PictureMark['kind'], string>> = {
  overlap: 'deux présences à la fois',
  hole: 'trou',
  absent: 'prévu sans présence',
  noPresence: 'tournée sans présence',
};
const notEnded = 'fin non pointée';

const lengthOf = ({ fromMs, toMs }: Span) => durationText(Math.floor((toMs - fromMs) / 1_000));
const fromTo = ({ fromMs, toMs }: Span) => `${momentText(fromMs)} - ${momentText(toMs)}`;

/** `en route G71 9h40 - 12h20`; `présent depuis 13h58, fin non pointée`. */
export function spanText(span: PictureSpan): string {
  const kind = kindTexts[span.kind];
  if (span.isOpen && span.kind === 'present') return `${kind} depuis ${momentText(span.fromMs)}, ${notEnded}`;
  return sentence`${kind} ${span.label ? `${span.label} ` : ''}${fromTo(span)}`;
}

/** `trou 10h05 - 11h15, 1 h 10`. */
export const markText = (mark: PictureMark): string => `${markTexts[mark.kind]} ${fromTo(mark)}, ${lengthOf(mark)}`;

/** What a line shows, for those who do not see it and on paper (LOG-212). */
export const lineText = ({ spans, marks }: PictureLine): string =>
  joined(' ; ', [...marks.map(markText), ...spans.map(spanText)]);

/** What a line has to be looked at for, each kind once with its length: `trou 1 h 10`. */
export function badgeTexts({ marks, unfinished }: PictureLine) {
  const kinds = [...new Set(marks.map(({ kind }) => kind))];
  return [
    ...kinds.map((kind) => {
      const ms = marks.filter((mark) => mark.kind === kind).reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
      const length = kind === 'noPresence' || kind === 'absent' ? '' : ` ${durationText(Math.floor(ms / 1_000))}`;
      return {
        isRed: kind === 'overlap' || kind === 'noPresence',
        text: `${kind === 'overlap' ? 'chevauchement' : markTexts[kind]}${length}`,
      };
    }),
    ...(unfinished > 0 ? [{ isRed: false, text: notEnded }] : []),
  ];
}
