import * as z from 'zod/mini';
import { seenInForm } from '../../basis.ts';
import { CenterId } from '../../center/center-id.ts';
import { command, get, live, post } from '../../command.ts';
import { answersFields } from '../../documented-answer.ts';
import { keyOf } from '../../rows.ts';
import { isRecord } from '../../wire.ts';
import { sentence } from '../../words/isolate.ts';
import { centsOfEuros, eurosOf } from '../cents.ts';
import { limitName } from '../limit/limit.ts';
import { euroText } from '../money.ts';

/** The limit of a center as its screen shows it; null for none. */
export const limitBasis = (euros: number | null | undefined) => ({ value: euros ?? null });

const told = (body: unknown): number | null | undefined => {
  if (!isRecord(body) || !('limit' in body)) return undefined;
  return typeof body.limit === 'number' || typeof body.limit === 'string' ? Number(body.limit) : null;
};

/**
 * Sets the limit of what is given for one order on one day in a center, or takes it away (OUR-177, PRP-628, API-P25). It
 * rests on the limit that its author saw. Of money, hence now or not at all.
 */
export const setMoneyLimit = command('money.limit', {
  version: 1,
  args: z.object({
    center: CenterId,
    /** Null for no limit. */
    cents: z.nullable(z.int().check(z.nonnegative(), z.maximum(100_000_000))),
    ...seenInForm,
  }),
  reads: () => ({}),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  basis: () => undefined,
  basisInAnswer: (body) => {
    const limit = told(body);
    return limit === undefined ? undefined : limitBasis(limit);
  },
  request: ({ center, cents }) =>
    post('/configs/global/', { body: { name: limitName(center), value: cents === null ? null : eurosOf(cents) } }),
  answers: ({ center }) => answersFields('e-25', ['value'], { name: limitName(center) }),
  accept: () => ({ rows: [] }),
  reread: ({ center }) => get('/money-proposals/', { query: { center: String(center) } }),
  acceptReread: () => ({ rows: [] }),
  isConfirmedBy: (body, { cents }) => {
    const limit = told(body);
    return limit !== undefined && (limit === null ? cents === null : centsOfEuros(limit) === cents);
  },
  lane: ({ center }) => [keyOf('metas', center)],
  delivery: live,
  text: {
    title: 'Limite du centre',
    label: ({ cents }) =>
      cents === null
        ? "Aucune limite d'argent par commande et par jour"
        : sentence`Limite par commande et par jour : ${euroText(eurosOf(cents))}`,
    success: 'Sauvegarde effectuée',
    moved: (_, __, now) =>
      typeof now.value === 'number'
        ? sentence`La limite est maintenant ${euroText(now.value)}`
        : "Le centre n'a maintenant pas de limite",
    refusals: {},
  },
});
