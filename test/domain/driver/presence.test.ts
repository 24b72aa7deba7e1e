import { describe, expect, it } from 'vitest';
import {
  canChangeCenter,
  canManage,
  canReturn,
  canStart,
  canStartActivity,
  canStopActivity,
  isBusy,
  offersCenter,
  offersPresenceMenu,
  offersReturn,
  offersStart,
} from '../../../src/domain/driver/presence.ts';
import { driverStateLabel } from '../../../src/domain/driver/state.ts';
import { aDriver } from '../../builders/rows.ts';

const states = ['plan', 'noplan', 'wait', 'run', 'run_other', 'run_not_present', 'returning', 'hidden'];
const where = (rule: (driver: { state: string | null }) => boolean) =>
  [...states, 'new', null].filter((state) => rule({ state }));

describe('the controls of a driver', () => {
  it('DSP-620 know eight states, each with a name', () => {
    expect(new Set(states.map(driverStateLabel)).size).toBe(8);
    expect(states.map(driverStateLabel)).not.toEqual(expect.arrayContaining(states));
  });

  it('DSP-620 DSP-621 offer START in plan and run_not_present only', () => {
    expect(where(offersStart)).toEqual(['plan', 'run_not_present']);
  });

  it('DSP-620 DSP-623 offer the menu in run, wait, noplan and returning only', () => {
    expect(where(offersPresenceMenu)).toEqual(['noplan', 'wait', 'run', 'returning']);
  });

  it('DSP-620 DSP-624 offer the center in wait and plan only', () => {
    expect(where(offersCenter)).toEqual(['plan', 'wait']);
  });

  it('DSP-621 DSP-623 DSP-624 are refused where they are not offered', () => {
    const allowed = (rule: typeof canStart) => where(({ state }) => rule(aDriver(1, { state })) === null);
    expect(allowed(canStart)).toEqual(where(offersStart));
    expect(allowed(canManage)).toEqual(where(offersPresenceMenu));
    expect(allowed(canChangeCenter)).toEqual(where(offersCenter));
    expect(canStart(aDriver(1, { state: 'wait' }))?.code).toBe('driverState');
  });

  it('are refused to one who is back already, has an activity already, or has none', () => {
    const waits = aDriver(1, { state: 'wait' });
    const meets = aDriver(1, { state: 'wait', activity: 'Réunion' });
    const codes = [
      canReturn(waits),
      canReturn({ ...waits, is_back: true }),
      canReturn(aDriver(1, { state: 'plan' })),
      canStartActivity(waits),
      canStartActivity(meets),
      canStartActivity(aDriver(1, { state: 'plan' })),
      canStopActivity(meets),
      canStopActivity(waits),
    ].map((refusal) => refusal?.code ?? null);
    expect(codes).toEqual([
      ...[null, 'isBack', 'driverState'],
      ...[null, 'hasActivity', 'driverState'],
      ...[null, 'noActivity'],
    ]);
  });

  it.each([{ updating: true }, { processing: true }])(
    'DSP-635 rest while something is done with him, which refuses nothing that waits to be sent: %j',
    (passing) => {
      expect([isBusy(aDriver(1)), isBusy(aDriver(1, passing))]).toEqual([false, true]);
      const waits = aDriver(1, { state: 'wait', activity: 'Réunion', ...passing });
      const planned = aDriver(1, { state: 'plan', ...passing });
      const refusals = [canStart(planned), canManage(waits), canChangeCenter(waits), canStopActivity(waits)];
      expect(refusals).toEqual(Array(4).fill(null));
    },
  );
});

describe('RETURN', () => {
  const closes = (disabled: boolean | null) => ({ ending_center_has_disabled_driver_self_return: disabled });
  const statuses = ['received', 'undeliveredclient', 'shipping', 'prepared', 'canceled', null, undefined];

  it('DSP-630 needs the last order received, or nobody there', () => {
    expect(statuses.filter((status) => offersReturn(closes(true), status))).toEqual(['received', 'undeliveredclient']);
  });

  it('DSP-630 needs drivers who cannot close their own return', () => {
    const rounds = [closes(true), closes(false), closes(null), {}, undefined];
    expect(rounds.map((round) => offersReturn(round, 'received'))).toEqual([true, false, false, false, false]);
  });
});
