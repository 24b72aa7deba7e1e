import { useKeptToggle } from '../../kit/toggles/use-toggle.ts';

/** The lists that fold (DSP-211); each launchpad folds its own. */
const foldables = [
  ...(['ready', 'delivery', 'drivers', 'redeliver', 'extraCosts'] as const),
  ...(['ready:basket', 'delivery:basket'] as const),
] as const;
export type Foldable = (typeof foldables)[number];

/** `fold:` where the user folded it, `open:` where he opened one that is folded by itself. */
export const foldOf = (list: Foldable) => `fold:${list}` as const;
export const openOf = (list: Foldable) => `open:${list}` as const;
export const folds = foldables.map(foldOf);

/** Switches of the screen that outlive the session (DSP-020): absent means off, or open for a list that folds. */
const names = [
  ...(['hideWaiting', 'nowView', 'showHiddenDrivers', 'showReviewed', 'canDispatchWaitingTasks'] as const),
  ...(['map', 'map:hideToDispatch', 'map:hidePlanned', 'map:hideOnTheRoad', 'map:lateOnly'] as const),
] as const;
type Toggle = (typeof names)[number] | ReturnType<typeof foldOf | typeof openOf>;

export const useToggle = (name: Toggle) => useKeptToggle(name);
