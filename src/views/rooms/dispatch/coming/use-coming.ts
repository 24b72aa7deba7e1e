import { useEffect, useState } from 'react';
import { listIndex } from '../../../../db/queries/lists.ts';
import { docksList, driversList } from '../../../../db/view-rows/dispatch.ts';
import { driversSoonList } from '../../../../db/view-rows/drivers.ts';
import { positionOf } from '../../../../domain/geo.ts';
import type { Coming } from '../../../../domain/route/coming.ts';
import { moveWindow } from '../../../concepts/dock/move/window.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useClient, useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import type { ComingWords } from '../../../kit/room/room.ts';
import { go, setQuery } from '../../../kit/router/router.tsx';
import { useCenters } from '../../../kit/scope/centers.ts';
import { bringName, bringParameter, roundAt } from '../bring/links.ts';
import { driversSoon } from '../drivers-soon/parameter.ts';
import { comingTexts } from './text.ts';

/**
 * What is coming on the board of the tab's center, each with what would help; nothing until it is reckoned. `board` is
 * the path of the board, empty on it.
 */
export function useComing(board: string): readonly ComingWords[] {
  const coming = useReckoned();
  const { shortage, late } = coming ?? {};
  const words: ComingWords[] = [];
  if (shortage) {
    words.push({
      key: 'shortage',
      text: comingTexts.shortage(shortage),
      short: comingTexts.shortageShort(shortage),
      tone: 'amber',
      detail: comingTexts.basis(shortage),
      press: () => (board ? go(`${board}?${new URLSearchParams(driversSoon.open)}`) : setQuery(driversSoon.open)),
    });
  }
  if (late) {
    const { isMovable, taskId, dockId } = late;
    words.push({
      key: 'late',
      text: comingTexts.late(late),
      short: comingTexts.lateShort(late),
      tone: 'red',
      detail: comingTexts.basis(late),
      press: () => {
        if (isMovable) setQuery(moveWindow.at({ taskIds: [taskId] }));
        else if (board) go(roundAt(board, dockId));
        else setQuery({ [bringParameter]: bringName('dock', dockId) });
      },
    });
  }
  return words;
}

/** Reckoned by the worker, anew with each change of rounds or drivers and each half minute. */
function useReckoned(): Coming | null {
  const { worker } = useClient();
  const { db } = useSignedIn();
  const { center: scope } = useTab();
  const nowMs = useServerNow();
  const centers = useCenters();
  const change = useSeenQuery(
    () => Promise.all([docksList, driversList, driversSoonList].map((list) => listIndex(db, scope, list))),
    [db, scope],
  );
  const [reckoned, setReckoned] = useState<{ readonly scope: number; readonly coming: Coming | null } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows the rows and the time alone
  useEffect(() => {
    if (!change || !centers) return undefined;
    let isOver = false;
    const ask = async () => {
      const places = new Map(
        centers.all.flatMap(({ id, address }) => {
          const position = positionOf(address, null);
          return position ? [[id, position] as const] : [];
        }),
      );
      const coming = await worker.coming({ scope, nowMs, places });
      if (!isOver) setReckoned({ scope, coming });
    };
    // Code that does not come is reported; nothing is said of what is coming then.
    void ask();
    return () => {
      isOver = true;
    };
  }, [change, nowMs, centers === undefined]);
  return reckoned?.scope === scope ? reckoned.coming : null;
}
