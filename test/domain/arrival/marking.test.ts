import { describe, expect, it } from 'vitest';
import { areaFault } from '../../../src/domain/arrival/area-fault.ts';
import { ArrivalDock } from '../../../src/domain/arrival/arrival.ts';
import { arrivalRows } from '../../../src/domain/arrival/load.ts';
import {
  areaOf,
  type Batches,
  inOrderOfLeaving,
  isContrary,
  leftOf,
  lineState,
  type Marking,
  markedOf,
  pressed,
  unmarked,
  unscanned,
} from '../../../src/domain/arrival/marking.ts';
import { isToRestock } from '../../../src/domain/arrival/restock.ts';
import { alreadyCanceledText, alreadyText, markedText } from '../../../src/domain/arrival/text.ts';
import { anArrival } from '../../builders/rows.ts';

const seen = (id: number, fields: Parameters<typeof anArrival>[1] = {}, ...commands: readonly string[]) => ({
  ...anArrival(id, { linked_order: { id }, ...fields }),
  marks: commands.map((commandId) => ({ commandId })),
});
const marking = (isReceived: boolean | null, batch: string | null = null): Marking => ({
  ...unmarked,
  isReceived,
  batch,
});
const open = (id: string, fields: object = {}) => ({ id, isSending: false, isParked: false, count: 1, ...fields });
const batches = (some: Batches['open'], ...looked: readonly string[]): Batches => ({
  open: some,
  looked: new Set(looked),
});

describe('a mark', () => {
  it('PRP-273 is cleared by the button that set it, turned by the other, and is of no batch and no scan then', () => {
    const scanned: Marking = { isReceived: true, area: 'P1', batch: 'b', crates: ['12-34'] };
    expect(pressed(scanned, true)).toEqual({ isReceived: null, area: 'P1', batch: null });
    expect(pressed(scanned, false)).toEqual({ isReceived: false, area: 'P1', batch: null });
  });

  it('PRP-274 has a zone where it says received, trimmed, and none where nothing was typed', () => {
    const zone = (isReceived: boolean | null, area: string) => areaOf({ ...unmarked, isReceived, area });
    expect([zone(true, ' P1-07 '), zone(true, '  '), zone(false, 'P1-07'), zone(null, 'P1-07')]).toEqual([
      ...['P1-07', null, null, null],
    ]);
    expect(['x'.repeat(100), 'x'.repeat(101), 'cmd-3CTTGM', ''].map(areaFault)).toEqual([
      ...[null, 'tooLong', 'orderCode', null],
    ]);
  });

  it('PRP-278 says which crates nobody scanned', () => {
    const crates = [
      { id: 1, code: '12-34' },
      { id: 2, code: '12-35' },
    ];
    const arrival = anArrival(1, { linked_order: { id: 1, crates } });
    expect(unscanned(arrival, { ...marking(true), crates: ['12-35'] })).toEqual(['12-34']);
    expect([unscanned(arrival, marking(true)), unscanned(anArrival(), marking(true))]).toEqual([
      ['12-34', '12-35'],
      [],
    ]);
  });

  it('PRP-286 is contradicted by a reception that says otherwise, as long as it was not sent itself', () => {
    const missing = anArrival(1, { is_not_received: true, is_received: false });
    expect([isContrary(missing, marking(true)), isContrary(missing, marking(false))]).toEqual([true, false]);
    expect([isContrary(missing, marking(null)), isContrary(missing, marking(true, 'b'))]).toEqual([false, false]);
    expect(isContrary(anArrival(), marking(true))).toBe(false);
  });
});

