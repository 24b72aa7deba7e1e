import { CenterId } from '../../center/center-id.ts';
import type { Acceptance } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { keyOf, type Reader } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { flatten } from '../../wire.ts';
import { textRows, textsRequest } from '../load.ts';
import { isKept, smsTextBasis } from '../sms-text.ts';

interface AboutText {
  readonly center: CenterId;
  readonly textId: number;
}

export const aboutText = { center: CenterId, textId: Id };

/** The row in an answer that is one text. */
export const acceptText = (body: unknown): Acceptance => ({ rows: flatten('smsText', 'texts', [body]) });

/** The list of the center, which tells whether something was done. */
export const rereadTexts = {
  reread: ({ center }: Pick<AboutText, 'center'>) => textsRequest(center),
  acceptReread: (body: unknown): Acceptance => ({ rows: textRows(body) ?? [] }),
};

/** What all actions on one text have in common. */
export const onText = {
  ...rereadTexts,
  reads: ({ textId }: AboutText) => ({ smsText: [textId] }),
  basis: (about: AboutText, rows: Reader) => {
    const text = textIn(about, rows);
    return text && isKept(text) ? smsTextBasis(text) : undefined;
  },
  answers: ({ textId }: AboutText) => answersOne('text', textId),
  accept: acceptText,
  lane: ({ textId }: AboutText) => [keyOf('smsText', textId)],
};

export const textIn = ({ textId }: Pick<AboutText, 'textId'>, rows: Reader) => rows.get('smsText', textId);
