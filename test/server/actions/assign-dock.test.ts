import { describe, expect, it } from 'vitest';
import { assignDock } from '../../../server/src/actions/dock/assign.ts';
import type { Patch } from '../../../src/domain/rows.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { decide, nowMs } from './decide.ts';

const now = new Date(nowMs).toISOString();

const go = (
  onDock: Parameters<typeof aDock>[1] = {},
  onDriver: Parameters<typeof aDriver>[1] = {},
  status = 'prepared',
) =>
  decide(
    assignDock,
    { id: 1 },
    aWorld()
      .with('dock', aDock(1, { dock_type: 'DRIVER_SOFT', target_driver: 5, tasks: [11], ...onDock }))
      .with('driver', aDriver(5, { name: 'Ana', state: 'wait', ...onDriver }))
      .with('task', aTask(11, { dock: 1 }))
      .with('order', anOrder(1011, { status })),
  );

/** What the patches write on the rows of a kind, laid over each other. */
const written = (decision: ReturnType<typeof go>, kind: Patch['kind']): Readonly<Record<string, unknown>> => {
  const patches = decision.verdict === 'accept' ? decision.patches.filter((patch) => patch.kind === kind) : [];
  return Object.fromEntries(patches.flatMap(({ set }) => Object.entries(set)));
};

describe('GO', () => {
  it('DSP-414 DSP-416 locks the dock; a driver without acceptance step leaves at once with its tasks', () => {
    const decision = go();
    expect(written(decision, 'dock')).toMatchObject({ locked_at: now, gone_at: now, driver: 5, driver_name: 'Ana' });
    expect(written(decision, 'driver')).toMatchObject({ state: 'run', queue_position: null });
    expect(written(decision, 'task')).toMatchObject({ status: 'shipping', delivery_man_id: 5 });
    expect(written(decision, 'order')).toEqual({ status: 'shipping' });
  });

  it('DSP-401 makes a dock that was never loaded ready to load, and leaves a loaded one loaded', () => {
    expect(written(go(), 'dock')).toMatchObject({ current_status: 'ready_to_load' });
    expect(written(go({ loaded_at: now }), 'dock')).toMatchObject({ current_status: 'loaded' });
  });

  it('DSP-414 leaves behind what was taken aside, and delivers nothing twice', () => {
    for (const status of ['canceled', 'blocked', 'received']) {
      const decision = go({}, {}, status);
      expect(written(decision, 'order')).toEqual({});
      expect(written(decision, 'task')).not.toHaveProperty('status');
    }
  });

  it('DSP-417 gives no dock again that has left', () => {
    expect(go({ locked_at: now, gone_at: now })).toMatchObject({ verdict: 'conflict', error: 'Tournée déjà lancée' });
  });

  it('DSP-414 waits for a driver paid by race to accept', () => {
    const decision = go({}, { is_paid_by_race: true });
    expect(written(decision, 'dock')).toMatchObject({ locked_at: now, accepted_by_driver: null });
    expect(written(decision, 'dock')).not.toHaveProperty('gone_at');
    expect(String(written(decision, 'dock').time_take_bags) > now).toBe(true);
    expect(written(decision, 'order')).toEqual({});
  });

  it('DSP-935 declines with 200 for a driver who refused too often today', () => {
    expect(go({}, { daily_refusals_limit_exceeded: true }).verdict).toBe('decline');
  });

  it('DSP-417 gives a locked soft dock again, but neither a locked hard nor a defined one', () => {
    expect(go({ locked_at: now }).verdict).toBe('accept');
    expect(go({ locked_at: now, dock_type: 'DRIVER_HARD' })).toMatchObject({ verdict: 'conflict', docks: [1] });
    expect(go({ defined_at: now })).toMatchObject({ verdict: 'conflict', docks: [1] });
  });

  it.each(['run', 'plan', 'returning', 'hidden', 'run_other'])(
    'DSP-418 conflicts when the driver is in %s',
    (state) => {
      expect(go({}, { state })).toMatchObject({ verdict: 'conflict', error: "Le livreur n'est pas disponible" });
    },
  );

  it('DSP-418 conflicts without driver, and for nothing that passes', () => {
    expect(go({ target_driver: null }).verdict).toBe('conflict');
    expect(go({}, { updating: true }).verdict).toBe('accept');
  });
});
