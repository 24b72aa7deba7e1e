import { BehaviorSubject } from 'rxjs';
import { deviceMemory } from '../../ui/memory.ts';

/** As the system is, or as the user of this device wants it whatever the system is. */
export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

const key = 'quai:theme';

/** What is kept and was not written here counts as no choice. */
const kept = (): ThemeChoice => themeChoices.find((choice) => choice === deviceMemory.getItem(key)) ?? 'system';

export const theme$ = new BehaviorSubject<ThemeChoice>(kept());

export function chooseTheme(choice: ThemeChoice): void {
  deviceMemory.setItem(key, choice);
  theme$.next(choice);
}
