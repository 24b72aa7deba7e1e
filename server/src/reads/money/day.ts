import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { readMoneyDay } from '../../db/money-day/read-money-day.ts';
import { SentDay } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { read } from '../read.ts';

/** The money of a center on one day of Paris (OUR-140, API-O40). */
export const moneyDay = read({
  path: '/money-entries/',
  summary: "L'argent d'un centre un jour donné : remboursements, crédits et frais rendus",
  permission: 'accounts',
  answers: 'MoneyDay',
  input: z.object({ date: SentDay, center: textId(CenterId) }),
  answer: ({ date: day, center }, { db }) => readMoneyDay(db, { day, center }),
});
