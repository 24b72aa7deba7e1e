import { expect, it } from 'vitest';
import { clientChanges, clientForm } from '../../../../src/views/rooms/support/tabs/client-values.ts';
import { aCustomer } from '../../../actions/customer/worlds.ts';

const nowMs = Date.parse('2026-03-28T10:00:00Z');
const customer = aCustomer({ optin_sms: 0, updated_at: '2026-01-01T00:00:00Z', super_venere_at: null });
const typed = clientForm(customer);
const vexed = aCustomer({ super_venere_at: '2026-01-02T10:00:00Z' });

it('SUP-104 SUP-105 only what is other is sent, and never when he was changed last', () => {
  expect(clientChanges(customer, typed, nowMs)).toEqual({});
  expect(clientChanges(customer, { ...typed, first_name: 'Grégory', is_vip: true, optin_sms: '2' }, nowMs)).toEqual({
    first_name: 'Grégory',
    is_vip: true,
    optin_sms: 2,
  });
});

it('SUP-103 each opt-in is sent as its number, 0 for no', () => {
  for (const value of [0, 1, 2]) {
    const before = aCustomer({ optin_email: value === 0 ? 1 : 0 });
    const after = { ...clientForm(before), optin_email: String(value) };
    expect(clientChanges(before, after, nowMs)).toEqual({ optin_email: value });
  }
});

it('SUP-106 super vénère is the moment it is turned on, and null once it is turned off', () => {
  expect(clientChanges(customer, { ...typed, isSuperVenere: true }, nowMs)).toEqual({
    super_venere_at: '2026-03-28T10:00:00.000Z',
  });
  expect(clientChanges(vexed, { ...clientForm(vexed), isSuperVenere: false }, nowMs)).toEqual({
    super_venere_at: null,
  });
  expect(clientChanges(vexed, clientForm(vexed), nowMs)).toEqual({});
});
