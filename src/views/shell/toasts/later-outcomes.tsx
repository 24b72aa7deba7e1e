import { useWhenThere } from '../../ui/later/later.tsx';
import { toastParts } from './later-parts.ts';

/** Tells what becomes of this tab's actions, those before its code came too. */
export function ToldOutcomes() {
  const parts = useWhenThere(toastParts);
  return parts ? <parts.Outcomes /> : null;
}
