import { hasListsAtHome } from '../../../domain/center/features.ts';
import { useCenters } from '../../app/centers.ts';
import type { RoomLines } from '../../app/room.ts';
import { pilotNumbers, useCenterNumbers } from '../../shared/center-numbers/use-center-numbers.ts';

/**
 * The numbers of a center whose lists are on this page. Where they are on the board of the dispatch this page asks for none
 * of them (DSP-226), and numbers as old as the last look there would be no numbers of now.
 */
export function useHomeLines(): RoomLines {
  const current = useCenters()?.current;
  const now = useCenterNumbers();
  return { numbers: hasListsAtHome(current) ? pilotNumbers(now, '').filter(isHere) : [], sections: [] };
}

/** Drivers are not shown here. */
const isHere = ({ to }: { readonly to: string }) => to !== '#drivers-title' && to !== '#round-creation';
