import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canCallForDock, canCallForOrder, offersCall } from '../../../src/domain/courier/call-rules.ts';
import { callCourier, callCourierForDock } from '../../../src/domain/courier/commands/call.ts';
import { cancelJob } from '../../../src/domain/courier/commands/end-job.ts';
import { canCancel, canRegularize } from '../../../src/domain/courier/job-rules.ts';
import {
  callVehicles,
  courierVehicles,
  dockVehicles,
  providerOf,
  providers,
  usualVehicle,
} from '../../../src/domain/courier/provider.ts';
import { jobStatusLabels } from '../../../src/domain/courier/text.ts';
import { carries, totalKg, weightNotice } from '../../../src/domain/courier/weight-rules.ts';
import { weightKg } from '../../../src/domain/order/weight.ts';
import { aDock, aTask } from '../../builders/rows.ts';

const at = '2026-03-10T10:00:00Z';
const stuart = (job: object, fields: object = {}) =>
  aDock(7, { dock_type: 'STUART', external_shipping_jobs: [job], ...fields });
const uber = (job: object, fields: object = {}) =>
  aDock(7, { dock_type: 'UBER_DIRECT', external_shipping_jobs: [job], ...fields });

describe('providers and vehicles', () => {
  it('DSP-660 there are two providers; a dock of another has none', () => {
    expect(providers).toHaveLength(2);
    expect(
      ['STUART', 'UBER_DIRECT', 'GLOVO', 'DRIVER_SOFT', null].map((dock_type) => providerOf({ dock_type })),
    ).toEqual([...['STUART', 'UBER_DIRECT', null, null, null]]);
  });

  it('DSP-661 DSP-662 DSP-663 are offered in their order, the bike first and by default', () => {
    expect(dockVehicles).toEqual(['bike', 'car', 'cargobike', 'cargobikexl']);
    expect(callVehicles).toEqual(['bike', 'motorbike', 'car', 'cargobike']);
    expect(usualVehicle).toBe('bike');
    expect(courierVehicles.STUART).toEqual(expect.arrayContaining([...callVehicles]));
  });
});

describe('a weight', () => {
  const kg = (text: string | null) => weightKg({ total_weight: text });

  it.each([
    ['12 Kg', null, null],
    ['12,4 Kg', null, null],
    ['12.5 Kg', 'slow', 'slow'],
    ['32,4 Kg', 'slow', 'slow'],
    ['32,5 Kg', 'slow', null],
    ['33 Kg', 'slow', null],
    ['33,5 Kg', 'slow', 'tooHeavy'],
    ['lourd', null, null],
    [null, null, null],
  ])('DSP-666 DSP-668 PRP-592 of %s says %s of the first provider, %s of the second', (text, first, second) => {
    expect([weightNotice('STUART', kg(text)), weightNotice('UBER_DIRECT', kg(text))]).toEqual([first, second]);
  });

  it('DSP-667 the second provider carries less than 33 kg rounded, the first whatever there is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999 }), (grams) => {
        const rounded = kg(`${(grams / 1000).toFixed(3)} Kg`) ?? 0;
        expect(rounded).toBe(Math.round(grams / 1000));
        expect(carries('UBER_DIRECT', rounded)).toBe(grams < 32_500);
        expect(carries('STUART', rounded)).toBe(true);
        expect(weightNotice('STUART', rounded) === 'slow').toBe(grams >= 12_500);
        expect(weightNotice('UBER_DIRECT', rounded) === 'tooHeavy').toBe(grams >= 33_500);
      }),
    );
  });

  it('of several orders is known when all of them are', () => {
    expect([totalKg([3, 4]), totalKg([3, null]), totalKg([])]).toEqual([7, null, 0]);
  });
});

