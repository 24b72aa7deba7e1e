import { describe, expect, it } from 'vitest';
import type { DriverRow } from '../../../../src/db/view-rows/dispatch.ts';
import type { RoundRow } from '../../../../src/db/view-rows/drivers.ts';
import {
  allowedPresence,
  isBusy,
  makeRounds,
  noRound,
} from '../../../../src/views/concepts/driver/presence/allowed-presence.ts';
import { aDock, anOrder, aTask } from '../../../builders/rows.ts';
import { aDriverRow } from '../../../builders/view-rows.ts';

const aRound = (id: number, driver: number, isReturnable: boolean): RoundRow => ({
  id,
  driver,
  running: [{ taskId: aTask(id).id, orderId: anOrder(id + 1000).id, dockId: aDock(id).id }],
  isReturnable,
});

describe('the rounds of drivers', () => {
  it('DSP-627 DSP-630 are all that left with each, judged on what left last', () => {
    const rounds = makeRounds()([aRound(3, 7, true), aRound(5, 8, true), aRound(4, 7, false)]);
    expect(rounds.get(7)?.running.map(({ taskId }) => taskId)).toEqual([3, 4]);
    expect([rounds.get(7)?.isReturnable, rounds.get(8)?.isReturnable]).toEqual([false, true]);
    expect(rounds.get(9)).toBeUndefined();
  });

  it('stay the same objects while their rows are the same', () => {
    const rounds = makeRounds();
    const [one, other] = [aRound(3, 7, false), aRound(4, 8, true)];
    const first = rounds([one, other]);
    const second = rounds([one, { ...other }]);
    expect(second.get(7)).toBe(first.get(7));
    expect(second.get(8)).not.toBe(first.get(8));
    expect(second.get(8)).toEqual(first.get(8));
  });
});

describe('the controls of a driver', () => {
  const back = { ...noRound, isReturnable: true };
  const offered = (state: string, fields: Partial<DriverRow> = {}, round = noRound) =>
    Object.entries(allowedPresence(aDriverRow(7, { state, ...fields }), round)).flatMap(([name, is]) =>
      is ? [name] : [],
    );

  it.each([
    ['plan', ['start', 'center']],
    ['run_not_present', ['start']],
    ['wait', ['center', 'menu']],
    ['noplan', ['menu']],
    ['run', ['menu']],
    ['returning', ['menu']],
    ['run_other', []],
    ['hidden', []],
  ])('DSP-621 DSP-623 DSP-624 in %s are %j', (state, controls) => {
    expect(offered(state)).toEqual(controls);
  });

  it('DSP-630 RETURN comes with a round done with, and not to one who is back', () => {
    expect(offered('returning', {}, back)).toContain('back');
    expect(offered('returning', { is_back: true }, back)).not.toContain('back');
    expect(offered('plan', {}, back)).not.toContain('back');
  });

  it('DSP-635 rest while something is done with him, not while it waits', () => {
    const mark = { commandId: 'c', name: 'driver.vehicle', state: 'sending', inDoubt: false } as const;
    expect(isBusy(aDriverRow(7, { processing: true }))).toBe(true);
    expect(isBusy(aDriverRow(7, { updating: true }))).toBe(true);
    expect(isBusy(aDriverRow(7, { marks: [mark] }))).toBe(true);
    expect(isBusy(aDriverRow(7, { marks: [{ ...mark, state: 'queued' }] }))).toBe(false);
  });
});
