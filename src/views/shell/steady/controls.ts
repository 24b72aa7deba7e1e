/** After a place was covered, and after each press on it. */
export const holdMs = 1_000;
export const controls = 'button, a, input, label, select, summary, [role="option"], [role^="menuitem"]';
export const items = 'li, tr, article';

export const nameOf = (control: Element): string => `${control.ariaLabel} ${control.textContent}`;
