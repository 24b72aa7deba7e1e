import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { Command } from '../../../../src/domain/command.ts';
import { type Driver, DriverId } from '../../../../src/domain/driver/driver.ts';
import { refuse } from '../../../../src/domain/result.ts';
import type { Patch } from '../../../../src/domain/rows.ts';
import type { AnswerShape } from '../../http/entity-schemas.ts';
import { textId } from '../../http/input.ts';
import { type Answer, type AnyAction, action, type Decision, type Entry } from '../action.ts';
import { theDriver } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import type { Reads, Rows } from '../reads.ts';

/** One request about a driver, with the present rows. */
interface Asked<Body> {
  readonly driver: Driver;
  readonly body: Body;
  readonly rows: Rows;
  readonly nowMs: number;
}

type Accepted = Extract<Decision, { verdict: 'accept' }>;

interface DriverAction<Body, Args> {
  /** Absent where the driver himself is patched (API-108). */
  readonly service?: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  readonly reads?: (id: DriverId) => Reads;
  readonly centers?: (body: Body) => readonly CenterId[];
  /** The rules: the guard refuses with 409, the effect is written. */
  readonly command: Command<Args>;
  readonly args: (asked: Asked<Body>, who: Who) => Args;
  /** Refusals of the server alone. */
  readonly refuses?: (asked: Asked<Body>) => Decision | null;
  /** Entries beside the rows that boards have. */
  readonly enters?: (asked: Asked<Body>) => readonly Entry[];
  /** Patches of the server alone. */
  readonly also?: (asked: Asked<Body>) => readonly Patch[];
  readonly leaves?: (asked: Asked<Body>) => NonNullable<Accepted['leaves']>;
  /** The driver by default. */
  readonly answers?: AnswerShape;
  readonly answer?: (asked: Asked<Body>) => Answer;
}

/** The driver in a command's arguments. */
interface Who {
  readonly driverId: DriverId;
  readonly driverName: string;
  readonly center: CenterId;
}

/**
 * `POST /drivers/{id}/{service}/`, or `PATCH /drivers/{id}/`: an action on one driver of his present center (section 17
 * of dispatch.md).
 */
export function driverAction<Body, Args>(entry: DriverAction<Body, Args>): AnyAction {
  const { service, summary, body: schema, command, answers = 'Driver', centers } = entry;
  return action({
    ...(service ? { method: 'POST', path: `/drivers/:id/${service}/` } : { method: 'PATCH', path: '/drivers/:id/' }),
    summary,
    permission: 'flow',
    answers,
    input: z.object({ id: textId(DriverId), body: schema }),
    subject: ({ id }) => ({ kind: 'driver', id }),
    ...(centers ? { centers: ({ body }: { body: Body }) => centers(body) } : {}),
    reads: ({ id }) => ({ driver: [id], ...entry.reads?.(id) }),
    basis: ({ id, body }, rows) => {
      const driver = rows.get('driver', id);
      const args = driver && entry.args({ driver, body, rows, nowMs: 0 }, whoIs(driver));
      const values = args && command.basis?.(args, rows);
      return values ? { values, driver: id } : null;
    },
    decide: ({ id, body }, rows, nowMs) => {
      const driver = rows.get('driver', id);
      return driver
        ? decided(entry, { driver, body, rows, nowMs })
        : conflictOf(command.text, refuse('gone'), { driver: id });
    },
  });
}

function decided<Body, Args>(entry: DriverAction<Body, Args>, asked: Asked<Body>): Decision {
  const { driver, rows } = asked;
  const args = entry.args(asked, whoIs(driver));
  const refusal = entry.command.guard(args, rows);
  if (refusal) return conflictOf(entry.command.text, refusal, { driver: driver.id });
  const accepted: Decision = {
    verdict: 'accept',
    patches: [...entry.command.effect(args, rows), ...(entry.also?.(asked) ?? [])],
    answer: entry.answer?.(asked) ?? theDriver(driver.id),
    enters: entry.enters?.(asked) ?? [],
    ...(entry.leaves ? { leaves: entry.leaves(asked) } : {}),
  };
  return entry.refuses?.(asked) ?? accepted;
}

/** For a call that names the center: 409 where the driver is in another. */
export const elsewhere =
  (texts: Parameters<typeof conflictOf>[0]) =>
  ({ driver, body }: Pick<Asked<{ readonly center_id: CenterId }>, 'driver' | 'body'>): Decision | null =>
    (driver.current_center_id ?? driver.center) === body.center_id
      ? null
      : conflictOf(texts, refuse('gone'), { driver: driver.id });

const whoIs = (driver: Driver): Who => ({
  driverId: driver.id,
  driverName: driver.name ?? '',
  center: CenterId.parse(driver.current_center_id ?? driver.center),
});
