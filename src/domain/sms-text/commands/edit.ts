import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { command, hours, patchTo, queued } from '../../command.ts';
import { isEqual } from '../../equal.ts';
import { patch } from '../../rows.ts';
import { sentence } from '../../words/isolate.ts';
import { SmsTextBody, SmsTextTitle, smsTextBasis, whyNotChangeText } from '../sms-text.ts';
import { smsTextRefusals } from '../text.ts';
import { aboutText, onText, textIn } from './text-command.ts';

const Edited = z.object({
  ...aboutText,
  title: SmsTextTitle,
  body: SmsTextBody,
  /** A text of one's own may be shared by this; a shared one stays so. */
  isShared: z.boolean(),
  ...seenInForm,
});

/** Other words for a text (OUR-228, API-O68). It rests on those its author saw: of two the second is told. */
export const editSmsText = command('smsText.edit', {
  version: 1,
  args: Edited,
  ...onText,
  guard: (it, rows) => whyNotChangeText(textIn(it, rows), it.isShared),
  holds: (it, rows) => {
    const text = textIn(it, rows);
    const wanted = smsTextBasis({ title: it.title, body: it.body, is_shared: it.isShared });
    return text !== undefined && isEqual(smsTextBasis(text), wanted);
  },
  effect: (it, rows) => patch('smsText', textIn(it, rows), { title: it.title, body: it.body, is_shared: it.isShared }),
  request: ({ textId, title, body, isShared }) =>
    patchTo(`/sms-texts/${textId}/`, { body: { title, body, is_shared: isShared } }),
  delivery: queued(hours(12)),
  text: {
    title: 'Texte de SMS modifié',
    label: ({ title }) => sentence`Texte de SMS : ${title}`,
    success: 'Texte enregistré',
    moved: (_, __, now) =>
      sentence`Quelqu'un d'autre a changé ce texte entre-temps : ${String(now.title)}. ${String(now.body)}`,
    refusals: smsTextRefusals,
  },
});
