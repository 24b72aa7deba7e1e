import { BehaviorSubject } from 'rxjs';
import { deviceMemory } from '../../ui/memory.ts';

/** The look of the system, or the one this device's user wants in its place. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'quai:theme';

/** A stored value that is not ours is no choice. */
const kept = (): ThemeChoice => themeChoices.find((choice) => choice === deviceMemory.getItem(key)) ?? 'system';

export const theme$ = new BehaviorSubject<ThemeChoice>(kept());

export function chooseTheme(choice: ThemeChoice): void {
  deviceMemory.setItem(key, choice);
  theme$.next(choice);
}
