import * as z from 'zod/mini';
import { switchDrivers as command } from '../../../../src/domain/dock/commands/switch-drivers.ts';
import { type Dock, DockId } from '../../../../src/domain/dock/dock.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { action } from '../action.ts';
import { theDocksAsOne } from '../answers.ts';
import type { Rows } from '../reads.ts';
import { acceptanceExpected, ExpectedAcceptance } from './expected.ts';
import { refusedOnBoth } from './two-docks.ts';

const Body = z.extend(ExpectedAcceptance, { from_dock_id: DockId, to_dock_id: DockId });
type Body = z.infer<typeof Body>;

/** `Échanger les livreurs` (DSP-448, DSP-482, API-082). */
export const switchDrivers = action({
  method: 'POST',
  path: '/dispatch/docks/switch_drivers_orders_docks/',
  summary: 'Échange les livreurs de deux tournées',
  permission: 'flow',
  answers: 'DockPair',
  input: z.object({ body: Body }),
  subject: ({ body }) => ({ kind: 'dock', id: body.from_dock_id }),
  reads: ({ body }) => ({ dock: [body.from_dock_id, body.to_dock_id] }),
  basis: ({ body }, rows) => {
    const args = argsOf(body, rows, 0);
    const values = command.basis?.(args, rows);
    return values
      ? { values, docks: [args.dockId, args.otherId], moved: command.text.moved?.(args, rows, values) ?? null }
      : null;
  },
  decide: ({ body }, rows, nowMs) => {
    const args = argsOf(body, rows, nowMs);
    const { dockId, otherId } = args;
    const dock = rows.get('dock', dockId);
    const other = rows.get('dock', otherId);
    const refused = refusedOnBoth(command.text, command.guard(args, rows), [dock, other]);
    if (refused) return refused;
    return { verdict: 'accept', patches: command.effect(args, rows), answer: theDocksAsOne(dockId, otherId) };
  },
});

/** The exchange as the present rows have it. */
function argsOf(body: Body, rows: Rows, atMs: number): z.infer<typeof command.args> {
  const { from_dock_id: dockId, to_dock_id: otherId } = body;
  const dock = rows.get('dock', dockId);
  const other = rows.get('dock', otherId);
  return {
    dockId,
    otherId,
    driverId: driverOf(dock),
    otherDriverId: driverOf(other),
    targetName: dock?.target_name ?? null,
    otherTargetName: other?.target_name ?? null,
    accepted: dock ? acceptanceExpected(body, dock) : null,
    atMs,
  };
}

const driverOf = (dock: Dock | undefined) => (dock?.target_driver ? DriverId.parse(dock.target_driver) : null);
