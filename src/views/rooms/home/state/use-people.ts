import { seenRows } from '../../../../db/queries/seen-rows.ts';
import { isInSession } from '../../../../domain/preparation/assignment.ts';
import { isRunning } from '../../../../domain/preparation/next.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';

/** How many packers work now or are to come, and how many have a task under way (PRP-183); undefined until read. */
export function usePeople() {
  const { db } = useSignedIn();
  const { center } = useTab();
  return useSeenQuery(async () => {
    const people = await seenRows(db, center, 'next');
    return { working: people.filter(isRunning).length, inSession: people.filter(isInSession).length };
  }, [db, center]);
}
