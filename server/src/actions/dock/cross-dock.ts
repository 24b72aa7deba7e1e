import * as z from 'zod/mini';
import { loadCrossDock as command } from '../../../../src/domain/dock/commands/cross-dock.ts';
import { BagCount } from '../../../../src/domain/order/order.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { dockAction } from './dock-action.ts';

/** A dock for another center is loaded (DSP-451, API-073): the one loading the console marks itself (DSP-413). */
export const loadCrossDock = dockAction({
  service: 'xd_loaded',
  summary: 'Charge une tournée de cross-dock, avec ses cagettes en plus',
  body: z.strictObject({ extra_crates: BagCount }),
  command,
  args: ({ dock, body, nowMs }) => ({
    dockId: dock.id,
    taskIds: [...(dock.tasks ?? [])],
    extraCrates: body.extra_crates,
    at: new Date(nowMs).toISOString(),
  }),
  also: ({ dock, nowMs }) =>
    dock.load_info ? [] : patch('dock', dock, { load_info: { started_at: new Date(nowMs).toISOString() } }),
});
