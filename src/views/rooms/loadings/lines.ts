import { useServerNow } from '../../kit/client/clock.ts';
import type { RoomLines } from '../../kit/room/room.ts';
import { leavesSoon } from './departures.ts';
import { numberTexts } from './text.ts';
import { useDrivers, useLoadings } from './use-loadings.ts';

/** What leaves soon and is not loaded, what is to be checked before, who is free to drive it, what did not arrive. */
export function useLoadingsLines(): RoomLines {
  const nowMs = useServerNow();
  const loadings = useLoadings();
  const drivers = useDrivers();
  const leaving = loadings?.docks.filter(({ isLoaded, departureMs }) => !isLoaded && leavesSoon(departureMs, nowMs));
  return {
    numbers: [
      { ...numberTexts.leaving, count: leaving?.length, tone: 'red', to: '#docks' },
      { ...numberTexts.toCheck, count: loadings?.toCheck.length, tone: 'amber', to: '#to-check' },
      {
        ...{ ...numberTexts.free, count: drivers?.filter(({ isFree }) => isFree).length },
        ...{ tone: 'green', to: '#drivers' },
      },
      { ...numberTexts.missing, count: loadings?.notReceived.length, tone: 'red', to: '#not-received' },
    ],
    sections: [],
  };
}
