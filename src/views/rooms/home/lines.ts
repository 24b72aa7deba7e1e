import { hasListsAtHome } from '../../../domain/center/features.ts';
import { sections } from '../../../domain/preparation/board.ts';
import { pilotNumbers, useCenterNumbers } from '../../concepts/center/numbers/use-center-numbers.ts';
import type { RoomLines } from '../../kit/room/room.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import { sectionId } from './board/section-id.ts';
import { shortTitles } from './board/text.ts';
import { usePackingCounts } from './board/use-packing-board.ts';
import { isHere } from './state/leads-here.ts';
import { useFloorNumbers } from './state/use-floor-numbers.ts';

/**
 * The state of the floor, number by number, and the sections of the packing board. Before them stand the numbers of a
 * center whose lists are on this page. Where they are on the board of the dispatch this page asks for none of them
 * (DSP-226), and numbers as old as the last look there would be no numbers of now.
 */
export function useHomeLines(): RoomLines {
  const current = useCenters()?.current;
  const now = useCenterNumbers();
  const counts = usePackingCounts();
  const floor = useFloorNumbers();
  const ofLists = hasListsAtHome(current) ? pilotNumbers(now, '').filter(isHere) : [];
  return {
    numbers: [
      ...ofLists,
      ...floor.map((it, at) => (at === 0 && ofLists.length > 0 ? { ...it, startsGroup: true } : it)),
    ],
    sections: sections.map((of) => ({ id: sectionId(of), label: shortTitles[of], count: counts?.[of] })),
  };
}
