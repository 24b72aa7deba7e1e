import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { type Command, type CommandText, command, get, live, type RequestSpec } from '../../command.ts';
import type { DocumentedAnswer } from '../../documented-answer.ts';
import { DriverId } from '../../driver/driver.ts';
import type { Refusal } from '../../result.ts';
import { keyOf, type Reader } from '../../rows.ts';
import { flatten, rowsIn } from '../../wire.ts';
import { costsIn } from '../basis.ts';
import { extraCostMoved, extraCostRefusals } from '../text.ts';

/** The driver of the extra cost; `center` is where the user acts. */
export const who = { driverId: DriverId, driverName: z.string(), center: CenterId };
const Who = z.object(who);
type Who = z.infer<typeof Who>;

/** A new extra cost of any kind; `minutes` is null in amount mode (LOG-100). */
export const cost = {
  ...who,
  day: z.iso.date(),
  typeId: z.int().check(z.positive()),
  amountCents: z.int(),
  minutes: z.nullable(z.int().check(z.gte(0))),
  comment: z.string().check(z.maxLength(500)),
};

interface CostSpec<Schema extends z.ZodMiniType> {
  readonly args: Schema;
  /** Whether the driver's row is read too. */
  readonly readsDriver?: (args: z.infer<Schema>) => boolean;
  readonly guard: (args: z.infer<Schema>, rows: Reader) => Refusal | null;
  readonly request: (args: z.infer<Schema>) => RequestSpec;
  readonly answers: (args: z.infer<Schema>) => DocumentedAnswer;
  readonly deletes?: true;
  readonly title: string;
  readonly label: CommandText<z.infer<Schema>>['label'];
  readonly done?: CommandText<z.infer<Schema>>['done'];
  readonly refusals?: CommandText<z.infer<Schema>>['refusals'];
  /** The extra costs that it adds to (OUR-268): those its form began with are in its arguments. */
  readonly addsTo?: (args: z.infer<Schema>) => RequestSpec;
}

/**
 * An action on the extra costs of a driver, or on his demands. Money, hence `live`: it is never sent again by itself
 * (SUP-376). No row of the replica has extra costs: lists are read again.
 */
export function costCommand<Name extends string, Schema extends z.ZodMiniType<Who>>(
  name: Name,
  { args, readsDriver = () => false, refusals = extraCostRefusals, guard, request, addsTo, ...spec }: CostSpec<Schema>,
): Command<z.infer<Schema>> & { readonly name: Name } {
  const { answers, deletes, title, label, done } = spec;
  return command(name, {
    version: 1,
    args,
    reads: (it) => (readsDriver(it) ? { driver: [it.driverId] } : {}),
    guard,
    holds: () => false,
    effect: () => [],
    request,
    answers,
    accept: () => ({ rows: [] }),
    isUnreadable: true,
    ...(deletes ? { deletes } : {}),
    ...(addsTo ? { addsTo: { read: addsTo, seen: costsIn } } : {}),
    reread: ({ center }) => get('/drivers/', { query: { center: String(center) } }),
    acceptReread: (body) => ({ rows: flatten('driver', 'answer', rowsIn(body, 'drivers') ?? []) }),
    lane: ({ driverId }) => [keyOf('driver', driverId)],
    // Known not to have happened, it holds nobody up: what the driver needs next may be the remedy (LOG-218).
    laneIfRefused: () => [],
    delivery: live,
    text: {
      title,
      label,
      ...(done ? { done } : {}),
      success: 'Sauvegarde effectuée',
      failureSeconds: 30,
      untitled: true,
      ...(addsTo ? { moved: () => extraCostMoved } : {}),
      refusals,
    },
  });
}
