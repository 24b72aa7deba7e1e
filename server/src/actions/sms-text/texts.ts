import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import {
  isKept,
  SmsTextBody,
  SmsTextTitle,
  smsTextBasis,
  whyNotChangeText,
} from '../../../../src/domain/sms-text/sms-text.ts';
import { smsTextRefusals } from '../../../../src/domain/sms-text/text.ts';
import type { Db, Tx } from '../../db/connection/open.ts';
import { enterText, enterTextDeletion, enterWords, readLatestText, readSmsText } from '../../db/sms-texts/sms-texts.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import type { Rows } from '../reads.ts';

const texts = { refusals: smsTextRefusals };

const words = { title: SmsTextTitle, body: SmsTextBody, is_shared: z.boolean() };

/** What is shared by a center is of those who answer for it (OUR-228). */
const ofManagers = ({ body }: { readonly body: { readonly is_shared: boolean } }) =>
  body.is_shared ? ('accounts' as const) : null;

/** A new text, of whoever writes it or of the center (OUR-228, API-O67). */
const addText = action({
  method: 'POST',
  path: '/sms-texts/',
  summary: 'Garde un texte de SMS, à soi ou au centre',
  permission: 'flow',
  needs: ofManagers,
  answers: 'SmsText',
  input: z.object({ body: z.strictObject({ center: CenterId, ...words }) }),
  subject: ({ body }) => ({ kind: 'metas', id: body.center }),
  reads: () => ({}),
  decide: ({ body: { center, ...its } }, { by }) => ({
    verdict: 'accept',
    patches: [],
    enters: [enterText(by, center, its)],
    answer: (db) => readLatestText(db, center, by),
  }),
});

/** The text, as whoever acts may see it; the values that a change of it replaces. */
const ofOne = {
  subject: ({ id }: { readonly id: number }) => ({ kind: 'smsText' as const, id }),
  reads: () => ({}),
  facts: (tx: Tx, { id }: { readonly id: number }, { by }: Rows) => readSmsText(tx, id, by),
  basis: (_input: unknown, _rows: Rows, text: Awaited<ReturnType<typeof readSmsText>>) =>
    text && isKept(text) ? { values: smsTextBasis(text), moved: 'Ce texte a été changé entre-temps' } : null,
};

const theText = (id: number, by: string) => (db: Db) => readSmsText(db, id, by);

/** Other words for a text; one of one's own may be shared by it (OUR-228, API-O68). */
const editText = action({
  method: 'PATCH',
  path: '/sms-texts/:id/',
  summary: 'Change un texte de SMS',
  permission: 'flow',
  needs: ofManagers,
  answers: 'SmsText',
  input: z.object({ id: textId(Id), body: z.strictObject(words) }),
  ...ofOne,
  decide: ({ id, body }, { by }, _nowMs, text) => {
    const refusal = whyNotChangeText(text, body.is_shared);
    if (refusal) return conflictOf(texts, refusal, {});
    return { verdict: 'accept', patches: [], enters: [enterWords(by, id, body)], answer: theText(id, by) };
  },
});

/** Takes a text away (OUR-228, API-O69); one that is deleted already counts as done. */
const deleteText = action({
  method: 'POST',
  path: '/sms-texts/:id/delete/',
  summary: 'Supprime un texte de SMS',
  permission: 'flow',
  needs: ofManagers,
  answers: 'SmsText',
  input: z.object({ id: textId(Id), body: z.strictObject({ is_shared: z.boolean() }) }),
  ...ofOne,
  decide: ({ id, body }, { by }, _nowMs, text) => {
    if (!text) return conflictOf(texts, refuse('gone'), {});
    const answer = theText(id, by);
    if (!isKept(text)) return { verdict: 'decline', answer };
    const refusal = whyNotChangeText(text, body.is_shared);
    if (refusal) return conflictOf(texts, refusal, {});
    return { verdict: 'accept', patches: [], enters: [enterTextDeletion(by, id)], answer };
  },
});

export const smsTextActions = [addText, editText, deleteText];
