import type { Dock } from './dock.ts';

/** The layouts of `/dispatch?sub=`; any other value is the full screen (DSP-031 to DSP-034, DSP-223). */
export type SubScreen = 'full' | 'light_creation1' | 'light_loading1' | 'driver_queue';

export type Section =
  | 'redeliver'
  | 'dqp'
  | 'late'
  | 'extraCosts'
  | 'creation'
  | 'preparation'
  | 'ready'
  | 'delivery'
  | 'drivers'
  | 'alerts'
  | 'orderInfo';

interface Layout {
  /** The name of the sub-screen; the full screen has none. */
  readonly label: string | null;
  readonly hasToDispatch: boolean;
  /** The blocks of the main column, top to bottom. */
  readonly sections: readonly Section[];
  /** The only docks shown, by `current_status`; null for all (DSP-217, DSP-218). */
  readonly dockStatuses: readonly string[] | null;
  /** Parameters of the dispatch load that are 0, table FLT; the others are 1. */
  readonly without: readonly string[];
}

const amongToDispatch = ['normal_slot', 'dqp_express', 'dqp_express_prio', 'dqp_courier'].map(
  (slot) => `with_${slot}_among_deliveries_to_dispatch`,
);

/** Table FLT of dispatch.md, without the list of statuses. */
const parameters = [
  'with_extra_cost_demands',
  'with_driver_queue',
  ...amongToDispatch,
  'with_driver_among_dispatched_deliveries',
  'with_not_loaded_dock_among_dispatched_deliveries',
  'with_drivers',
];

const layouts: Readonly<Record<SubScreen, Layout>> = {
  full: {
    label: null,
    hasToDispatch: true,
    sections: [
      ...(['redeliver', 'dqp', 'late', 'extraCosts'] as const),
      ...(['creation', 'preparation', 'ready', 'delivery'] as const),
      ...(['drivers', 'alerts', 'orderInfo'] as const),
    ],
    dockStatuses: null,
    without: [],
  },
  light_creation1: {
    label: 'Dispatch création de tournée',
    hasToDispatch: true,
    sections: ['dqp', 'creation', 'preparation', 'ready', 'late', 'alerts', 'orderInfo'],
    dockStatuses: ['draft', 'moving', 'defined', 'ready_to_load'],
    without: [
      'with_extra_cost_demands',
      'with_driver_queue',
      'with_driver_among_dispatched_deliveries',
      'with_drivers',
    ],
  },
  light_loading1: {
    label: 'Dispatch chargement et suivi livreur',
    hasToDispatch: false,
    sections: [
      ...(['ready', 'delivery', 'preparation', 'drivers', 'late'] as const),
      ...(['redeliver', 'extraCosts', 'dqp', 'alerts', 'orderInfo'] as const),
    ],
    dockStatuses: ['defined', 'ready_to_load', 'loaded', 'closed'],
    without: amongToDispatch,
  },
  driver_queue: { label: null, hasToDispatch: false, sections: ['drivers'], dockStatuses: null, without: [] },
};

/** The layout of a `sub`; its value stays in the address. */
export const subScreenOf = (sub: string | null | undefined): SubScreen =>
  sub === 'light_creation1' || sub === 'light_loading1' || sub === 'driver_queue' ? sub : 'full';

/** The sections of a sub-screen, in order (DSP-210, DSP-219, DSP-221). */
export const layoutOf = (screen: SubScreen): Omit<Layout, 'without'> => layouts[screen];

/** Whether a dock belongs to a sub-screen (DSP-217, DSP-218). */
export const isShownOn = (screen: SubScreen, dock: Pick<Dock, 'current_status'>) =>
  layouts[screen].dockStatuses?.includes(dock.current_status ?? '') ?? true;

/** The filters a sub-screen adds to the dispatch load, table FLT (DSP-220, API-007). */
export function loadFilters(screen: SubScreen): Readonly<Record<string, string>> {
  const { dockStatuses, without } = layouts[screen];
  const switches = parameters.map((name) => [name, without.includes(name) ? '0' : '1'] as const);
  return {
    ...(dockStatuses ? { with_dock_current_statuses: dockStatuses.join(',') } : {}),
    ...Object.fromEntries(switches),
  };
}
