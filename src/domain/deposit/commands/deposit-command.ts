import * as z from 'zod/mini';
import type { Basis } from '../../basis.ts';
import { CenterId } from '../../center/center-id.ts';
import { type AddsTo, type Command, type CommandText, live, type RequestSpec } from '../../command.ts';
import type { DocumentedAnswer } from '../../documented-answer.ts';
import { driverCommand } from '../../driver/commands/driver-command.ts';
import { DriverId } from '../../driver/driver.ts';

/** The driver whose deposits move; `center` is where the user saw him. */
export const who = { driverId: DriverId, driverName: z.string(), center: CenterId };

/** How many of a product move at once. */
export const Moved = z.int().check(z.minimum(1), z.maximum(9_999));

/** The quantities a movement rests on (OUR-266): those its form began with are in its arguments. */
interface RestsOn<Args> extends AddsTo<Args> {
  /** What they are by now, in words. */
  readonly moved: (args: Args, now: Basis) => string | null;
}

interface DepositSpec<Schema extends z.ZodMiniType> {
  readonly args: Schema;
  readonly request: (args: z.infer<Schema>) => RequestSpec;
  readonly answers: DocumentedAnswer;
  readonly restsOn?: RestsOn<z.infer<Schema>>;
  readonly title: string;
  readonly label: CommandText<z.infer<Schema>>['label'];
  readonly success: string;
  readonly successTitle?: string;
}

/**
 * A movement of deposits between a client, a driver and the stock (section 21 of dispatch.md). All movements are
 * `live`. Movements of the same quantity cannot be distinguished, so none is ever sent twice; one of a chosen quantity
 * rests on what its author saw (OUR-266). The change is shown once the lists are read again: no row of the replica has
 * deposits.
 */
export function depositCommand<Name extends string, Schema extends z.ZodMiniType<z.infer<z.ZodMiniObject<typeof who>>>>(
  name: Name,
  { args, answers, request, restsOn, title, label, ...said }: DepositSpec<Schema>,
): Command<z.infer<Schema>> & { readonly name: Name } {
  const { text, ...command } = driverCommand(name, {
    ...{ args, request, title, label },
    answers: () => answers,
    accept: () => ({ rows: [] }),
    isUnreadable: true,
    guard: () => null,
    holds: () => false,
    effect: () => [],
    delivery: live,
  });
  const { failure: _, ...texts } = text;
  if (!restsOn) return { ...command, text: { ...texts, ...said } };
  const { moved, ...addsTo } = restsOn;
  return { ...command, addsTo, text: { ...texts, ...said, moved: (its, _, now) => moved(its, now) } };
}
