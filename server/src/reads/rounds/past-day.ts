import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { readPastDay } from '../../db/past-day/read-past-day.ts';
import { SentDay } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { read } from '../read.ts';

/** The late orders of a day, by round (OUR-236, API-O65). */
export const pastDay = read({
  path: '/dispatch-days/',
  summary: "Les commandes livrées en retard d'un jour passé, par tournée",
  permission: 'flow',
  answers: 'PastDay',
  input: z.object({ date: SentDay, center: textId(CenterId) }),
  answer: ({ date: day, center }, { db }, { nowMs }) => readPastDay(db, { day, center, nowMs }),
});
