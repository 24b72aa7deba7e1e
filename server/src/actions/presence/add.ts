import * as z from 'zod/mini';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { sameTimesBasis } from '../../../../src/domain/driver-log/basis.ts';
import { addedRefusals } from '../../../../src/domain/driver-log/refusals.ts';
import { addedShift, whyNotYet } from '../../../../src/domain/driver-log/shift-times.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { dateTimeText } from '../../../../src/domain/time/paris-time.ts';
import { addPresence as addition, lastAdded } from '../../db/presences/corrections.ts';
import { endOf, type Presence, startOf } from '../../db/presences/presences.ts';
import { readPresenceLog } from '../../db/presences/read-logs.ts';
import { timesAuthor, withSameTimes } from '../../db/presences/same-times.ts';
import { SentDay } from '../../http/bounds.ts';
import { action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';

const texts = { refusals: addedRefusals };

/** `09:05`, on Paris clocks. */
const Time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const Added = z.strictObject({ driver: DriverId, date: SentDay, start: Time, end: Time });

const alreadyThere = (presence: Presence) =>
  `Présence déjà enregistrée (${[startOf(presence), endOf(presence)].map((ms) => dateTimeText(ms)).join(' - ')})`;

/** Adds a presence by hand, within one day (LOG-070 to LOG-075, API-L03). */
export const addPresence = action({
  method: 'POST',
  path: '/presence-logs/',
  summary: "Ajoute une présence d'un livreur",
  permission: 'logs',
  answers: 'PresenceLog',
  input: z.object({ body: Added }),
  subject: ({ body }) => ({ kind: 'driver', id: body.driver }),
  reads: ({ body }) => ({ driver: [body.driver] }),
  facts: async (tx, { body: { driver, date, start, end } }) => {
    const shift = addedShift(date, start, end);
    return 'refused' in shift ? undefined : await withSameTimes(tx, driver, shift);
  },
  basis: (_input, _rows, same) => ({
    values: sameTimesBasis(same?.id ?? null),
    ...(same ? { log: same.id, moved: alreadyThere(same), author: (tx) => timesAuthor(tx, same) } : {}),
  }),
  decide: ({ body }, rows, nowMs) => {
    const driver = rows.get('driver', body.driver);
    if (!driver) return conflictOf(texts, refuse('gone'), {});
    const shift = addedShift(body.date, body.start, body.end);
    if ('refused' in shift) return refusalOf(texts, shift);
    const tooEarly = whyNotYet(shift, nowMs);
    if (tooEarly) return refusalOf(texts, tooEarly);
    return {
      verdict: 'accept',
      patches: [],
      enters: [addition(driver, shift, rows.by)],
      answer: async (db) => readPresenceLog(db, await lastAdded(db, driver.id), nowMs),
    };
  },
});
