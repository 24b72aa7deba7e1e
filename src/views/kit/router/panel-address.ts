/** The parameter of the open panel. */
export const panelParameter = 'panel';
export type Panel = 'actions' | 'search' | 'shortcuts' | 'scans' | 'camera' | 'signOut';

export const openPanel = (panel: Panel) => ({ [panelParameter]: panel });
export const closedPanel = { [panelParameter]: null };
