import * as z from 'zod/mini';
import { refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { locateTrolley as command } from '../../../../src/domain/transit/commands/locate.ts';
import { locationName, TrolleyId, trolleyIn } from '../../../../src/domain/transit/trolley.ts';
import { readMetas } from '../../db/center/read-settings.ts';
import { enterTrolleyMove } from '../../db/center/trolleys.ts';
import { textId } from '../../http/input.ts';
import { type Answer, action } from '../action.ts';
import { refusalOf } from '../conflict.ts';

/** Moves a trolley to another location of its center, and logs it (PRP-448, PRP-453, API-P16). */
export const locateTrolley = action({
  method: 'PATCH',
  path: '/trolleys/:id/',
  summary: "Change l'emplacement d'un chariot",
  permission: 'depots',
  answers: 'Trolley',
  input: z.object({ id: textId(TrolleyId), body: z.strictObject({ current_location: z.nullable(Id) }) }),
  subject: ({ id }) => ({ kind: 'trolley', id }),
  reads: () => ({ settings: true }),
  basis: ({ id }, rows) => {
    const trolley = trolleyIn(rows.settings, id);
    return trolley ? { values: { current_location: trolley.current_location ?? null } } : null;
  },
  decide: ({ id, body: { current_location } }, rows) => {
    const center = rows.settings?.id;
    const place = rows.settings?.trolley_locations?.find((it) => it.id === current_location);
    const args = { orderId: null, trolleyId: id, trolleyName: '', locationId: current_location, locationName: '' };
    if (center === undefined) return refusalOf(command.text, refuse('gone'));
    const refusal = command.guard({ ...args, center }, rows);
    if (refusal || !place) return refusalOf(command.text, refusal ?? refuse('otherLocation'));
    const isThere = trolleyIn(rows.settings, id)?.current_location === place.id;
    const move = { center_id: center, trolley_id: id, location_id: place.id, location: locationName(place) };
    return {
      verdict: 'accept',
      patches: command.effect({ ...args, center }, rows),
      // The same location again is no move.
      enters: isThere ? [] : [enterTrolleyMove({ ...move, done_by: rows.by })],
      answer: theTrolley(center, id),
    };
  },
});

const theTrolley =
  (center: number, id: TrolleyId): Answer =>
  async (db) =>
    trolleyIn(await readMetas(db, { center, since: 0 }), id);
