import * as z from 'zod/mini';
import { presenceBasis } from '../../../../src/domain/driver-log/basis.ts';
import { shiftRefusals } from '../../../../src/domain/driver-log/refusals.ts';
import { whyNotShift, whyNotYet } from '../../../../src/domain/driver-log/shift-times.ts';
import { refuse } from '../../../../src/domain/result.ts';
import {
  type Corrected,
  correctPresence as correction,
  editsOf,
  lockPresence,
} from '../../db/presences/corrections.ts';
import { endOf, type Presence, startOf } from '../../db/presences/presences.ts';
import { readPresenceLog } from '../../db/presences/read-logs.ts';
import { SentInstant, SerialId } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';

const texts = { refusals: shiftRefusals };

/** Null takes a correction back. */
const Time = z.optional(z.nullable(SentInstant));

const Correction = z
  .strictObject({
    manual_edit_start: Time,
    manual_edit_end: Time,
    comment: z.nullish(z.string().check(z.maxLength(500))),
  })
  .check(
    z.refine(
      ({ manual_edit_start, manual_edit_end }) => manual_edit_start !== undefined || manual_edit_end !== undefined,
    ),
  );

/** Corrects the times of a presence (LOG-062 to LOG-066, API-L02). The badge's times stay beside the corrections. */
export const correctPresence = action({
  method: 'PATCH',
  path: '/presence-logs/:id/',
  summary: "Corrige le début ou la fin d'une présence",
  permission: 'logs',
  answers: 'PresenceLog',
  input: z.object({ id: textId(SerialId), body: Correction }),
  subject: ({ id }) => ({ kind: 'presence', id }),
  reads: () => ({}),
  facts: (tx, { id }) => lockPresence(tx, id),
  basis: ({ id }, _rows, presence) =>
    presence ? { values: presenceBasis({ startMs: startOf(presence), endMs: endOf(presence) }), log: id } : null,
  decide: ({ id, body }, rows, nowMs, presence) => {
    if (!presence) return conflictOf(texts, refuse('gone'), {});
    const set = correctedBy(body, presence);
    const after = { ...presence, ...set };
    const times = { startMs: startOf(after), endMs: endOf(after) };
    const refusal = whyNotShift(times) ?? whyNotYet(times, nowMs);
    if (refusal) return refusalOf(texts, refusal);
    const answer = (db: Parameters<typeof readPresenceLog>[0]) => readPresenceLog(db, id, nowMs);
    if (editsOf(presence, set).length === 0) return { verdict: 'decline', answer };
    const comment = body.comment || null;
    return { verdict: 'accept', patches: [], enters: [correction(presence, set, { by: rows.by, comment })], answer };
  },
});

/** What a call leaves out stays as it is; instants are written in one form. */
function correctedBy(body: z.infer<typeof Correction>, presence: Presence): Corrected {
  const { manual_edit_start = presence.manual_edit_start, manual_edit_end = presence.manual_edit_end } = body;
  return { manual_edit_start: isoOrNull(manual_edit_start), manual_edit_end: isoOrNull(manual_edit_end) };
}

const isoOrNull = (written: string | null) => (written === null ? null : new Date(written).toISOString());
