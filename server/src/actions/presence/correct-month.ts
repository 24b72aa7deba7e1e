import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import {
  centsOfCorrection,
  correctionReason,
  correctionRefusals,
  entryDay,
  latestOf,
  whyNotCorrection,
  whyNotInto,
} from '../../../../src/domain/driver-log/correction.ts';
import { Month } from '../../../../src/domain/driver-log/driver-month.ts';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';
import { euroText } from '../../../../src/domain/money/money.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { parisDay } from '../../../../src/domain/time/paris-time.ts';
import { readCorrections } from '../../db/demands/corrections.ts';
import { enterExtraCost } from '../../db/demands/extra-costs.ts';
import { lockNextOpen, monthOfDay } from '../../db/presences/log-months.ts';
import { frozenCentsOn } from '../../db/presences/rates.ts';
import { readDriverMonth } from '../../db/presences/read-driver-months.ts';
import { SeenId, SentDay } from '../../http/bounds.ts';
import { action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { intoConflict } from './into-conflict.ts';

const texts = { refusals: correctionRefusals };

const Amount = z.number().check(
  z.minimum(-1_000_000),
  z.maximum(1_000_000),
  z.refine((euros) => eurosOf(centsOfEuros(euros)) === euros),
);
const Reason = z.string().check(z.trim(), z.minLength(correctionReason.least), z.maxLength(correctionReason.most));

const Correction = z.strictObject({
  ...{ driver: DriverId, day: SentDay, into: Month, amount: Amount },
  ...{ minutes: z.optional(z.int().check(z.minimum(-10_000), z.maximum(10_000))), reason: Reason },
  /** The latest correction of the corrected month that was seen, 0 without one. */
  seen: z.optional(SeenId),
});

/** Enters a correction of a closed month in the next open one (LOG-204, API-L15). */
export const correctMonth = action({
  method: 'POST',
  path: '/driver-months/correct/',
  summary: "Corrige un mois clos d'un livreur dans le mois suivant qui est ouvert",
  permission: 'logs',
  answers: 'DriverMonth',
  input: z.object({ body: Correction }),
  subject: ({ body }) => ({ kind: 'driver', id: body.driver }),
  reads: ({ body }) => ({ driver: [body.driver] }),
  facts: async (tx, { body: { driver, day } }, rows) => {
    const his = rows.get('driver', driver);
    return {
      nextOpen: await lockNextOpen(tx, driver, monthOfDay(day)),
      latest: latestOf(await readCorrections(tx, monthOfDay(day), [driver])),
      hourlyCents: his ? await frozenCentsOn(tx, his, day) : 0,
    };
  },
  decide: ({ body }, rows, nowMs, { nextOpen, latest, hourlyCents }) => {
    const driver = rows.get('driver', body.driver);
    if (!driver) return conflictOf(texts, refuse('gone'), {});
    const { day, into, reason, minutes = null } = body;
    const amountCents = centsOfEuros(body.amount);
    const refusal = whyNotCorrection({ day, into, amountCents, minutes });
    if (refusal) return refusalOf(texts, refusal);
    const month = monthOfDay(day);
    const elsewhere = whyNotInto(into, nextOpen);
    if (elsewhere) return intoConflict(texts, elsewhere, { driver: driver.id, month });
    // Two who found out the same would pay it twice.
    if (latest > (body.seen ?? latest)) return intoConflict(texts, refuse('corrected'), { driver: driver.id, month });
    const cents = minutes === null ? amountCents : centsOfCorrection(eurosOf(hourlyCents), minutes);
    if (cents !== amountCents) {
      const paid = `${minutes} min à ${euroText(eurosOf(hourlyCents))} de l'heure font ${euroText(eurosOf(cents))}`;
      return { ...refusalOf(texts, refuse('rate', paid)), status: 422 };
    }
    const cost = {
      ...{ center_id: CenterId.parse(driver.current_center_id ?? driver.center), driver: driver.id, minutes },
      ...{ day: entryDay(into, parisDay(nowMs)), corrects: day, amount_cents: cents, extracost_type: null },
      ...{ done_by: rows.by, comment: reason, order_id: null, dock_id: null },
    };
    return {
      verdict: 'accept',
      patches: [],
      enters: [enterExtraCost(cost, null)],
      answer: (db) => readDriverMonth(db, driver.id, month),
    };
  },
});
