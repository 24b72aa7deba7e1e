/** The panel that stands in the address, as any dialog does. */
export const panelParameter = 'panel';
export type Panel = 'actions' | 'search' | 'shortcuts' | 'scans' | 'camera';

export const openPanel = (panel: Panel) => ({ [panelParameter]: panel });
export const closedPanel = { [panelParameter]: null };
