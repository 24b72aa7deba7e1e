import * as z from 'zod/mini';
import { whyNotInto } from '../../../../src/domain/driver-log/correction.ts';
import { costsBasis } from '../../../../src/domain/extra-cost/basis.ts';
import { extraCostRefusals } from '../../../../src/domain/extra-cost/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { lastOfDay, readCostsOfDay } from '../../db/demands/costs-of-day.ts';
import { lockDemand } from '../../db/demands/demands.ts';
import { costsById, readExtraCostLogs } from '../../db/demands/extra-cost-logs.ts';
import { enterExtraCost, lastExtraCost } from '../../db/demands/extra-costs.ts';
import { lockNextOpen, monthOfDay } from '../../db/presences/log-months.ts';
import { hourlyCentsOn } from '../../db/presences/rates.ts';
import { type Answer, action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { intoConflict } from '../presence/into-conflict.ts';
import { costOf, ExtraCost, refusalOfAnswer, refusalOfCost, refusalOfMinutes } from './cost-body.ts';
import { decided } from './decided.ts';
import { movedCosts } from './text.ts';

const texts = { refusals: extraCostRefusals };

/**
 * Enters an extra cost of a driver, from the menu of an order (DSP-300, DSP-921, API-L04) or for his demand (API-L06).
 */
export const addExtraCost = action({
  method: 'POST',
  path: '/driver-extra-costs/',
  summary: "Enregistre un surcoût d'un livreur, ou celui d'une demande de sa part",
  permission: 'flowOrLogs',
  // From the menu of an order whoever has flow access may (DSP-300); a demand and a day of logs are logistics' (SUP-706).
  needs: ({ body }) => (body.driver_extra_cost_demand_id === undefined && body.order !== undefined ? 'flow' : 'logs'),
  answers: 'ExtraCostLog',
  input: z.object({ body: ExtraCost }),
  subject: ({ body }) => ({ kind: 'driver', id: body.driver }),
  reads: ({ body: { driver, order, dock_id } }) => ({
    driver: [driver],
    order: order === undefined ? [] : [order],
    dock: dock_id === undefined ? [] : [dock_id],
    settings: true,
  }),
  facts: async (tx, { body: { driver, day, corrects, driver_extra_cost_demand_id: id } }, rows) => {
    const its = rows.get('driver', driver);
    return {
      /** Null where it answers no demand. */
      demand: id === undefined ? null : await lockDemand(tx, { id }),
      hourlyCents: its ? await hourlyCentsOn(tx, its, corrects ?? day) : 0,
      costs: await readCostsOfDay(tx, driver, day),
      last: await lastOfDay(tx, driver, day),
      nextOpen: corrects === undefined ? null : await lockNextOpen(tx, driver, monthOfDay(corrects)),
    };
  },
  // A demand that somebody decided on says that itself.
  basis: (_input, _rows, { demand, costs, last }) =>
    demand !== null && decided(demand)
      ? null
      : {
          values: costsBasis(costs.map(({ id }) => id)),
          moved: last && movedCosts(last),
          author: async () => last && { name: last.by, at: last.at },
        },
  decide: ({ body }, rows, _, { demand, hourlyCents, nextOpen }) => {
    const driver = rows.get('driver', body.driver);
    if (!driver) return conflictOf(texts, refuse('gone'), {});
    const tooLate = demand === null ? null : decided(demand);
    if (tooLate) return tooLate;
    const type = rows.settings?.extracost_types?.find(({ id }) => id === body.extracost_type);
    if (!type) return refusalOf(texts, refuse('type'));
    const refusal = demand ? refusalOfAnswer(body, demand) : refusalOfCost(body, driver, rows);
    if (refusal) return refusalOf(texts, refusal);
    const { corrects } = body;
    const elsewhere = corrects === undefined ? null : whyNotInto(monthOfDay(body.day), nextOpen);
    if (elsewhere && corrects !== undefined)
      return intoConflict(texts, elsewhere, { driver: driver.id, month: monthOfDay(corrects) });
    const mismatch = refusalOfMinutes(body, hourlyCents);
    if (mismatch) return { ...refusalOf(texts, mismatch), status: 422 };
    return {
      verdict: 'accept',
      patches: [],
      enters: [enterExtraCost(costOf(body, driver, rows), demand?.id ?? null)],
      answer: theExtraCost(body.driver),
    };
  },
});

/** The one just entered, as in the logs of a driver, since his center is locked; with the demand it answers. */
const theExtraCost =
  (driverId: number): Answer =>
  async (db) => {
    const id = await lastExtraCost(db, driverId);
    return id === undefined ? undefined : (await readExtraCostLogs(db, costsById([id])))[0];
  };
