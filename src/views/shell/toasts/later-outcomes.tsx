import { useIsMissing, useWhenThere } from '../../ui/later/later.ts';
import { MissingPart } from '../../ui/later/missing-part.tsx';
import { toastParts } from './later-parts.ts';

/** Shows outcomes of this tab's actions, with those before its code came. */
export function LaterOutcomes() {
  const parts = useWhenThere(toastParts);
  const isMissing = useIsMissing(toastParts);
  if (parts) return <parts.Outcomes />;
  return isMissing ? <MissingPart retry={() => void toastParts.fetch()} /> : null;
}
