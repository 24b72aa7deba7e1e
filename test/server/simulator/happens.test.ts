import { beforeAll, describe, expect, it } from 'vitest';
import type { Change } from '../../../server/src/simulator/change.ts';
import { Play } from './play.ts';

type Seen = Set<string>;

/** What a change does, in a word: a status taken, a timestamp set, a row made. */
function note(seen: Seen, change: Change): void {
  if ('insert' in change) {
    seen.add(`${change.kind} made`);
    return;
  }
  for (const [field, value] of Object.entries(change.set)) {
    if (value === null || value === false) continue;
    const says = ['status', 'current_status', 'state', 'hidden'].includes(field) ? `${value}` : '';
    seen.add(`${change.kind} ${field} ${says}`.trim());
  }
}

describe('four hours of a simulated day', () => {
  const seen: Seen = new Set();
  const play = new Play(2, 150);

  beforeAll(() => {
    for (let step = 0; step < 4 * 720; step++) {
      for (const change of play.step()) note(seen, change);
      for (const { external_shipping_jobs } of play.rows.dock.values())
        for (const { status } of external_shipping_jobs ?? []) seen.add(`job ${status}`);
    }
  });

  it('sees orders arrive, be packed, checked and finished', () => {
    expect(seen).toContain('order made');
    for (const status of ['prep', 'to-check', 'waiting-products', 'prepared'])
      expect(seen).toContain(`order status ${status}`);
    expect(seen).toContain('task prep_progress');
    expect(seen).toContain('task status todo');
  });

  it('sees rounds made, defined, loaded, given to their drivers and leave', () => {
    expect(seen).toContain('dock made');
    for (const status of ['moving', 'defined', 'ready_to_load', 'loaded'])
      expect(seen).toContain(`dock current_status ${status}`);
    for (const step of ['defined_at', 'load_info', 'loaded_at', 'locked_at', 'gone_at'])
      expect(seen).toContain(`dock ${step}`);
    expect(seen).toContain('task status shipping');
  });

  it('sees clients reached or missed, rounds closed and hidden', () => {
    expect(seen).toContain('order status received');
    expect(seen).toContain('order status undeliveredclient');
    expect(seen).toContain('task date_received');
    expect(seen).toContain('dock finished_at');
    expect(seen).toContain('dock hidden true');
  });

  it('sees drivers come, leave, return and go home', () => {
    for (const state of ['wait', 'run', 'returning', 'plan']) expect(seen).toContain(`driver state ${state}`);
    expect(seen).toContain('driver planning_not_respected');
  });

  it('sees couriers at work, lateness, its records and an alert', () => {
    for (const status of ['init', 'in_progress', 'picking', 'delivering', 'finished', 'pickup_complete', 'delivered'])
      expect(seen).toContain(`job ${status}`);
    expect(seen).toContain('task will_be_extra_late');
    expect(seen).toContain('task delivered_extra_late');
    expect(seen).toContain('order late_order');
    expect(seen).toContain('alert made');
  });

  it('DSP-246 gives a new order its neighbours, and them the new order, while both are to be delivered', () => {
    const made = [...play.rows.task.values()].filter((task) => task.id > 900_000_000 && task.status !== 'received');
    const pairs = made.flatMap((task) => (task.tasks_with_same_address ?? []).map((id) => [task.id, id] as const));
    expect(pairs.length).toBeGreaterThan(0);
    for (const [id, neighbour] of pairs) {
      const other = play.rows.task.get(neighbour);
      if (other?.status !== 'received') expect(other?.tasks_with_same_address).toContain(id);
    }
  });

  it('gives the waiting drivers places from 1 without holes', () => {
    const waiting = [...play.rows.driver.values()].filter((driver) => driver.state === 'wait');
    const places = waiting.map((driver) => driver.queue_position ?? 0).sort((one, other) => one - other);
    expect(places).toEqual(waiting.map((_, index) => index + 1));
  });
});
