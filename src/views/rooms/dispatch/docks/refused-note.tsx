import { storedCommand } from '../../../../db/queries/actions.ts';
import { OpenNote } from '../../../kit/actions/open/open-note.tsx';
import { useSignedIn } from '../../../kit/client/context.ts';
import { useSeenQuery } from '../../../kit/queries/live-queries.ts';

export function RefusedNote({ id }: { readonly id: string }) {
  const { db } = useSignedIn();
  const stored = useSeenQuery(() => storedCommand(db, id), [db, id]);
  return stored ? <OpenNote stored={stored} /> : null;
}
