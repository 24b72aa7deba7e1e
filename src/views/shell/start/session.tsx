import { type ReactNode, useState } from 'react';
import { clockOffset } from '../../../db/queries/sync.ts';
import { SignedInContext, useClient, useSubject } from '../../kit/client/context.ts';
import type { Session } from '../../kit/client/start-worker.ts';
import { useToReload } from '../../kit/client/to-reload.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { RoomLoading } from '../../kit/room/room-code.tsx';
import { RedirectTo, usePath } from '../../kit/router/router.tsx';
import { NoStorage, SignedOut, ToReload, Unreachable } from '../states.tsx';

/** Shows the console to a signed-in user, from the replica as soon as it is readable. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const session = useSubject(useClient().session$);
  const leavesFile = useLeavesFile(session);
  const toReload = useToReload();
  // A tab that was ready stays, with a notice.
  if (toReload && session.status !== 'ready') return <ToReload why={toReload} />;
  switch (session.status) {
    case 'starting':
      return <RoomLoading />;
    case 'unreachable':
      return <Unreachable />;
    case 'noStorage':
      return <NoStorage why={session.why} />;
    case 'signedOut':
      return <SignedOut />;
    case 'ready':
      if (leavesFile) return <RedirectTo to={search} />;
      // Another user starts afresh: no row, dialog or tick of the former one stays.
      return (
        <Ready key={session.userKey} session={session}>
          {children}
        </Ready>
      );
  }
}

const search = '/support/';

/**
 * Whether the file on the screen was opened by a user in whose place another has signed in beside this page: he begins
 * at the search (OUR-042). A page that has just been opened was opened by whoever is signed in.
 */
function useLeavesFile(session: Session): boolean {
  const path = usePath();
  const [former, setFormer] = useState<string | null>(null);
  if (session.status !== 'ready' || !session.verified || former === session.userKey) return false;
  if (former !== null && path.startsWith(search) && path !== search) return true;
  setFormer(session.userKey);
  return false;
}

interface ReadyProps {
  readonly session: Extract<Session, { status: 'ready' }>;
  readonly children: ReactNode;
}

function Ready({ session, children }: ReadyProps) {
  const { userKey, user, config } = session;
  const db = useClient().dbOf(userKey);
  const clockOffsetMs = useSeenQuery(() => clockOffset(db), [db]) ?? 0;
  return <SignedInContext value={{ user, config, db, clockOffsetMs }}>{children}</SignedInContext>;
}
