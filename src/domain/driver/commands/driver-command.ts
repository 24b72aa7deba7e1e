import type * as z from 'zod/mini';
import type { Basis } from '../../basis.ts';
import type { CenterId } from '../../center/center-id.ts';
import {
  type Acceptance,
  type Command,
  type CommandText,
  command,
  type Delivery,
  get,
  post,
  type ReadKeys,
  type RequestSpec,
} from '../../command.ts';
import { answersOne, type DocumentedAnswer } from '../../documented-answer.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, type Patch, type Reader, type RowKey, type RowOf } from '../../rows.ts';
import { flatten, isRecord, rowsIn } from '../../wire.ts';
import { genericError } from '../../words/error-text.ts';
import type { DriverId } from '../driver.ts';
import { driverRefusals } from '../text.ts';

/** `center` is where the user saw the driver. */
type DriverArgs = { readonly driverId: DriverId; readonly driverName: string; readonly center: CenterId };

interface DriverSpec<Schema extends z.ZodMiniType<DriverArgs>> {
  readonly args: Schema;
  readonly reads?: (args: z.infer<Schema>) => ReadKeys;
  readonly lane?: (args: z.infer<Schema>) => readonly RowKey[];
  readonly guard: (args: z.infer<Schema>, driver: RowOf<'driver'>, rows: Reader) => Refusal | null;
  readonly holds: (args: z.infer<Schema>, driver: RowOf<'driver'>, rows: Reader) => boolean;
  readonly effect: (args: z.infer<Schema>, driver: RowOf<'driver'>, rows: Reader) => readonly Patch[];
  /** The values of the driver that it replaces (docs/adr/0059). */
  readonly basis?: (args: z.infer<Schema>, driver: RowOf<'driver'>) => Basis;
  readonly request: (args: z.infer<Schema>) => RequestSpec;
  /** Where the answer is not the driver. */
  readonly answers?: (args: z.infer<Schema>) => DocumentedAnswer;
  readonly isUnreadable?: boolean;
  readonly reachesFarther?: true;
  readonly accept?: (body: unknown, args: z.infer<Schema>) => Acceptance;
  readonly delivery: Delivery;
  readonly title: string;
  readonly label: CommandText<z.infer<Schema>>['label'];
  readonly success?: string;
}

/** An action on the presence of one driver (section 17 of dispatch.md). It answers the driver. */
export function driverCommand<Name extends string, Schema extends z.ZodMiniType<DriverArgs>>(
  name: Name,
  spec: DriverSpec<Schema>,
): Command<z.infer<Schema>> & { readonly name: Name } {
  const { args, delivery, request, title, label, success, basis } = spec;
  return command(name, {
    version: 1,
    args,
    reads: (it) => ({ ...spec.reads?.(it), driver: [it.driverId] }),
    guard: (it, rows) => {
      const driver = rows.get('driver', it.driverId);
      return driver ? spec.guard(it, driver, rows) : refuse('gone');
    },
    holds: (it, rows) => {
      const driver = rows.get('driver', it.driverId);
      return driver !== undefined && spec.holds(it, driver, rows);
    },
    effect: (it, rows) => {
      const driver = rows.get('driver', it.driverId);
      return driver ? spec.effect(it, driver, rows) : [];
    },
    ...(basis
      ? {
          basis: (it, rows) => {
            const driver = rows.get('driver', it.driverId);
            return driver && basis(it, driver);
          },
        }
      : {}),
    request,
    answers: spec.answers ?? (({ driverId }) => answersOne('driver', driverId)),
    ...(spec.isUnreadable ? { isUnreadable: true } : {}),
    ...(spec.reachesFarther ? { reachesFarther: true } : {}),
    accept: spec.accept ?? driverAnswer,
    reread: ({ center }) => get('/drivers/', { query: { center: String(center) } }),
    acceptReread: (body) => ({ rows: flatten('driver', 'answer', rowsIn(body, 'drivers') ?? []) }),
    lane: (it) => [keyOf('driver', it.driverId), ...(spec.lane?.(it) ?? [])],
    delivery,
    text: {
      ...{ title, label, refusals: driverRefusals },
      failure: (text) => ({
        text: text === genericError ? text : `${genericError} : ${text}`,
        seconds: 5,
        isFailure: true,
      }),
      ...(success === undefined ? {} : { success }),
    },
  });
}

const driverAnswer = (body: unknown): Acceptance => ({
  rows: isRecord(body) ? flatten('driver', 'answer', [body]) : [],
});

/** `POST /drivers/{id}/{service}/`. */
export const postDriver = (driverId: DriverId, service: string, body?: unknown) =>
  post(`/drivers/${driverId}/${service}/`, body === undefined ? {} : { body });
