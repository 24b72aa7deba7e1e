import * as z from 'zod/mini';
import { PlanningId } from '../../../../src/domain/preparation/planning.ts';
import { preparationRefusals } from '../../../../src/domain/preparation/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Instant } from '../../../../src/domain/schema.ts';
import { readPlannings } from '../../db/center/floor.ts';
import { textId } from '../../http/input.ts';
import { minuteMs } from '../../world/clock.ts';
import { action } from '../action.ts';
import { conflictOf } from '../conflict.ts';
import { thePlanning } from './answers.ts';

/** Clocks of devices may be ahead: a start this close counts as now. */
const clockMs = 5 * minuteMs;

/** Begins a session at the moment of the press (PRP-066, API-P21); a later moment changes its planned start. */
export const startPlanning = action({
  method: 'PATCH',
  path: '/plannings/:id/',
  summary: 'Fait commencer une session de planning',
  permission: 'flow',
  answers: 'PlanningSession',
  input: z.object({ id: textId(PlanningId), body: z.strictObject({ started_at: Instant }) }),
  subject: ({ id }) => ({ kind: 'planning', id }),
  reads: () => ({}),
  facts: async (tx, { id }) => (await readPlannings(tx, { ids: [id] }))[0],
  decide: ({ id, body }, _rows, nowMs, planning) => {
    const texts = { refusals: preparationRefusals };
    if (!planning) return conflictOf(texts, refuse('gone'), {});
    const started_at = new Date(body.started_at).toISOString();
    if (planning.has_begun && planning.started_at !== started_at) return conflictOf(texts, refuse('begun'), {});
    const has_begun = Date.parse(started_at) <= nowMs + clockMs;
    const ends_at = new Date(
      Math.max(Date.parse(started_at), nowMs) + Date.parse(planning.ends_at) - Date.parse(planning.started_at),
    ).toISOString();
    return {
      verdict: 'accept',
      patches: [],
      floor: planning.has_begun
        ? []
        : [
            { kind: 'planning', id, set: { started_at, ends_at, has_begun } },
            ...(has_begun
              ? [
                  {
                    kind: 'next' as const,
                    id: planning.next_id,
                    set: { is_working: true, has_planning: true, leaves_at: ends_at },
                  },
                ]
              : []),
          ],
      answer: thePlanning(id),
    };
  },
});