describe('a call', () => {
  const task = { status: 'todo', is_moving: false };
  const forOrder = (order: object = {}, kgs = 5, dock?: Parameters<typeof canCallForOrder>[4]) =>
    canCallForOrder('UBER_DIRECT', task, order, kgs, dock)?.code ?? null;

  it('DSP-254 DSP-670 is for an order at the center, without tranquility, light enough, whose dock has no courier', () => {
    expect(forOrder()).toBeNull();
    expect(forOrder({ option_tranquility: true })).toBe('tranquility');
    expect(forOrder({}, 33)).toBe('tooHeavy');
    expect(forOrder({}, 5, stuart({ status: 'picking' }))).toBe('called');
    expect(forOrder({}, 5, stuart({ status: 'expired' }))).toBeNull();
    expect(forOrder({}, 5, aDock(7, { dock_type: 'DRIVER_SOFT', locked_at: at }))).toBe('dockLocked');
    expect(forOrder({}, 5, aDock(7, { closed_at: at }))).toBe('closed');
    expect(forOrder({}, 5, aDock(7, { hidden: true }))).toBe('gone');
    expect(canCallForOrder('STUART', { status: 'shipping' }, {}, 5, undefined)?.code).toBe('taskLeft');
    expect(canCallForOrder('STUART', { ...task, is_moving: true }, {}, 5, undefined)?.code).toBe('taskMoving');
  });

  const forDock = (dock: Parameters<typeof canCallForDock>[0], centers: number[] = [9, 9]) =>
    canCallForDock(dock, [aTask(1, { status: 'todo' }), aTask(2, { status: 'waiting' })], centers)?.code ?? null;

  it('DSP-669 is for a dock of the first provider without a job, or one nobody has planned', () => {
    expect(forDock(aDock(7, { dock_type: 'STUART' }))).toBeNull();
    expect(forDock(aDock(7, { dock_type: 'NOCONFIG' }))).toBeNull();
    expect(forDock(aDock(7, { dock_type: 'NOCONFIG', defined_at: at }))).toBe('notForCouriers');
    expect(forDock(aDock(7, { dock_type: 'UBER_DIRECT' }))).toBe('notForCouriers');
    expect(forDock(stuart({ status: 'init' }))).toBe('called');
    expect(canCallForDock(aDock(7, { dock_type: 'STUART' }), [], [])?.code).toBe('empty');
    expect([
      offersCall(stuart({ status: 'voided' })),
      offersCall(stuart({ status: 'voided' }, { gone_at: at })),
      offersCall(stuart({ status: 'voided' }, { closed_at: at })),
    ]).toEqual([true, false, false]);
  });

  it('RUL-034 RUL-085 RUL-086 has words for a round that is closed', () => {
    for (const { text } of [callCourier, callCourierForDock, cancelJob])
      expect(text.refusals.closed).toBe('La tournée est déjà fermée');
  });

  it('DSP-671 is for one center', () => {
    expect(forDock(aDock(7, { dock_type: 'STUART' }), [9, 12])).toBe('severalCenters');
  });
});

describe('a job', () => {
  const cancels = (dock: Parameters<typeof canCancel>[0]) => canCancel(dock) === null;
  const regularizes = (dock: Parameters<typeof canCancel>[0]) => canRegularize(dock) === null;

  it.each([
    ['init', true, false],
    ['in_progress', true, false],
    ['picking', true, false],
    ['finished', true, false],
    ['expired', false, true],
    ['canceled', false, true],
    ['voided', false, true],
    ['canceling', false, false],
  ])(
    'DSP-677 DSP-680 of the first provider as %s can be cancelled: %s, regularised: %s',
    (status, cancel, regularize) => {
      expect([cancels(stuart({ status })), regularizes(stuart({ status }))]).toEqual([cancel, regularize]);
      expect(cancels(stuart({ status }, { gone_at: at }))).toBe(false);
      expect(cancels(stuart({ status, cancel_reason: 'Pneu crevé' }))).toBe(false);
    },
  );

  it('DSP-680 that is finished with a reason can be regularised, of the first provider alone', () => {
    expect(regularizes(stuart({ status: 'finished', cancel_reason: 'Adresse introuvable' }))).toBe(true);
    expect(regularizes(uber({ status: 'delivered', cancel_reason: 'Adresse introuvable' }))).toBe(false);
  });

  it.each([
    ['pickup', true, false],
    ['pickup_complete', true, false],
    ['canceled', false, true],
    ['returned', false, true],
    ['expired', true, false],
    ['canceling', false, false],
  ])(
    'DSP-682 DSP-683 of the second provider as %s can be cancelled: %s, regularised: %s',
    (status, cancel, regularize) => {
      expect([cancels(uber({ status })), regularizes(uber({ status }))]).toEqual([cancel, regularize]);
      expect(cancels(uber({ status }, { gone_at: at }))).toBe(false);
      expect(cancels(uber({ status, cancel_reason: 'Annulé' }))).toBe(false);
    },
  );

  it('DSP-678 that is being cancelled says so in the words of the specification', () => {
    expect(providers.map((provider) => jobStatusLabels[provider]('canceling'))).toEqual(
      Array(2).fill('annulation en cours...'),
    );
  });
});
