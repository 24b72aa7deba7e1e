import { useEffect, useRef } from 'react';
import { listIndex } from '../../../../db/queries/lists.ts';
import { docksList } from '../../../../db/view-rows/dispatch.ts';
import { positionOf } from '../../../../domain/geo.ts';
import type { DraggedTasks } from '../../../concepts/dock/move/moves.ts';
import { useTogether } from '../../../concepts/order/canteen/use-together.ts';
import { useServerNow } from '../../../kit/client/clock.ts';
import { useClient, useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';
import { useScope } from '../../../kit/scope/scope.ts';
import { useCentersOfBoard, useGroupsCanteens } from '../board-context.ts';
import { useDrag, useOffered } from '../drag.ts';
import { BestTarget } from './best-target.tsx';
import { dropCosts } from './drop-costs.ts';

/** Has the worker reckon what it costs to drop the orders in hand, anew with each change of the rounds (OUR-200). */
export function AskCosts() {
  const offered = useOffered();
  return offered?.kind === 'tasks' ? <Asking dragged={offered} /> : null;
}

function Asking({ dragged }: { readonly dragged: DraggedTasks }) {
  const { worker } = useClient();
  const { db } = useSignedIn();
  const scope = useScope();
  const nowMs = useServerNow();
  const { retell } = useDrag();
  const isGrouped = useGroupsCanteens();
  const together = useTogether(isGrouped);
  const center = positionOf(useCentersOfBoard()?.current?.address, null);
  const index = useSeenQuery(() => listIndex(db, scope, docksList), [db, scope]);
  const asked = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked follows the rounds and the time alone
  useEffect(() => {
    if (!index) return undefined;
    asked.current += 1;
    const nth = asked.current;
    const ask = async () => {
      const orders = await together(dragged.tasks, dragged.from);
      const from = dragged.from?.id ?? null;
      const rounds = await worker.places({ scope, orders, from, center, nowMs, isGrouped });
      if (asked.current !== nth) return;
      dropCosts.set(dragged, rounds);
      retell();
    };
    // Code that does not come is reported; nothing is said of costs then.
    void ask();
    return undefined;
  }, [dragged, index, nowMs]);
  useEffect(
    () => () => {
      asked.current += 1;
      dropCosts.clear();
    },
    [],
  );
  return <BestTarget />;
}
