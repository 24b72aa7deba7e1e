import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { command, hours, post, queued } from '../../command.ts';
import { patch } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { sentence } from '../../words/isolate.ts';
import { isKept, whyNotChangeText } from '../sms-text.ts';
import { smsTextRefusals } from '../text.ts';
import { aboutText, onText, textIn } from './text-command.ts';

/**
 * Takes a text away (OUR-228, API-O69), with the words its author saw: one that somebody changed meanwhile stays. One
 * that is deleted already counts as done.
 */
export const deleteSmsText = command('smsText.delete', {
  version: 1,
  args: z.object({ ...aboutText, title: z.string(), isShared: z.boolean(), at: Instant, ...seenInForm }),
  ...onText,
  guard: (it, rows) => whyNotChangeText(textIn(it, rows), it.isShared),
  holds: (it, rows) => {
    const text = textIn(it, rows);
    return text !== undefined && !isKept(text);
  },
  effect: (it, rows) => patch('smsText', textIn(it, rows), { deleted_at: it.at }),
  request: ({ textId, isShared }) => post(`/sms-texts/${textId}/delete/`, { body: { is_shared: isShared } }),
  delivery: queued(hours(12)),
  text: {
    title: 'Texte de SMS supprimé',
    label: ({ title }) => sentence`Supprimer le texte de SMS ${title}`,
    success: 'Texte supprimé',
    moved: () => "Quelqu'un d'autre a changé ce texte entre-temps : relisez-le avant de le supprimer",
    refusals: smsTextRefusals,
  },
});
