import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, get, minutes, post, queued } from '../../command.ts';
import { answersAll } from '../../documented-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Rank } from '../../schema.ts';
import { flatten, listOf } from '../../wire.ts';
import { PackingId } from '../packing.ts';
import { preparationRefusals } from '../text.ts';

const ReorderArgs = z.object({
  center: CenterId,
  /** The packing that was dragged. */
  packingId: PackingId,
  /** Its order, by which screens name it; builds before this one sent its public number alone. */
  orderId: z.optional(OrderId),
  randomId: z.nullish(z.string()),
  /** Every rank that changes, its own included (PRP-163); null is no rank. */
  ranks: z.array(z.object({ id: PackingId, rank: z.nullable(Rank) })).check(z.minLength(1)),
  /**
   * All emergencies, the most urgent first: this order wins, also over emergencies that a colleague added meanwhile.
   */
  order: z.optional(z.array(PackingId)),
});
type ReorderArgs = z.infer<typeof ReorderArgs>;

const ownRank = ({ packingId, ranks }: ReorderArgs) => ranks.find(({ id }) => id === packingId)?.rank ?? null;
/** The ranks that change, then those that stay (PRP-163). */
const sentRanks = ({ ranks, order = [] }: ReorderArgs) => {
  const changed = new Set(ranks.map(({ id }) => id));
  const same = order.map((id, at) => ({ id, rank: at + 1 })).filter(({ id }) => !changed.has(id));
  return [...ranks, ...same].map(({ id, rank }) => ({ id, emergency_rank: rank }));
};

const nameOf = ({ packingId, orderId, randomId }: ReorderArgs) =>
  orderName({ orderId: orderId ?? packingId, randomId });

/** Puts emergencies of the packing board into another order; the last one sent wins (PRP-160 to PRP-168, API-P02). */
export const reorderPackings = command('packing.reorder', {
  version: 1,
  args: ReorderArgs,
  reads: (args) => ({ packing: sentRanks(args).map(({ id }) => id) }),
  guard: ({ packingId }, rows) => {
    const packing = rows.get('packing', packingId);
    if (packing?.status !== 'todo') return refuse('gone');
    return packing.isLock ? refuse('locked') : null;
  },
  holds: (args, rows) => {
    const places = sentRanks(args).flatMap(({ id, emergency_rank: asked }) => {
      const packing = rows.get('packing', id);
      return packing ? [{ asked, is: packing.emergency_rank || null }] : [];
    });
    const urgent = places
      .filter(({ asked }) => asked !== null)
      .sort((one, other) => Number(one.asked) - Number(other.asked));
    // A colleague's emergencies may be among them: their order counts, not their numbers.
    const isInOrder = urgent.every(({ is }, at) => at === 0 || Number(urgent[at - 1]?.is) < Number(is));
    return isInOrder && places.every(({ asked, is }) => (asked === null) === (is === null));
  },
  // All of them: the ranks that stay may have come of an order that was refused since.
  effect: (args, rows) =>
    sentRanks(args).flatMap(({ id, emergency_rank }) => patch('packing', rows.get('packing', id), { emergency_rank })),
  isOneList: true,
  request: (args) => post('/tasks/packing/simple_bulk/', { body: sentRanks(args) }),
  answers: ({ ranks }) =>
    answersAll(
      'task',
      ranks.map(({ id }) => id),
    ),
  accept: (body) => ({ rows: Array.isArray(body) ? flatten('packing', 'answer', body) : [] }),
  reread: ({ center }) => get('/tasks/state/', { query: { center_id: String(center) } }),
  acceptReread: (body) => ({ rows: flatten('packing', 'answer', listOf(body, 'packings') ?? []) }),
  lane: ({ ranks }) => ranks.map(({ id }) => keyOf('packing', id)),
  laneIfRefused: ({ packingId }) => [keyOf('packing', packingId)],
  delivery: queued(minutes(15)),
  text: {
    title: 'Ordre des urgences',
    label: (args) => {
      const rank = ownRank(args);
      return rank === null
        ? `Retirer la commande ${nameOf(args)} des urgences`
        : `Mettre la commande ${nameOf(args)} en urgence ${rank}`;
    },
    done: (args) => {
      const rank = ownRank(args);
      return rank === null
        ? `Commande ${nameOf(args)} retirée des urgences`
        : `Commande ${nameOf(args)} en urgence ${rank}`;
    },
    refusals: {
      ...preparationRefusals,
      gone: preparationRefusals.noPacking,
      locked: 'Cette commande est verrouillée.',
    },
  },
});
