import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { readOpenCalls } from '../db/phone-calls/phone-calls.ts';
import { textId } from '../http/input.ts';
import { read } from './read.ts';

/** The calls to make of a center (OUR-223, API-O61). */
export const openCalls = read({
  path: '/phone-calls/',
  summary: "Les appels à passer d'un centre",
  permission: 'flow',
  answers: 'PhoneCalls',
  input: z.object({ center: textId(CenterId) }),
  answer: async ({ center }, { db }) => ({ calls: await readOpenCalls(db, center) }),
});
