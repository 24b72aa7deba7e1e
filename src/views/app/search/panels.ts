/** Search and the list of shortcuts stand in the address, as any dialog does. */
export const searchPanel = { name: 'panel', open: { panel: 'search' }, close: { panel: null } } as const;
export const shortcutsPanel = { name: 'panel', open: { panel: 'shortcuts' }, close: { panel: null } } as const;
