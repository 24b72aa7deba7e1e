import type { Dock } from './dock.ts';

type Typed = Pick<Dock, 'dock_type'>;

/** Table DTY of dispatch.md. */
export const isDriverHard = (dock: Typed) => dock.dock_type === 'DRIVER_HARD';
export const isDriverType = (dock: Typed) => dock.dock_type === 'DRIVER_HARD' || dock.dock_type === 'DRIVER_SOFT';
export const isCourierType = (dock: Typed) => dock.dock_type === 'STUART' || dock.dock_type === 'UBER_DIRECT';
export const isUnconfigured = (dock: Typed) => dock.dock_type === 'NOCONFIG';
