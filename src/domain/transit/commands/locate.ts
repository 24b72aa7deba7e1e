import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, get, minutes, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { type Order, OrderId } from '../../order/order.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Id } from '../../schema.ts';
import { flatten, isRecord } from '../../wire.ts';
import { locationRefusals } from '../text.ts';
import { locationsFor, TrolleyId, trolleyIn } from '../trolley.ts';

/** Why nothing is moved from an order: it lies on no trolley. The call names a trolley, so that the server need not ask. */
export const whyNotTrolleyOf = ({ trolley_id }: Pick<Order, 'trolley_id'>): Refusal<'noTrolley'> | null =>
  trolley_id ? null : refuse('noTrolley');

/**
 * Sets the location of a trolley (DSP-835, PRP-448 to PRP-452, API-P16). All orders on it show its location, so they
 * move too. It answers the trolley, which is part of the center's settings.
 */
export const locateTrolley = command('trolley.locate', {
  version: 1,
  args: z.object({
    center: CenterId,
    /** The order in whose window it was set, which is on the trolley; null from elsewhere. */
    orderId: z.nullable(OrderId),
    trolleyId: TrolleyId,
    trolleyName: z.string(),
    /** Null while none is chosen. */
    locationId: z.nullable(Id),
    locationName: z.string(),
  }),
  reads: ({ center }) => ({ metas: [center] }),
  guard: ({ center, trolleyId, locationId }, rows) => {
    const metas = rows.get('metas', center);
    const trolley = trolleyIn(metas, trolleyId);
    if (!trolley) return refuse('gone');
    if (locationId === null) return refuse('location');
    return locationsFor(metas, trolley).some(({ id }) => id === locationId) ? null : refuse('otherLocation');
  },
  holds: ({ center, trolleyId, locationId }, rows) =>
    locationId !== null && trolleyIn(rows.get('metas', center), trolleyId)?.current_location === locationId,
  effect: ({ center, trolleyId, locationId }, rows) => {
    const metas = rows.get('metas', center);
    const trolleys = (metas?.trolleys ?? []).map((it) =>
      it.id === trolleyId ? { ...it, current_location: locationId } : it,
    );
    return patch('metas', metas, { trolleys });
  },
  basis: ({ center, trolleyId }, rows) => {
    const trolley = trolleyIn(rows.get('metas', center), trolleyId);
    return trolley && { current_location: trolley.current_location ?? null };
  },
  request: ({ trolleyId, locationId }) =>
    patchTo(`/trolleys/${trolleyId}/`, { body: { current_location: locationId } }),
  answers: ({ trolleyId }) => answersOne('trolley', trolleyId),
  accept: () => ({ rows: [] }),
  reread: ({ center }) => get('/dispatch/loadstate/', { query: { center: String(center) } }),
  acceptReread: (body, { center }) => {
    const metas = isRecord(body) ? body.metas : null;
    return { rows: isRecord(metas) ? flatten('metas', 'answer', [{ ...metas, id: center }]) : [] };
  },
  lane: ({ center }) => [keyOf('metas', center)],
  delivery: queued(minutes(60)),
  text: {
    title: 'Emplacement de chariot',
    label: ({ trolleyName, locationName }) => `${trolleyName} : emplacement ${locationName}`,
    success: 'Sauvegarde effectuée',
    refusals: locationRefusals,
  },
});