describe('an order of a truck', () => {
  const two = [open('parked', { isParked: true }), open('first', { isSending: true }), open('second')];

  it('PRP-285 is in a batch, numbered among those on their way, or told, or free', () => {
    expect(lineState(seen(1), marking(true, 'second'), batches(two))).toEqual({
      ...{ kind: 'batch', number: 2, isSending: false },
    });
    expect(lineState(seen(1, {}, 'first'), unmarked, batches(two))).toEqual({
      ...{ kind: 'batch', number: 1, isSending: true },
    });
    expect(lineState(seen(1), marking(true, 'parked'), batches(two)).kind).toBe('free');
    expect(lineState(seen(1, { received_at: '2026-11-26T09:00:00Z' }), unmarked, batches(two)).kind).toBe('told');
  });

  it('PRP-276 is sent with its mark in the order of the screen, unless it is told, in a batch or has a zone alone', () => {
    const arrivals = [seen(3), seen(1), seen(2, { is_received: true }), seen(4), seen(5)];
    const markings = {
      ...{ 1: marking(false), 2: marking(true), 3: marking(true), 4: marking(true, 'second') },
      5: { ...unmarked, area: 'P1' },
    };
    expect(markedOf(arrivals, markings, batches(two)).map(({ arrival }) => arrival.id)).toEqual([3, 1]);
  });

  it('PRP-286 PRP-288 keeps its mark until its batch is answered, it is gone, or a colleague said the same', () => {
    const markings = {
      ...{ 1: marking(true), 2: marking(true), 3: marking(true), 4: marking(true) },
      ...{ 5: marking(true, 'first'), 6: marking(true, 'over'), 7: marking(true, 'unread') },
    };
    const arrivals = [seen(1), seen(2, { is_received: true }), seen(3, { is_not_received: true })];
    expect(Object.keys(leftOf(markings, arrivals, batches(two, 'first', 'over')))).toEqual(['1', '3', '5', '7']);
  });
});

it('trucks stand by departure, those without a time last, then by number', () => {
  const dock = (id: number, gone_at: string | null) => ArrivalDock.parse({ id, gone_at });
  const docks = [dock(4, null), dock(3, '2026-11-26T10:00:00Z'), dock(2, '2026-11-26T10:30:00+01:00'), dock(1, null)];
  expect(inOrderOfLeaving(docks).map(({ id }) => id)).toEqual([2, 3, 1, 4]);
});

it('an answer gives each order its truck, and each truck its orders', () => {
  const told = {
    docks: [{ id: 7, tasks: [{ id: 1 }, { id: 2, dock: 8 }] }],
    cancelable_arrivals: [{ id: 3, dock: 6 }],
  };
  expect(arrivalRows(told)).toEqual([
    { kind: 'arrivalDock', list: 'docks', rows: [{ id: 7, tasks: [1, 2] }] },
    {
      ...{ kind: 'arrival', list: 'docks' },
      rows: [
        { id: 1, dock: 7 },
        { id: 2, dock: 8 },
      ],
    },
    { kind: 'arrival', list: 'pending', rows: [], isUnread: true },
    { kind: 'arrival', list: 'cancelable_arrivals', rows: [{ id: 3, dock: 6 }] },
  ]);
  expect(arrivalRows({ docks: [], pending: [{ id: 4 }] })?.[2]).toEqual({
    ...{ kind: 'arrival', list: 'pending', rows: [{ id: 4 }] },
  });
  expect(arrivalRows({ pending: [] })).toBeNull();
});

it('says how many are marked, and by whom and when something was done already', () => {
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');
  expect([markedText(2, 1), markedText(1, 2), markedText(0, 1), markedText(1, 0)]).toEqual([
    ...['2 reçues, 1 non reçue', '1 reçue, 2 non reçues', '1 non reçue', '1 reçue'],
  ]);
  expect(
    [alreadyText('A1', 'Léa', '10:24'), alreadyText('A1', null, '10:24'), alreadyText('A1', 'Léa', null)].map(plain),
  ).toEqual([...['A1 déjà reçue par Léa à 10:24', 'A1 déjà reçue à 10:24', 'A1 déjà reçue par Léa']]);
  expect(plain(alreadyCanceledText('A1', 'Léa', '10:24'))).toBe('A1 : déjà annulée par Léa à 10:24');
});

it('PRP-271 comes back to the shelves by its flag alone', () => {
  expect(
    [[{ flag_id: 1 }, { flag_id: 3 }], [{ flag_id: 1 }], null].map((flagged_orders) => isToRestock({ flagged_orders })),
  ).toEqual([...[true, false, false]]);
});
