import { describe, expect, it } from 'vitest';
import { isShownOn, layoutOf, loadFilters, type SubScreen, subScreenOf } from '../../../src/domain/dock/sub-screens.ts';

const screens: readonly SubScreen[] = ['full', 'light_creation1', 'light_loading1', 'driver_queue'];
const shown = (screen: SubScreen) =>
  ['draft', 'moving', 'defined', 'ready_to_load', 'loaded', 'closed', 'teleported', null].filter((current_status) =>
    isShownOn(screen, { current_status }),
  );

describe('the sub-screens of dispatch', () => {
  it('DSP-032 DSP-033 have their labels', () => {
    expect(layoutOf(subScreenOf('light_creation1')).label).toBe('Dispatch création de tournée');
    expect(layoutOf(subScreenOf('light_loading1')).label).toBe('Dispatch chargement et suivi livreur');
  });

  it('DSP-034 shows the full screen, without label, for any other value', () => {
    expect(['', null, undefined, 'light_creation2', 'constructor', 'full'].map(subScreenOf)).toEqual(
      Array(6).fill('full'),
    );
    expect(layoutOf('full').label).toBeNull();
  });

  it('DSP-217 shows drafts up to ready docks while rounds are created', () => {
    expect(shown('light_creation1')).toEqual(['draft', 'moving', 'defined', 'ready_to_load']);
  });

  it('DSP-218 shows defined up to closed docks while rounds are loaded', () => {
    expect(shown('light_loading1')).toEqual(['defined', 'ready_to_load', 'loaded', 'closed']);
  });

  it('shows every dock on the full screen', () => {
    expect(shown('full')).toHaveLength(8);
  });
});

describe('the order of the sections', () => {
  it('DSP-210 is that of the full screen', () => {
    expect(layoutOf('full').sections).toEqual([
      'redeliver',
      'dqp',
      'late',
      'extraCosts',
      'creation',
      'preparation',
      'ready',
      'delivery',
      'drivers',
      'alerts',
      'orderInfo',
    ]);
    expect(layoutOf('full').hasToDispatch).toBe(true);
  });

  it('DSP-221 starts with what is to dispatch while rounds are created, without drivers', () => {
    expect(layoutOf('light_creation1')).toMatchObject({
      hasToDispatch: true,
      sections: ['dqp', 'creation', 'preparation', 'ready', 'late', 'alerts', 'orderInfo'],
    });
  });

  it('DSP-221 starts with the ready docks while rounds are loaded, without the list to dispatch', () => {
    expect(layoutOf('light_loading1')).toMatchObject({
      hasToDispatch: false,
      sections: [
        'ready',
        'delivery',
        'preparation',
        'drivers',
        'late',
        'redeliver',
        'extraCosts',
        'dqp',
        'alerts',
        'orderInfo',
      ],
    });
  });

  it('DSP-219 leaves extra costs and redeliveries out of the creation screen alone', () => {
    const blocks = (screen: SubScreen) =>
      layoutOf(screen).sections.filter((section) => section === 'extraCosts' || section === 'redeliver').length;
    expect(screens.slice(0, 3).map(blocks)).toEqual([2, 0, 2]);
  });

  it('DSP-223 shows the drivers alone in the queue window', () => {
    expect(layoutOf(subScreenOf('driver_queue')).sections).toEqual(['drivers']);
  });
});

/** Table FLT of dispatch.md. */
const table: Readonly<Record<string, readonly string[]>> = {
  with_extra_cost_demands: ['1', '0', '1'],
  with_driver_queue: ['1', '0', '1'],
  with_normal_slot_among_deliveries_to_dispatch: ['1', '1', '0'],
  with_dqp_express_among_deliveries_to_dispatch: ['1', '1', '0'],
  with_dqp_express_prio_among_deliveries_to_dispatch: ['1', '1', '0'],
  with_dqp_courier_among_deliveries_to_dispatch: ['1', '1', '0'],
  with_driver_among_dispatched_deliveries: ['1', '0', '1'],
  with_not_loaded_dock_among_dispatched_deliveries: ['1', '1', '1'],
  with_drivers: ['1', '0', '1'],
};

describe('the query of the dispatch load', () => {
  it.each(Object.entries(table))('DSP-220 sends %s as table FLT says', (name, values) => {
    expect(screens.slice(0, 3).map((screen) => loadFilters(screen)[name])).toEqual(values);
  });

  it('DSP-220 names the statuses of the docks a sub-screen shows, none for the full screen', () => {
    expect(screens.slice(0, 3).map((screen) => loadFilters(screen).with_dock_current_statuses)).toEqual([
      undefined,
      'draft,moving,defined,ready_to_load',
      'defined,ready_to_load,loaded,closed',
    ]);
  });

  it('DSP-220 sends nothing else', () => {
    expect(Object.keys(loadFilters('full')).toSorted()).toEqual(Object.keys(table).toSorted());
  });
});
