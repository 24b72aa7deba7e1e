import { describe, expect, it } from 'vitest';
import { canAssign, whyNotGo } from '../../../src/domain/dock/assign.ts';
import { aDock, aDriver } from '../../builders/rows.ts';

const at = '2025-03-03T12:00:00+01:00';
const soft = aDock(1, { dock_type: 'DRIVER_SOFT', target_driver: 4 });
const hard = aDock(1, { dock_type: 'DRIVER_HARD', target_driver: 4 });
const waits = aDriver(4, { state: 'wait' });

describe('docks that can be assigned', () => {
  it('DSP-417 are not defined', () => {
    expect(canAssign(soft, waits)).toBeNull();
    expect(canAssign({ ...soft, defined_at: at }, waits)?.code).toBe('defined');
  });

  it('DSP-417 are either not hard or not locked', () => {
    expect(canAssign(hard, waits)).toBeNull();
    expect(canAssign({ ...soft, locked_at: at }, waits)).toBeNull();
    expect(canAssign({ ...hard, locked_at: at }, waits)?.code).toBe('hardLocked');
  });
});

describe('drivers that can be given a dock', () => {
  it('DSP-418 wait or are present without a plan', () => {
    const states = ['wait', 'noplan', 'plan', 'run', 'run_other', 'run_not_present', 'returning', 'hidden', null];
    const able = states.filter((state) => canAssign(soft, aDriver(4, { state })) === null);
    expect(able).toEqual(['wait', 'noplan']);
    expect(canAssign(soft, aDriver(4, { state: 'run' }))?.code).toBe('driverState');
  });

  it('DSP-418 are known', () => {
    expect([canAssign(soft, undefined), whyNotGo(soft, undefined)].map((refusal) => refusal?.code)).toEqual([
      'noDriver',
      'noDriver',
    ]);
  });

  it.each([{ updating: true }, { processing: true }])(
    'DSP-418 have GO disabled while something is done with them, which puts no GO that is sent in doubt: %j',
    (passing) => {
      const busy = { ...waits, ...passing };
      expect([whyNotGo(soft, waits), whyNotGo(soft, busy)?.code, canAssign(soft, busy)]).toEqual([
        null,
        'driverBusy',
        null,
      ]);
    },
  );
});
