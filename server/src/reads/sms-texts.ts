import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { readKeptTexts } from '../db/sms-texts/sms-texts.ts';
import { textId } from '../http/input.ts';
import { read } from './read.ts';

/** The texts to choose for messages: one's own, and those of the center (OUR-229, API-O66). */
export const keptTexts = read({
  path: '/sms-texts/',
  summary: 'Les textes de SMS de qui demande, et ceux du centre',
  permission: 'flow',
  answers: 'SmsTexts',
  input: z.object({ center: textId(CenterId) }),
  answer: async ({ center }, { db }, { user }) => ({ texts: await readKeptTexts(db, center, user.email) }),
});
