import { useWhenThere } from '../../ui/later/later.tsx';
import { toastParts } from './later-parts.ts';

/** Shows outcomes of this tab's actions, with those before its code came. */
export function ToldOutcomes() {
  const parts = useWhenThere(toastParts);
  return parts ? <parts.Outcomes /> : null;
}
