import { focusOn } from '../../../ui/focus/focus-on.ts';

// The line of calls stands in the frame, the search field on the screen: each finds the other by its id.

export const nextId = 'next-call';
export const searchFieldId = 'support-search';

/** On `Nouvel appel`, for whoever closed a file (OUR-043). */
export const focusOnNext = () => focusOn(document.getElementById(nextId));

/** On the field of the search screen. */
export const focusOnSearch = () => focusOn(document.getElementById(searchFieldId));
