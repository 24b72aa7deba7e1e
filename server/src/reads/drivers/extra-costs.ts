import * as z from 'zod/mini';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { readCostsOfDay } from '../../db/demands/costs-of-day.ts';
import { SentDay } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { read } from '../read.ts';

/** The extra costs of a driver and day, for whoever may add one (OUR-268, API-O70). */
export const extraCostsOfDay = read({
  path: '/driver-extra-costs/',
  summary: "Les surcoûts d'un livreur pour un jour",
  permission: 'flowOrLogs',
  answers: 'CostsOfDay',
  input: z.object({ driver_id: textId(DriverId), day: SentDay }),
  answer: async ({ driver_id, day }, { db }) => ({ extra_costs: await readCostsOfDay(db, driver_id, day) }),
});
