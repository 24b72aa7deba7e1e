import { useKeptToggle } from '../../app/kept-toggles.ts';

/** Switches of the screen that outlive the session (DSP-020): absent means off, or open for a list that folds. */
const names = [
  ...(['hideWaiting', 'nowView', 'showHiddenDrivers', 'showReviewed', 'canDispatchWaitingTasks'] as const),
  ...(['map', 'map:hideToDispatch', 'map:hidePlanned', 'map:hideOnTheRoad', 'map:lateOnly'] as const),
  ...(['fold:ready', 'fold:delivery', 'fold:drivers', 'fold:redeliver', 'fold:extraCosts'] as const),
] as const;
type Toggle = (typeof names)[number];

export const folds = names.filter((name) => name.startsWith('fold:'));

export const useToggle = (name: Toggle) => useKeptToggle(name);
