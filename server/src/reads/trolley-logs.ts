import * as z from 'zod/mini';
import { TrolleyId } from '../../../src/domain/transit/trolley.ts';
import { centerNaming } from '../db/center/read-settings.ts';
import { readTrolleyLogs } from '../db/center/trolleys.ts';
import { notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { read } from './read.ts';

/** PRP-453, API-P16. */
export const trolleyLogs = read({
  path: '/trolleys/:id/logs/',
  summary: "Les changements d'emplacement d'un chariot",
  permission: 'depots',
  answers: 'TrolleyLogs',
  input: z.object({ id: textId(TrolleyId) }),
  answer: async ({ id }, { db }) => {
    if ((await centerNaming(db, 'trolleys', id)) === null) throw notFound(texts.notFound);
    return { logs: await readTrolleyLogs(db, id) };
  },
});
