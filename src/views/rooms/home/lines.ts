import { hasListsAtHome } from '../../../domain/center/features.ts';
import { sections } from '../../../domain/preparation/board.ts';
import { useCenters } from '../../app/centers.ts';
import type { RoomLines } from '../../app/room.ts';
import { pilotNumbers, useCenterNumbers } from '../../shared/center-numbers/use-center-numbers.ts';
import { sectionId } from './board/section-id.ts';
import { shortTitles } from './board/text.ts';
import { usePackingCounts } from './board/use-packing-board.ts';

/**
 * The sections of the packing board, and the numbers of a center whose lists are on this page. Where they are on the board of the dispatch this page asks for none
 * of them (DSP-226), and numbers as old as the last look there would be no numbers of now.
 */
export function useHomeLines(): RoomLines {
  const current = useCenters()?.current;
  const now = useCenterNumbers();
  const counts = usePackingCounts();
  return {
    numbers: hasListsAtHome(current) ? pilotNumbers(now, '').filter(isHere) : [],
    sections: sections.map((of) => ({ id: sectionId(of), label: shortTitles[of], count: counts?.[of] })),
  };
}

/** Drivers are not shown here. */
const isHere = ({ to }: { readonly to: string }) => to !== '#drivers-title' && to !== '#round-creation';
