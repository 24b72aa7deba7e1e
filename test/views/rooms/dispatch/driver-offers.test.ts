import { describe, expect, it } from 'vitest';
import type { DriverRow } from '../../../../src/db/view-rows/dispatch.ts';
import {
  driverOffers,
  isBusy,
  makeRounds,
  noRound,
  roundOf,
} from '../../../../src/views/rooms/dispatch/driver-offers.ts';
import { aDockCard, aDriverRow, aTaskRow } from '../../../builders/view-rows.ts';

const gone = '2026-03-03T10:00:00+01:00';
const onTheRoad = (...statuses: readonly (readonly [task: string, order: string])[]) => ({
  ...aDockCard(3, [], { gone_at: gone, ending_center_has_disabled_driver_self_return: true }),
  tasks: statuses.map(([status, orderStatus], at) => aTaskRow(at + 5, { status, orderStatus, dock: 3 })),
});

describe('what a driver has on the road', () => {
  it('DSP-627 is his orders not delivered, each with its dock', () => {
    const { running } = roundOf([onTheRoad(['received', 'received'], ['shipping', 'shipping'])]);
    expect(running).toEqual([{ taskId: 6, orderId: 1006, dockId: 3 }]);
  });

  it('is nothing of a dock that has not left, or is closed', () => {
    const card = onTheRoad(['shipping', 'shipping']);
    expect(
      roundOf([
        { ...card, gone_at: null },
        { ...card, closed_at: gone },
      ]),
    ).toEqual(noRound);
  });

  it('DSP-630 is done with once the last order is received or nobody was there, where he cannot say so himself', () => {
    const last = (order: string, fields = {}) =>
      roundOf([{ ...onTheRoad(['shipping', 'shipping'], ['shipping', order]), ...fields }]).isReturnable;
    expect([last('received'), last('undeliveredclient'), last('shipping')]).toEqual([true, true, false]);
    expect(last('received', { ending_center_has_disabled_driver_self_return: false })).toBe(false);
  });

  it('stays the same object while the cards are the same', () => {
    const rounds = makeRounds();
    const [one, other] = [onTheRoad(['shipping', 'shipping']), onTheRoad(['received', 'received'])];
    const first = rounds(
      new Map([
        [7, [one]],
        [8, [other]],
      ]),
    );
    const second = rounds(
      new Map([
        [7, [one]],
        [8, [{ ...other }]],
      ]),
    );
    expect(second.get(7)).toBe(first.get(7));
    expect(second.get(8)).not.toBe(first.get(8));
    expect(second.get(8)).toEqual(first.get(8));
  });

  it('is judged on the round that left last', () => {
    const early = { ...onTheRoad(['received', 'received']), gone_at: '2026-03-03T08:00:00+01:00' };
    expect(roundOf([onTheRoad(['shipping', 'shipping']), early]).isReturnable).toBe(false);
  });
});

describe('the controls of a driver', () => {
  const back = { ...noRound, isReturnable: true };
  const offered = (state: string, fields: Partial<DriverRow> = {}, round = noRound) =>
    Object.entries(driverOffers(aDriverRow(7, { state, ...fields }), round)).flatMap(([name, is]) =>
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
