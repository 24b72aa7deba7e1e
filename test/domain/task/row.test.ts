import { describe, expect, it } from 'vitest';
import { addressLine, addressProblem } from '../../../src/domain/task/address.ts';
import { clientBadges, clientName } from '../../../src/domain/task/client.ts';
import { timing } from '../../../src/domain/task/lateness-style.ts';
import { canSelect } from '../../../src/domain/task/selection.ts';
import { slotEndMs, slotStartMs } from '../../../src/domain/task/slot.ts';
import { anOrder, aTask } from '../../builders/rows.ts';

const noon = '2025-03-03T12:00:00+01:00';
const located = { latitude: 48.85, longitude: 2.35 };

describe('timing of a row', () => {
  it('DSP-260 is late when the server says so, delivered or not', () => {
    expect([timing({ delivered_extra_late: true }), timing({ will_be_extra_late: true })]).toEqual(['late', 'late']);
  });

  it('DSP-261 is early when the server says so, and late when it says both', () => {
    expect([timing({ delivered_extra_soon: true }), timing({ will_be_extra_soon: true })]).toEqual(['early', 'early']);
    expect(timing({ will_be_extra_soon: true, will_be_extra_late: true })).toBe('late');
    expect(timing({ will_be_extra_late: false })).toBeNull();
  });
});

describe('selection', () => {
  it('DSP-250 is closed for moving, dispatch-disabled and saved tasks', () => {
    expect(canSelect(aTask(), false)).toBe(true);
    expect(canSelect(aTask(), true)).toBe(false);
    expect(canSelect(aTask(1, { is_moving: true }), false)).toBe(false);
    expect(canSelect(aTask(1, { is_dispatch_disabled: true }), false)).toBe(false);
  });
});

describe('address of a row', () => {
  it('stands on one line, without what is missing', () => {
    const full = { street_number: '12', street: 'rue de Rivoli', postal_code: '75004', city: 'Paris' };
    expect(addressLine(full)).toBe('12 rue de Rivoli, 75004 Paris');
    expect(addressLine({ ...full, street_number: ' ', city: null })).toBe('rue de Rivoli, 75004');
    expect([addressLine({ city: 'Paris' }), addressLine(null)]).toEqual(['Paris', '']);
  });

  it('DSP-258 has a problem without both coordinates', () => {
    const task = { estimated_travel_departure_at: noon };
    expect(addressProblem({ ...task, address: located }, undefined, null)).toBeNull();
    expect(addressProblem({ ...task, address: { latitude: 48.85 } }, undefined, null)).toBe('noCoordinates');
    expect(addressProblem({ ...task, address: null }, undefined, null)).toBe('noCoordinates');
  });

  it('DSP-259 has a problem without an estimated travel', () => {
    const task = aTask(1, { address: located });
    expect(addressProblem(task, anOrder(), null)).toBe('noTravel');
    expect(addressProblem(task, anOrder(1001, { estimated_travel_departure_at: noon }), null)).toBeNull();
  });
});

describe('client of a row', () => {
  it('is named by the name, else by first and last name', () => {
    expect(clientName({ name: ' Durand ', first_name: 'Anne' })).toBe('Durand');
    expect(clientName({ first_name: 'Anne', last_name: 'Durand' })).toBe('Anne Durand');
    expect([clientName({ last_name: 'Durand' }), clientName(null)]).toEqual(['Durand', '']);
  });

  it('DSP-270 bears one badge a flag', () => {
    const flags = { is_vip: true, is_fraud: true, is_staff: true, is_pro: true };
    expect(clientBadges(flags, { is_super_venere: true })).toEqual(['VIP', 'FRAUD', 'STAFF', 'PRO', 'SUPER VÉNÈRE']);
    expect(clientBadges({ is_fraud: true })).toEqual(['FRAUD']);
    expect(clientBadges(null)).toEqual([]);
  });

  it('DSP-125 bears the badge ÉCHANGE for an exchange', () => {
    expect([clientBadges({ user_type: 2 }), clientBadges({ user_type: 1 })]).toEqual([['ÉCHANGE'], []]);
  });
});

it('reads the slot on the task, else on its order', () => {
  const order = anOrder(1001, { shipping_time: noon, max_shipping_time: noon });
  expect([slotStartMs(aTask(), order), slotEndMs(aTask(), order)]).toEqual([Date.parse(noon), Date.parse(noon)]);
  expect(slotEndMs(aTask(1, { max_shipping_time: '2025-03-03T12:30:00Z' }), order)).toBe(
    Date.parse('2025-03-03T12:30:00Z'),
  );
  expect(slotStartMs(aTask())).toBeNull();
});
