import * as z from 'zod/mini';
import { loadCrossDock as command } from '../../../../src/domain/dock/commands/cross-dock.ts';
import { BagCount, OrderId } from '../../../../src/domain/order/order.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { dockAction } from './dock-action.ts';

/** By order, from the loadings screen (PRP-334); the board's card sends one number for all. */
const ByOrder = z.array(z.strictObject({ order_id: OrderId, quantity: BagCount })).check(z.maxLength(200));

const totalOf = (extra: number | z.infer<typeof ByOrder>) =>
  typeof extra === 'number' ? extra : extra.reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Marks a dock for another center as loaded (DSP-451, API-073): the only loading that the console marks itself
 * (DSP-413).
 */
export const loadCrossDock = dockAction({
  service: 'xd_loaded',
  summary: 'Charge une tournée de cross-dock, avec ses cagettes en plus',
  body: z.strictObject({ extra_crates: z.union([BagCount, ByOrder]) }),
  command,
  args: ({ dock, body, nowMs }) => ({
    dockId: dock.id,
    taskIds: [...(dock.tasks ?? [])],
    extraCrates: totalOf(body.extra_crates),
    at: new Date(nowMs).toISOString(),
  }),
  also: ({ dock, nowMs }) =>
    dock.load_info ? [] : patch('dock', dock, { load_info: { started_at: new Date(nowMs).toISOString() } }),
});
