import type { ReactNode } from 'react';
import { clockOffset } from '../../../db/queries/sync.ts';
import { SignedInContext, useClient, useSubject } from '../../kit/client/context.ts';
import type { Session } from '../../kit/client/start-worker.ts';
import { useToReload } from '../../kit/client/to-reload.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { RoomLoading } from '../../kit/room/room-code.tsx';
import { NoStorage, SignedOut, ToReload, Unreachable } from '../states.tsx';

/** Shows the console to a signed-in user, from the replica as soon as it is readable. */
export function SessionGate({ children }: { readonly children: ReactNode }) {
  const session = useSubject(useClient().session$);
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
      // Another user starts afresh: no row, dialog or tick of the former one stays.
      return (
        <Ready key={session.userKey} session={session}>
          {children}
        </Ready>
      );
  }
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
