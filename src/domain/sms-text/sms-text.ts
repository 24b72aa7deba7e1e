import * as z from 'zod/mini';
import { maxSmsLength } from '../late-order/sms.ts';
import { type Refusal, refuse } from '../result.ts';
import type { SmsText } from './sms-text-row.ts';

/** The name a text is chosen by. */
export const SmsTextTitle = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));
/** Its words, with the marks of its fields as they were typed: `Bonjour {prénom}`. */
export const SmsTextBody = z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSmsLength));

/** The values that a change of a text replaces, and that a deletion takes away. */
export const smsTextBasis = ({ title, body, is_shared }: Pick<SmsText, 'title' | 'body' | 'is_shared'>) => ({
  title: title ?? '',
  body: body ?? '',
  is_shared: is_shared === true,
});

export const isKept = ({ deleted_at }: Pick<SmsText, 'deleted_at'>): boolean => !deleted_at;

/** Why a text is not changed or deleted: somebody deleted it; a shared one never becomes anybody's own again. */
export function whyNotChangeText(
  text: Pick<SmsText, 'is_shared' | 'deleted_at'> | undefined,
  isShared: boolean,
): Refusal<'gone' | 'shared'> | null {
  if (!text || !isKept(text)) return refuse('gone');
  return text.is_shared === true && !isShared ? refuse('shared') : null;
}

/** One's own first, then those of the center, each by name. */
export const inOrderOfName = <Text extends Pick<SmsText, 'id' | 'title' | 'is_shared'>>(
  texts: readonly Text[],
): readonly Text[] =>
  texts.toSorted(
    (one, other) =>
      Number(one.is_shared === true) - Number(other.is_shared === true) ||
      (one.title ?? '').localeCompare(other.title ?? '', 'fr', { numeric: true }) ||
      one.id - other.id,
  );
