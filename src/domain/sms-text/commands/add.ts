import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, hours, post, queued } from '../../command.ts';
import { answersNew } from '../../documented-answer.ts';
import { listOf } from '../../wire.ts';
import { sentence } from '../../words/isolate.ts';
import { SmsTextBody, SmsTextTitle, smsTextBasis } from '../sms-text.ts';
import { SmsText } from '../sms-text-row.ts';
import { smsTextRefusals } from '../text.ts';
import { acceptText, rereadTexts } from './text-command.ts';

const Added = z.object({
  center: CenterId,
  title: SmsTextTitle,
  body: SmsTextBody,
  /** For all of the center; else for whoever writes it. */
  isShared: z.boolean(),
});
type Added = z.infer<typeof Added>;

const isSame = (text: SmsText, { title, body, isShared }: Added) => {
  const values = smsTextBasis(text);
  return values.title === title && values.body === body && values.is_shared === isShared;
};

/** A new text to choose for messages (OUR-228, API-O67). It waits for the network; the same sent twice is one text. */
export const addSmsText = command('smsText.add', {
  version: 1,
  args: Added,
  reads: () => ({}),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  request: ({ center, title, body, isShared }) =>
    post('/sms-texts/', { body: { center, title, body, is_shared: isShared } }),
  answers: () => answersNew('text'),
  accept: acceptText,
  ...rereadTexts,
  isConfirmedBy: (body, added) =>
    (listOf(body, 'texts') ?? []).some((row) => {
      const text = SmsText.safeParse(row).data;
      return text !== undefined && isSame(text, added);
    }),
  // Nothing is there yet that others could wait for: the same name twice goes one after the other.
  lane: ({ center, title }) => [`smsTexts/${center}/${title}`],
  delivery: queued(hours(12)),
  text: {
    title: 'Texte de SMS ajouté',
    label: ({ title }) => sentence`Texte de SMS : ${title}`,
    success: 'Texte enregistré',
    refusals: smsTextRefusals,
  },
});
