import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import type { Sendings } from '../../../src/domain/preparation/sending.ts';
import { readSendings } from '../db/sendings.ts';
import { textId } from '../http/input.ts';
import { hourMs, iso } from '../world/clock.ts';
import { read } from './read.ts';

/** Sendings of the last hour, or since the first one stored (OUR-021, API-O01). */
export const sendings = read({
  path: '/nextconfigs/sendings/',
  summary: "Qui a été envoyé où dans la dernière heure, et d'après quoi",
  permission: 'assign',
  answers: 'Sendings',
  input: z.object({ center_id: textId(CenterId) }),
  answer: async ({ center_id }, { db }, { nowMs }): Promise<Sendings> => {
    const hourAgo = iso(nowMs - hourMs);
    const { first, sendings: found } = await readSendings(db, center_id, hourAgo);
    return { since: first !== null && first > hourAgo ? first : hourAgo, sendings: found };
  },
});
