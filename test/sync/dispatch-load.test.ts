import { describe, expect, it } from 'vitest';
import { dispatchLoad, dispatchQuery } from '../../src/sync/api/dispatch-load.ts';
import { aDock, aDriver, anOrder, aTask } from '../builders/rows.ts';

const full = dispatchQuery('full');
const creation = dispatchQuery('light_creation1');
const loading = dispatchQuery('light_loading1');
const statusesOf = (query: string) => new URLSearchParams(query).get('with_dock_current_statuses');

describe('the query of several tabs', () => {
  it('asks for the docks of both when two sub-screens are open', () => {
    expect(statusesOf(dispatchLoad.union([creation, loading]))?.split(',')).toEqual([
      'closed',
      'defined',
      'draft',
      'loaded',
      'moving',
      'ready_to_load',
    ]);
  });

  it('asks for everything one of them asks for', () => {
    const union = new URLSearchParams(dispatchLoad.union([creation, loading]));
    expect(union.get('with_drivers')).toBe('1');
    expect(union.get('with_normal_slot_among_deliveries_to_dispatch')).toBe('1');
  });

  it('asks for all docks as soon as one tab shows the full screen', () => {
    expect(statusesOf(dispatchLoad.union([creation, full]))).toBeNull();
  });

  it('is the same whatever the order of the tabs', () => {
    expect(dispatchLoad.union([creation, loading])).toBe(dispatchLoad.union([loading, creation]));
  });
});

describe('what a query covers', () => {
  const covers = (query: string, list: string, kind: 'task' | 'dock' | 'driver' | 'order', row: object) => {
    const rows = { task: aTask(1, row), dock: aDock(1, row), driver: aDriver(1), order: anOrder(1) };
    return dispatchLoad.covers(query, list, kind, rows[kind]);
  };

  it('is everything on the full screen', () => {
    expect(covers(full, 'docks', 'dock', { current_status: 'closed' })).toBe(true);
    expect(covers(full, 'deliveries', 'task', {})).toBe(true);
    expect(covers(full, 'deliveries', 'order', {})).toBe(true);
    expect(covers(full, 'drivers', 'driver', {})).toBe(true);
  });

  it('is the docks of the statuses it names', () => {
    expect(covers(creation, 'docks', 'dock', { current_status: 'draft' })).toBe(true);
    expect(covers(creation, 'docks', 'dock', { current_status: 'closed' })).toBe(false);
    expect(covers(creation, 'docks', 'dock', {})).toBe(false);
  });

  it('is no tasks to dispatch where it leaves some of them out', () => {
    expect(covers(loading, 'deliveries', 'task', { dock: null })).toBe(false);
    expect(covers(loading, 'deliveries', 'task', { dock: 5 })).toBe(true);
  });

  it('is no dispatched task given to a driver where it leaves those out', () => {
    expect(covers(creation, 'deliveries', 'task', { dock: 5, delivery_man_id: 7 })).toBe(false);
    expect(covers(creation, 'deliveries', 'task', { dock: 5, delivery_man_id: null })).toBe(true);
  });

  it('is no drivers where it asks for none', () => {
    expect(covers(creation, 'drivers', 'driver', {})).toBe(false);
  });
});
