/** The parameter of the address with the order whose panel is open. */
export const infoParameter = 'info';

/** The order an address picks; null for none, or for what is no id: no read follows (DSP-167). */
export const pickedIn = (value: string | null) => (value && /^[1-9]\d{0,15}$/.test(value) ? Number(value) : null);

/** The panel in the page. */
export const infoPanelId = 'order-info';
